import type { Localized } from '../languages.ts'
import { inHouse } from '../house-words.ts'

const de = {
  title: 'Bitte erneut anmelden',
  intro: 'Die Sitzung ist abgelaufen. Nichts ist verloren: Nach der Anmeldung geht es weiter.',
  banner:
    'Die Sitzung ist abgelaufen. Was Sie schreiben, bleibt auf diesem Gerät und wird nach der Anmeldung gespeichert.',
  email: 'E-Mail',
  password: 'Passwort',
  submit: 'Anmelden',
  later: 'Später',
  passkey: 'Passkey verwenden',
  passkeyFailed:
    'Mit dem Passkey hat es nicht geklappt. Bitte noch einmal versuchen, oder mit dem Passwort anmelden.',
  wrong: 'E-Mail oder Passwort stimmt nicht.',
  code: 'Code aus der App oder Wiederherstellungscode',
  next: 'Weiter',
  wrongCode: 'Der Code stimmt nicht oder wurde schon benutzt.',
  expired: 'Das hat zu lange gedauert. Bitte noch einmal mit dem Passwort beginnen.',
  refused: 'Das Demo-Konto ist auf dieser Website gesperrt.',
  tooMany: 'Zu viele Versuche. Bitte kurz warten.',
  failed: 'Der Server antwortet nicht. Bitte gleich noch einmal versuchen.',
}

const en: typeof de = {
  title: 'Please log in again',
  intro: 'The session has ended. Nothing is lost: you can carry on once you have logged in.',
  banner: 'The session has ended. What you write stays on this device and is saved once you have logged in.',
  email: 'E-mail',
  password: 'Password',
  submit: 'Log in',
  later: 'Later',
  passkey: 'Use a passkey',
  passkeyFailed: 'That did not work with the passkey. Please try again, or log in with the password.',
  wrong: 'The e-mail or the password is wrong.',
  code: 'Code from the app, or a recovery code',
  next: 'Continue',
  wrongCode: 'The code is wrong or was used before.',
  expired: 'This took too long. Please start again with the password.',
  refused: 'The demo account is blocked on this site.',
  tooMany: 'Too many attempts. Please wait a moment.',
  failed: 'The server is not responding. Please try again in a moment.',
}

/** The messages of the dialogs in which staff sign in again when a session has ended. */
export const signInAgainMessages: Localized<typeof de> = inHouse('signInAgainMessages', { de, en })
