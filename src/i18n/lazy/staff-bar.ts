import type { Localized } from '../languages.ts'
import { inHouse } from '../house-words.ts'

const de = {
  label: 'Redaktion',
  skip: 'Zum Inhalt',
  help: 'Hilfe',
  helpWhere: 'zu dieser Seite im Handbuch, in neuem Fenster',
  home: 'Zur Startseite',
  create: 'Neu',
  account: (name: string) => `Konto: ${name}`,
  signedInAs: (name: string) => `Angemeldet als ${name}`,
  signOut: 'Abmelden',
  interfaceLanguage: 'Oberfläche auf Englisch',
  demoPassword: 'Dieses Konto hat noch das allgemein bekannte Demo-Passwort.',
}

const en: typeof de = {
  label: 'Editing',
  skip: 'To the content',
  help: 'Help',
  helpWhere: 'on this page in the handbook, in a new window',
  home: 'To the home page',
  create: 'New',
  account: (name) => `Account: ${name}`,
  signedInAs: (name) => `Logged in as ${name}`,
  signOut: 'Log out',
  interfaceLanguage: 'Interface in German',
  demoPassword: 'This account still has the well-known demo password.',
}

/** The messages of the bar that staff see above every page. */
export const staffBarMessages: Localized<typeof de> = inHouse('staffBarMessages', { de, en })

/** The names of the places in the menu of staff. */
export const staffMenuMessages = {
  start: { de: 'Start', en: 'Start' },
  hub: { de: 'Übersicht', en: 'Overview' },
  office: { de: 'Verwaltung', en: 'Administration' },
  handbook: { de: 'Handbuch', en: 'Handbook' },
  account: { de: 'Mein Konto', en: 'My account' },
  users: { de: 'Konten', en: 'Accounts' },
  jobs: { de: 'Aufträge und Mails', en: 'Jobs and mails' },
  api: { de: 'Schnittstelle', en: 'API' },
  newEvent: { de: 'Neues Konzert', en: 'New concert' },
  newStory: { de: 'Neue Story', en: 'New story' },
  newSubscription: { de: 'Neues Abonnement', en: 'New subscription' },
} satisfies Record<string, Localized>
