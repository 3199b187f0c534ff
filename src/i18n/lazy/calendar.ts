import type { Localized } from '../languages.ts'
import { inHouse } from '../house-words.ts'

const de = {
  button: 'Weitere Termine',
  title: 'Weitere Termine',
  today: 'Heute',
  friday: 'Diesen Freitag',
  monday: 'Nächsten Montag',
  choose: 'Tag wählen',
  loading: 'Termine werden geladen …',
  failed: 'Die Termine lassen sich gerade nicht laden.',
  hint: 'Tage mit Veranstaltungen sind unterstrichen.',
  wholeProgramme: 'Ganzes Programm',
  again: 'Erneut versuchen',
  noDays: 'In diesem Monat ist nichts (mehr) angekündigt.',
  chooseRange: 'Zeitraum wählen',
  rangeHint: 'Ersten und letzten Tag wählen; Tage mit Veranstaltungen sind unterstrichen.',
}

const en: typeof de = {
  button: 'More dates',
  title: 'More dates',
  today: 'Today',
  friday: 'This Friday',
  monday: 'Next Monday',
  choose: 'Choose a day',
  loading: 'Loading dates …',
  failed: 'The dates cannot be loaded at the moment.',
  hint: 'Days with events are underlined.',
  wholeProgramme: 'Whole programme',
  again: 'Try again',
  noDays: 'Nothing (more) has been announced for this month.',
  chooseRange: 'Choose a period',
  rangeHint: 'Choose a first and a last day; days with events are underlined.',
}

/** The messages of the drawer with further dates. */
export const calendarMessages: Localized<typeof de> = inHouse('calendarMessages', { de, en })
