import type { Localized } from '../languages.ts'
import { inHouse } from '../house-words.ts'

const de = {
  ticketCentre: 'Ticket- und Servicecenter',
  toVisit: 'Ihr Besuch',
  support: 'Unterstützen',
  newsletter: 'Newsletter',
  social: 'Soziale Medien',
  more: 'Weitere Seiten',
  cookieSettings: 'Cookie-Einstellungen',
  toTop: 'Nach oben',
  supportHint: 'Konzerte möglich machen',
  newsletterHint: 'Einmal im Monat, was kommt',
  partner: (name: string) => `Ein Haus der ${name}`,
  phone: 'Telefon',
  email: 'E-Mail',
}

const en: typeof de = {
  ticketCentre: 'Ticket and service centre',
  toVisit: 'Your visit',
  support: 'Support us',
  newsletter: 'Newsletter',
  social: 'Social media',
  more: 'More pages',
  cookieSettings: 'Cookie settings',
  toTop: 'Back to top',
  supportHint: 'Make concerts possible',
  newsletterHint: 'Once a month, what is coming',
  partner: (name) => `A house of ${name}`,
  phone: 'Phone',
  email: 'E-mail',
}

/** The messages of the footer of every page. */
export const footerMessages: Localized<typeof de> = inHouse('footerMessages', { de, en })
