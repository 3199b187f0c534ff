import type { Localized } from '../languages.ts'
import { inHouse } from '../house-words.ts'

const de = {
  title: 'Richten Sie Ihr Haus ein',
  progress: (done: number, all: number) => `${done} von ${all} erledigt`,
  allDone: 'Alles ist eingerichtet. Die Liste kann weg.',
  hide: 'Liste ausblenden',
  show: 'Liste „Richten Sie Ihr Haus ein“ zeigen',
  done: 'erledigt',
  open: 'offen',
  groups: { house: 'Haus', programme: 'Programm', pages: 'Seiten', operation: 'Technik' },
  tasks: {
    settings: {
      name: 'Name und Anschrift',
      hint: 'Sie stehen in Kopf und Fuß jeder Seite und in jeder Mail. Dort wählen Sie auch die Zeitzone.',
    },
    rooms: { name: 'Säle', hint: 'Jeder Abend spielt in einem davon.' },
    genres: { name: 'Genres', hint: 'Nach ihnen wird das Programm gefiltert.' },
    series: { name: 'Reihen', hint: 'Was über eine Saison zusammengehört.' },
    seasons: { name: 'Saison', hint: 'Mindestens die laufende.' },
    events: { name: 'Veranstaltungen', hint: 'Die Saison aus einer Tabelle einlesen.' },
    menu: { name: 'Menü', hint: 'Im Seitenbaum: bei jeder Seite unter Einstellungen „Im Menü“.' },
    shop: { name: 'Ticketshop', hint: 'Ohne ihn gibt es weder Warenkorb noch Anmeldung.' },
    mail: { name: 'Testmail', hint: 'Geht an Ihre Adresse.' },
    backup: {
      name: 'Sicherung',
      hint: 'Die Technik nennt in BACKUP_TARGET einen Ort. Erledigt, sobald dort eine liegt.',
    },
  },
  missing: {
    de: 'auf Deutsch noch nicht veröffentlicht',
    en: 'auf Englisch noch nicht veröffentlicht',
    both: 'noch nicht veröffentlicht',
  },
  legal: {
    about:
      'Für Impressum, Datenschutz, AGB und Barrierefreiheit gibt es Vorlagen. Sie kommen in die Entwürfe, die noch leer sind; öffentlich wird nichts.',
    begin: 'Vorlagen in die Entwürfe legen',
  },
  sendTest: 'Testmail senden',
  test: {
    sent: (when: string) => `Zuletzt verschickt: ${when} Uhr.`,
    asFile: (when: string) =>
      `Zuletzt als Datei abgelegt: ${when} Uhr. Verschickt wird erst mit einem Mailserver (SMTP_URL).`,
    waiting: 'Die letzte ist noch unterwegs.',
    again: (reason: string) => `Noch nicht verschickt, wird wieder versucht: ${reason}`,
    failed: (reason: string) => `Nicht verschickt: ${reason}`,
    gone: 'Die letzte wurde nicht verschickt und ist gelöscht.',
  },
}

const en: typeof de = {
  title: 'Set up your house',
  progress: (done, all) => `${done} of ${all} done`,
  allDone: 'Everything is set up. The list can go.',
  hide: 'Hide the list',
  show: 'Show the list “Set up your house”',
  done: 'done',
  open: 'open',
  groups: { house: 'House', programme: 'Programme', pages: 'Pages', operation: 'Operation' },
  tasks: {
    settings: {
      name: 'Name and address',
      hint: 'They are in the header and footer of each page, and in each mail. The time zone is chosen there, too.',
    },
    rooms: { name: 'Halls', hint: 'Each event takes place in one of them.' },
    genres: { name: 'Genres', hint: 'The programme is filtered by them.' },
    series: { name: 'Series', hint: 'What belongs together over a season.' },
    seasons: { name: 'Season', hint: 'At least the present one.' },
    events: { name: 'Events', hint: 'Import the season from a spreadsheet.' },
    menu: { name: 'Menu', hint: 'In the page tree: “In the menu” in the settings of each page.' },
    shop: { name: 'Ticket shop', hint: 'Without one there is no cart and no log-in.' },
    mail: { name: 'Test mail', hint: 'It goes to your address.' },
    backup: {
      name: 'Backup',
      hint: 'The technicians name a place in BACKUP_TARGET. Done as soon as there is one.',
    },
  },
  missing: {
    de: 'not published in German yet',
    en: 'not published in English yet',
    both: 'not published yet',
  },
  legal: {
    about:
      'There are templates for the imprint, privacy, terms and accessibility. They go into drafts that are still empty; nothing becomes public.',
    begin: 'Put templates into the drafts',
  },
  sendTest: 'Send a test mail',
  test: {
    sent: (when) => `Last sent: ${when}.`,
    asFile: (when) => `Last kept as a file: ${when}. It takes a mail server (SMTP_URL) to send it.`,
    waiting: 'The last one is still on its way.',
    again: (reason) => `Not sent yet, will be tried again: ${reason}`,
    failed: (reason) => `Not sent: ${reason}`,
    gone: 'The last one was not sent, and is deleted.',
  },
}

/** The list of what a new house needs, on the staff's start page. */
export const setupMessages: Localized<typeof de> = inHouse('setupMessages', { de, en })
