import type { Localized } from '../languages.ts'

const de = {
  mail_as_files:
    'Kein Mailserver ist eingerichtet (SMTP_URL): Mails an Besucher:innen und Mitarbeitende werden nicht verschickt, sondern als Dateien abgelegt.',
  files_unknown:
    'Im Dateispeicher liegen viele Dateien, die diese Datenbank nicht kennt. Es wurde nichts entfernt; die Technik sieht sie mit „npm run store:clean“ an.',
  store_not_ours:
    'Der Dateispeicher trägt nicht das Zeichen dieser Datenbank. Es wird nichts daraus entfernt; die Technik prüft STORAGE_URL, DATA_DIR und DATABASE_URL.',
  secret_outdated:
    'SESSION_SECRET wurde anderswo geändert: Dieser Prozess versteht neue Zwei-Faktor-Anmeldungen nicht, bis er mit dem neuen Wert neu startet.',
  archive_being_read:
    'Das Archiv wird nach dem Start noch gelesen: Bis dahin sagen seine Seiten, wann es da ist. Alles andere geht.',
  store_unreachable: 'Der Dateispeicher antwortet nicht: Bilder und Dateien können fehlen.',
}

const en: typeof de = {
  mail_as_files:
    'No mail server is configured (SMTP_URL): mails to visitors and staff are not sent, but kept as files.',
  files_unknown:
    'The store of files has many files that this database does not know. Nothing was removed; see npm run store:clean.',
  store_not_ours:
    'The store of files does not carry the mark of this database. Nothing is removed from it: check STORAGE_URL, DATA_DIR and DATABASE_URL.',
  secret_outdated:
    'SESSION_SECRET was changed elsewhere: this process does not understand new second factors until it restarts with the new value.',
  archive_being_read:
    'The archive is still being read after the start: until then its pages say when it will be there. Everything else works.',
  store_unreachable: 'The store of files does not answer: pictures and files may be missing.',
}

/** What an operator should know although the site works: notes of `/readyz`, which staff see on their start page. */
export const operationNotes: Localized<typeof de> = { de, en }
export type NoteCode = keyof typeof de
