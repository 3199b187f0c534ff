import type { Localized } from '#i18n/languages.ts'

const de = {
  title: 'Einen Tisch reservieren',
  contact: 'Wir nehmen Ihre Reservierung gern persönlich entgegen.',
  orContact: 'Oder Sie reservieren persönlich:',
  phone: 'Telefon',
  email: 'E-Mail',
  subject: 'Tischreservierung',
  none: 'Bitte sprechen Sie uns im Haus an.',
}

const en: typeof de = {
  title: 'Reserve a table',
  contact: 'We are glad to take your reservation in person.',
  orContact: 'Or reserve in person:',
  phone: 'Phone',
  email: 'E-mail',
  subject: 'Table reservation',
  none: 'Please ask us in the house.',
}

/** The messages of the table reservation. */
export const reservationMessages: Localized<typeof de> = { de, en }
