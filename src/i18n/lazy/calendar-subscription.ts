import type { Localized } from '../languages.ts'
import { inHouse } from '../house-words.ts'

const de = {
  intro:
    'Ihr Kalender holt sich das Programm selbst und bleibt auf dem Stand: Neue Termine, Verlegungen und Absagen kommen von allein dazu.',
  current: 'Mit den gewählten Filtern',
  all: 'Das ganze Programm',
  genres: 'Nach Genre',
  subscribe: 'Im Kalender öffnen',
  subscribeTo: (name: string) => `${name}: im Kalender öffnen`,
  download: 'Datei',
  downloadOf: (name: string) => `${name}: Datei herunterladen`,
  address: 'Adresse zum Einfügen in Google Kalender, Outlook und andere',
  copy: 'Adresse kopieren',
  copied: 'Kopiert.',
  notCopied: 'Das Kopieren hat nicht geklappt. Die Adresse ist markiert.',
}

const en: typeof de = {
  intro:
    'Your calendar fetches the programme by itself and stays up to date: new dates, changes and cancellations simply appear.',
  current: 'With the chosen filters',
  all: 'The whole programme',
  genres: 'By genre',
  subscribe: 'Open in calendar',
  subscribeTo: (name) => `${name}: open in calendar`,
  download: 'File',
  downloadOf: (name) => `${name}: download the file`,
  address: 'Address to paste into Google Calendar, Outlook and others',
  copy: 'Copy address',
  copied: 'Copied.',
  notCopied: 'Copying did not work. The address is selected.',
}

/** The messages of the panel with calendars to subscribe to. */
export const calendarSubscriptionMessages: Localized<typeof de> = inHouse('calendarSubscriptionMessages', {
  de,
  en,
})
