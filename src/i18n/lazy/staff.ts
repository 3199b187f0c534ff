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
    discard: 'Verwerfen',
    discardOf: (name: string) => `Entwurf verwerfen: ${name}`,
    discardHint:
      'Verwerfen stellt den veröffentlichten Stand wieder her. Der Entwurf bleibt unter „Versionen“.',
    cancel: 'Streichen',
    cancelOf: (name: string) => `Planung streichen: ${name}`,
    from: (when: string) => `ab ${when}`,
    until: (when: string) => `bis ${when}`,
    done: {
      discarded: 'Der Entwurf ist verworfen.',
      cancelled: 'Die Planung ist gestrichen.',
      changed: 'Das hat inzwischen jemand geändert. Bitte noch einmal ansehen.',
      forbidden: 'Das dürfen nur Redakteur:innen.',
      revoked: 'Die Vorschau ist widerrufen.',
    },
    administratorsOnly: 'Diese Seite ist für die Administration.',
    invalid: (field: string) => `Die Angabe „${field}“ ist ungültig. Es wurde nichts geändert.`,
    more: (count: number) => `Hier stehen die ersten ${count}.`,
    scheduled: 'Geplante Veröffentlichungen',
    untranslated: 'Seiten ohne Inhalt in einer Sprache',
    entries: 'Ungelesene Einträge aus Formularen',
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
    discard: 'Discard',
    discardOf: (name) => `Discard the draft: ${name}`,
    discardHint: 'Discarding brings the published version back. The draft stays among the versions.',
    cancel: 'Cancel',
    cancelOf: (name) => `Cancel the schedule: ${name}`,
    from: (when) => `from ${when}`,
    until: (when) => `until ${when}`,
    done: {
      discarded: 'The draft is discarded.',
      cancelled: 'The schedule is cancelled.',
      changed: 'Somebody has changed this meanwhile. Please look again.',
      forbidden: 'Only editors may do this.',
      revoked: 'The preview is revoked.',
    },
    administratorsOnly: 'This page is for administrators.',
    invalid: (field) => `The value of “${field}” is not valid. Nothing was changed.`,
    more: (count) => `These are the first ${count}.`,
    scheduled: 'Scheduled publications',
    untranslated: 'Pages without content in one language',
    entries: 'Unread entries of forms',
    nothing: 'Nothing open.',
    links: 'Shortcuts',
  },
}

/** The words of the pages that only staff sees. */
export const staffMessages: Localized<typeof de> = { de, en }
