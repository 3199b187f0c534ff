import type { Localized } from '../languages.ts'

type Facts = { name: string; house: string; href: string }
type Letter = { subject: string; body: (string | { text: string; href: string })[] }

const de: Record<'reset' | 'invitation', (facts: Facts) => Letter> = {
  reset: ({ name, house, href }) => ({
    subject: `Neues Passwort für ${house}`,
    body: [
      `Guten Tag ${name},`,
      'jemand – vermutlich Sie – möchte für Ihr Konto ein neues Passwort setzen. Der Link gilt eine Stunde und nur einmal:',
      { text: 'Neues Passwort setzen', href },
      'Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
    ],
  }),
  invitation: ({ name, house, href }) => ({
    subject: `Ihr Konto bei ${house}`,
    body: [
      `Guten Tag ${name},`,
      'für Sie wurde ein Konto für die Website angelegt. Bitte setzen Sie Ihr Passwort. Der Link gilt sieben Tage und nur einmal:',
      { text: 'Passwort setzen', href },
      'Danach hilft „Passwort vergessen?“ auf der Seite für die Anmeldung.',
    ],
  }),
}

const en: typeof de = {
  reset: ({ name, house, href }) => ({
    subject: `New password for ${house}`,
    body: [
      `Good day ${name},`,
      'somebody – most likely you – would like to set a new password for your account. The link is valid for one hour and only once:',
      { text: 'Set a new password', href },
      'If this was not you, there is nothing to do: your password stays as it is.',
    ],
  }),
  invitation: ({ name, house, href }) => ({
    subject: `Your account at ${house}`,
    body: [
      `Good day ${name},`,
      'an account for the website has been made for you. Please set your password. The link is valid for seven days and only once:',
      { text: 'Set the password', href },
      'After that, “Forgotten your password?” on the log-in page helps.',
    ],
  }),
}

/** The messages of mails about accounts of staff. */
export const accountMailMessages: Localized<typeof de> = { de, en }
