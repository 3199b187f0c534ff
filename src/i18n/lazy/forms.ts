import type { Localized } from '../languages.ts'

const de = {
  title: 'Formulare',
  required: 'Pflichtfeld',
  optional: 'freiwillig',
  send: 'Absenden',
  choose: 'Bitte wählen',
  errorRequired: 'Dieses Feld ist erforderlich!',
  errorEmail: 'Ungültige E-Mail-Adresse!',
  errorTitle: (count: number) =>
    count === 1 ? 'Eine Angabe fehlt oder stimmt nicht:' : `${count} Angaben fehlen oder stimmen nicht:`,
  empty: 'Zurzeit gibt es hier keine Formulare.',
  preparing:
    'Dieses Formular nimmt online noch nichts entgegen. Bitte schreiben Sie uns oder rufen Sie an; wir kümmern uns darum.',
}

const en: typeof de = {
  title: 'Forms',
  required: 'required',
  optional: 'optional',
  send: 'Send',
  choose: 'Please choose',
  errorRequired: 'This field is required!',
  errorEmail: 'Invalid e-mail address!',
  errorTitle: (count) =>
    count === 1 ? 'One answer is missing or wrong:' : `${count} answers are missing or wrong:`,
  empty: 'There are no forms here at the moment.',
  preparing: 'This form does not take anything online yet. Please write or call us; we will see to it.',
}

/** The words of forms. */
export const formMessages: Localized<typeof de> = { de, en }
