import type { Localized } from '../languages.ts'

type Facts = { name: string; origin: string }
type Letter = { subject: string; body: (string | { text: string; href: string })[] }

/** The mail with which a house tries whether its mails arrive. */
export const testMailMessages: Localized<(facts: Facts) => Letter> = {
  de: ({ name, origin }) => ({
    subject: 'Testmail Ihrer Website',
    body: [
      `Guten Tag ${name},`,
      'diese Mail haben Sie auf der Startseite der Redaktion angefordert. Wenn sie ankommt, erreichen die Mails der Website auch Ihre Besucher:innen. Sehen Sie nach, ob der Absender stimmt und ob sie im Ordner für Werbung lag.',
      { text: 'Zur Website', href: origin },
    ],
  }),
  en: ({ name, origin }) => ({
    subject: 'Test mail of your website',
    body: [
      `Dear ${name},`,
      'You have requested this mail on the start page of the editorial desk. If it arrives, the mails of the website will reach your visitors, too. Please check whether the sender is right, and whether it was in the folder for spam.',
      { text: 'To the website', href: origin },
    ],
  }),
}
