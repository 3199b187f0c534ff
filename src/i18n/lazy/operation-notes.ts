import type { Localized } from '../languages.ts'
import { inHouse } from '../house-words.ts'

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
  checks_slow:
    'Datenbank oder Festplatte antworten gerade sehr langsam, und mit ihnen die Seiten. Dauert es an, sieht die Technik nach der Auslastung.',
  store_unreachable: 'Der Dateispeicher antwortet nicht: Bilder und Dateien können fehlen.',
  backup_late:
    'Die letzte Sicherung ist älter, als BACKUP_HOURS verlangt, oder es gibt noch keine. Die Technik sucht den Grund im Protokoll oder mit „npm run backup“.',
  backup_unreadable:
    'Die letzte Sicherung fehlt, ist unvollständig oder nicht lesbar. Die Technik prüft BACKUP_TARGET und macht mit „npm run backup“ eine neue.',
  backup_incomplete:
    'In der letzten Sicherung fehlen Dateien, weil sie auch dem Dateispeicher fehlen. Die Technik sieht ihre Namen mit „npm run backup“.',
  backup_one_key:
    'Die Sicherungen sind nur für einen Schlüssel verschlüsselt: Geht er verloren, sind alle verloren. Die Technik ergänzt BACKUP_RECIPIENTS („npm run backup:keys“).',
  shop_feed_failing:
    'Der Feed des Ticketshops lässt sich nicht lesen: Die Seiten sagen, von wann ihre Kartenlage ist. Die Technik sucht den Grund im Protokoll und prüft SHOP_FEED_URL.',
  shop_feed_late:
    'Der Feed des Ticketshops wird nicht mehr gelesen: Die Seiten sagen, von wann ihre Kartenlage ist. Die Technik sieht nach, ob der Prozess für Hintergrundaufgaben läuft.',
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
  checks_slow:
    'Database or disk are answering very slowly at the moment, and so are pages. If that lasts, look at the load of the machine.',
  store_unreachable: 'The store of files does not answer: pictures and files may be missing.',
  backup_late:
    'The last backup is older than BACKUP_HOURS demands, or there is none yet. The log has the reason, or npm run backup shows it.',
  backup_unreadable:
    'The last backup is missing, cut short or cannot be read. Check BACKUP_TARGET, and make a new one by npm run backup.',
  backup_incomplete:
    'The last backup lacks files, because the store lacks them, too. npm run backup prints their names.',
  backup_one_key:
    'Backups are encrypted for a single key: if it is lost, all of them are. Add another to BACKUP_RECIPIENTS (npm run backup:keys).',
  shop_feed_failing:
    "The ticket shop's feed cannot be read: pages say from when their state of the sale is. The log has the reason; check SHOP_FEED_URL.",
  shop_feed_late:
    "The ticket shop's feed is not being read any more: pages say from when their state of the sale is. Check whether the process for background jobs is running.",
}

/** What an operator should know although the site works: notes of `/readyz`, which staff see on their start page. */
export const operationNotes: Localized<typeof de> = inHouse('operationNotes', { de, en })
export type NoteCode = keyof typeof de
