import type { Localized } from '#i18n/languages.ts'

const de = {
  title: 'Personenbezogene Daten',
  intro:
    'Was die Website zu einer E-Mail-Adresse gespeichert hat: Einträge in Formularen, Erinnerungen an Konzerte, Wartelisten, Hinweise zum Archiv und E-Mails. Für Anfragen nach Auskunft und Löschung.',
  email: 'E-Mail-Adresse',
  search: 'Suchen',
  nothing: (email: string) => `Zu ${email} ist nichts gefunden worden.`,
  notSearched:
    'Nicht durchsucht sind Texte, in denen andere die Adresse erwähnen: in Einträgen, Hinweisen, E-Mails und Kommentaren.',
  cutOff: 'Das ist nicht alles: Von jeder Art werden nur die neuesten 1.000 genannt.',
  entries: (count: number) => `Einträge (${count})`,
  reminders: (count: number) => `Erinnerungen und Wartelisten (${count})`,
  corrections: (count: number) => `Hinweise zum Archiv (${count})`,
  mails: (count: number) => `E-Mails (${count})`,
  export: 'Alles als JSON herunterladen',
  delete: 'Alles löschen',
  deleteTitle: (email: string) => `Alles zu ${email} löschen?`,
  deleteText: (entries: string, reminders: string, corrections: string, mails: string) =>
    `Gelöscht werden ${entries}, ${reminders}, ${corrections} und ${mails}, mit allen Dateien und dem Namen bei berichtigten Einträgen. Das lässt sich nicht rückgängig machen.`,
  counts: {
    entries: (count: number) => (count === 1 ? '1 Eintrag' : `${count} Einträge`),
    reminders: (count: number) => (count === 1 ? '1 Erinnerung' : `${count} Erinnerungen`),
    corrections: (count: number) => (count === 1 ? '1 Hinweis' : `${count} Hinweise`),
    mails: (count: number) => (count === 1 ? '1 E-Mail' : `${count} E-Mails`),
    files: (count: number) => (count === 1 ? '1 Datei' : `${count} Dateien`),
  },
  deleted: (entries: string, reminders: string, corrections: string, mails: string, files: string) =>
    `Gelöscht: ${entries}, ${reminders}, ${corrections}, ${mails}, ${files}.`,
  open: 'Eintrag öffnen',
}

const en: typeof de = {
  title: 'Personal data',
  intro:
    'What the website has stored about an e-mail address: form entries, concert reminders and waiting lists, corrections of the archive, and e-mails. For requests for access and for erasure.',
  email: 'E-mail address',
  search: 'Search',
  nothing: (email) => `Nothing was found about ${email}.`,
  notSearched:
    'Texts in which others mention the address are not searched: in entries, corrections, e-mails and comments.',
  cutOff: 'This is not everything: only the newest 1,000 of each kind are told.',
  entries: (count) => `Entries (${count})`,
  reminders: (count) => `Reminders and waiting lists (${count})`,
  corrections: (count) => `Corrections of the archive (${count})`,
  mails: (count) => `E-mails (${count})`,
  export: 'Download everything as JSON',
  delete: 'Delete everything',
  deleteTitle: (email) => `Delete everything about ${email}?`,
  deleteText: (entries, reminders, corrections, mails) =>
    `This deletes ${entries}, ${reminders}, ${corrections} and ${mails}, with all files and the name on corrected records. It can’t be undone.`,
  counts: {
    entries: (count) => (count === 1 ? '1 entry' : `${count} entries`),
    reminders: (count) => (count === 1 ? '1 reminder' : `${count} reminders`),
    corrections: (count) => (count === 1 ? '1 correction' : `${count} corrections`),
    mails: (count) => (count === 1 ? '1 e-mail' : `${count} e-mails`),
    files: (count) => (count === 1 ? '1 file' : `${count} files`),
  },
  deleted: (entries, reminders, corrections, mails, files) =>
    `Deleted: ${entries}, ${reminders}, ${corrections}, ${mails}, ${files}.`,
  open: 'Open entry',
}

export const personalDataMessages: Localized<typeof de> = { de, en }
