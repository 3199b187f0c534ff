import type { Localized } from '../languages.ts'
import { inHouse } from '../house-words.ts'

type Facts = { name: string; house: string; href: string }
type Letter = { subject: string; body: (string | { text: string; href: string })[] }

/** What a notice tells the owner of an account, who may not have done it. */
export const accountEvents = [
  'password',
  'passkey_added',
  'passkey_removed',
  'totp_on',
  'totp_off',
  'new_browser',
] as const
export type AccountEvent = (typeof accountEvents)[number]
type Messages = Record<'reset' | 'invitation', (facts: Facts) => Letter> & {
  notice: (event: AccountEvent, facts: Facts) => Letter
}

const whatHappened: Localized<Record<AccountEvent, string>> = {
  de: {
    password: 'Das Passwort Ihres Kontos wurde geändert.',
    passkey_added: 'Ihrem Konto wurde ein Passkey hinzugefügt.',
    passkey_removed: 'Von Ihrem Konto wurden Passkeys entfernt.',
    totp_on: 'Für Ihr Konto wurde die Zwei-Faktor-Anmeldung eingeschaltet.',
    totp_off: 'Für Ihr Konto wurde die Zwei-Faktor-Anmeldung ausgeschaltet.',
    new_browser: 'In Ihrem Konto hat sich jemand mit einem Browser angemeldet, den wir noch nicht kannten.',
  },
  en: {
    password: 'The password of your account was changed.',
    passkey_added: 'A passkey was added to your account.',
    passkey_removed: 'Passkeys were removed from your account.',
    totp_on: 'Two-factor log-in was turned on for your account.',
    totp_off: 'Two-factor log-in was turned off for your account.',
    new_browser: 'Somebody has logged in to your account with a browser that we did not know yet.',
  },
}

const de: Messages = {
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
  notice: (event, { name, house, href }) => ({
    subject: `Änderung an Ihrem Konto bei ${house}`,
    body: [
      `Guten Tag ${name},`,
      whatHappened.de[event],
      'Wenn Sie das waren, brauchen Sie nichts zu tun. Wenn nicht, setzen Sie bitte sofort ein neues Passwort; das beendet alle Sitzungen und entfernt auf Wunsch alle Passkeys:',
      { text: 'Neues Passwort setzen', href },
      'Sagen Sie es bitte auch der Administration.',
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
  notice: (event, { name, house, href }) => ({
    subject: `A change of your account at ${house}`,
    body: [
      `Good day ${name},`,
      whatHappened.en[event],
      'If this was you, there is nothing to do. If not, please set a new password at once; this ends all sessions and, if you like, removes all passkeys:',
      { text: 'Set a new password', href },
      'Please also tell your administrator.',
    ],
  }),
}

/** The messages of mails about accounts of staff. */
export const accountMailMessages: Localized<typeof de> = inHouse('accountMailMessages', { de, en })
