import type { Localized } from '../languages.ts'

const de = {
  login: {
    title: 'Anmeldung für Mitarbeitende',
    email: 'E-Mail',
    password: 'Passwort',
    submit: 'Anmelden',
    wrong: 'E-Mail oder Passwort stimmt nicht.',
    tooMany: (seconds: number) => `Zu viele Versuche. Bitte warten Sie ${seconds} Sekunden.`,
    signOut: 'Abmelden',
    signedInAs: (name: string) => `Angemeldet als ${name}`,
    demoPassword: 'Dieses Konto hat noch das allgemein bekannte Demo-Passwort.',
  },
  hub: {
    title: 'Redaktion',
    intro: 'Was ansteht.',
    drafts: 'Entwürfe, die nicht veröffentlicht sind',
    scheduled: 'Geplante Veröffentlichungen',
    untranslated: 'Seiten ohne Inhalt in einer Sprache',
    nothing: 'Nichts offen.',
    links: 'Abkürzungen',
  },
}

const en: typeof de = {
  login: {
    title: 'Staff log-in',
    email: 'E-mail',
    password: 'Password',
    submit: 'Log in',
    wrong: 'E-mail or password is wrong.',
    tooMany: (seconds) => `Too many attempts. Please wait ${seconds} seconds.`,
    signOut: 'Log out',
    signedInAs: (name) => `Logged in as ${name}`,
    demoPassword: 'This account still has the well-known demo password.',
  },
  hub: {
    title: 'Editorial desk',
    intro: 'What is pending.',
    drafts: 'Drafts that are not published',
    scheduled: 'Scheduled publications',
    untranslated: 'Pages without content in one language',
    nothing: 'Nothing open.',
    links: 'Shortcuts',
  },
}

/** The words of the pages that only staff sees. */
export const staffMessages: Localized<typeof de> = { de, en }
