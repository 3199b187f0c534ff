import type { Localized } from '#i18n/languages.ts'
import { placeNames } from './places.ts'

const number = (count: number) => count.toLocaleString('de')

const de = {
  title: placeNames.de.imports,
  about:
    'Die Saison aus einer Tabelle, Einträge aus dem JSON-Export oder ein Archiv. Zuerst sehen Sie, was geschehen würde; gespeichert wird erst danach.',
  list: 'Zu den Importen',
  file: 'Datei wählen',
  fileHint:
    'Excel (XLSX), CSV, JSON-Export dieser Website, JSON Lines eines Archivs. Höchstens 20 MB und 20.000 Zeilen.',
  tooLarge: 'Diese Datei ist zu groß: höchstens 20 MB.',
  feed: 'Kartenshop jetzt einlesen',
  uploading: 'Die Datei wird übertragen …',
  last: 'Letzte Importe',
  none: 'Noch keine Importe. Eine Tabelle braucht mindestens Spalten für Datum und Titel.',
  kinds: { table: 'Planungsdatei', records: 'JSON-Export', archive: 'Archiv', shop: 'Kartenshop' },
  states: {
    new: 'noch nicht geprüft',
    checking: 'wird geprüft',
    checked: 'geprüft, nicht eingelesen',
    importing: 'wird eingelesen',
    done: 'eingelesen',
    failed: 'abgebrochen',
    undoing: 'wird rückgängig gemacht',
    undone: 'rückgängig gemacht',
  },
  columns: { source: 'Woher', state: 'Stand', by: 'Wer', at: 'Wann', counts: 'Ergebnis' },
  automatic: 'automatisch',
  counts: (added: number, changed: number, rejected: number) =>
    `${number(added)} neu, ${number(changed)} geändert, ${number(rejected)} abgelehnt`,
  mapping: {
    title: 'Spalten',
    about: 'Was steht in welcher Spalte? Leere Zellen ändern nichts.',
    sheet: 'Blatt',
    kept: 'Gespeicherte Zuordnung',
    proposed: 'Vorschlag nach den Überschriften',
    heading: 'Überschrift',
    sample: 'Beispiel',
    means: 'Bedeutung',
    meansOf: (heading: string) => `Bedeutung von ${heading}`,
    name: 'Zuordnung speichern als',
    nameHint:
      'Beim nächsten Mal wird sie für Dateien mit denselben Überschriften vorgeschlagen. Leer: nicht speichern.',
    forget: 'Zuordnung vergessen',
    missing: 'Datum und Titel brauchen je eine Spalte.',
    replaceQuestion: (name: string) => `Es gibt „${name}“ schon. Ersetzen?`,
    replaceAbout:
      'Die gespeicherte Zuordnung mit diesem Namen geht verloren. Oder schließen Sie dies und geben Sie einen anderen Namen ein.',
    replace: 'Ersetzen',
    untitled: (place: number) => `Spalte ${place}`,
  },
  meanings: {
    none: '– nicht einlesen –',
    number: 'Nummer (zum Wiederfinden)',
    id: 'ID aus einem Export von hier',
    date: 'Datum, auch mit Uhrzeit',
    time: 'Uhrzeit',
    composer: 'Komponist:in (zum Werk)',
    work: 'Werk',
    programme: 'Programm, Zeile für Zeile',
    cast: 'Mitwirkende, Zeile für Zeile',
    presale: 'Vorverkauf einer Gruppe',
  },
  check: 'Prüfen',
  checkAgain: 'Noch einmal prüfen',
  progress: (done: number, all: number) => `${number(done)} von ${number(all)} Zeilen`,
  undoProgress: (done: number, all: number) => `${number(done)} von ${number(all)} Einträgen`,
  starting: 'Gleich geht es los …',
  canLeave: 'Sie können diese Seite verlassen; es geht trotzdem weiter.',
  trial: 'Das würde geschehen',
  result: 'Ergebnis',
  facts: {
    added: 'neu',
    changed: 'geändert',
    unchanged: 'unverändert',
    rejected: 'abgelehnt',
    vanished: 'nicht mehr im Shop',
    kept: 'Felder bleiben, wie sie sind',
  },
  keptHint:
    'Was das Haus übernommen hat oder dem Kartenshop gehört, ändert ein Import nicht, und keine Liste mit unbekannten Namen.',
  isPublic: 'Neue Veranstaltungen sofort veröffentlichen',
  isPublicHint: 'Ohne Haken sind sie Entwürfe.',
  start: (count: number) => (count === 1 ? '1 Eintrag einlesen' : `${number(count)} Einträge einlesen`),
  nothing: 'Es gibt nichts einzulesen.',
  names: {
    title: 'Unbekannte Namen',
    about: 'Diese Namen stehen in der Datei und sind hier nicht bekannt.',
    name: 'Name',
    kind: 'Art',
    count: 'Zeilen',
    choice: 'Was tun?',
    choiceOf: (name: string) => `Was tun mit ${name}?`,
    create: 'anlegen',
    leave: 'leer lassen',
    use: (title: string) => `zuordnen: ${title}`,
    other: 'zuordnen: anderer Eintrag …',
    addAll: (kind: string, count: number) => `${kind}: alle ${number(count)} anlegen`,
    onlyFirst: (count: number) => `Die ersten ${number(count)}. Für die übrigen gilt die Wahl für alle.`,
  },
  entries: {
    title: 'Neu und geändert',
    onlyFirst: (count: number) => `Die ersten ${number(count)} davon:`,
    line: 'Zeile',
    added: 'neu',
    untouched: (fields: string) => `bleibt: ${fields}`,
  },
  problems: {
    title: 'Abgelehnte Zeilen',
    column: 'Spalte',
    reason: 'Grund',
    value: 'Inhalt',
    onlyFirst: (count: number, all: number) => `Die ersten ${number(count)} von ${number(all)}:`,
    download: 'Abgelehnte Zeilen als CSV',
  },
  undo: 'Import rückgängig machen',
  undoQuestion: 'Diesen Import rückgängig machen?',
  undoAbout:
    'Was er angelegt hat, kommt in den Papierkorb. Was er geändert hat, ist danach wie vorher. Was seitdem geändert oder verwendet wurde, bleibt und wird genannt.',
  undoFeed:
    'Der Kartenshop wird regelmäßig eingelesen: Was er weiterhin meldet, kommt beim nächsten Mal wieder. Übernehmen Sie einzelne Felder, wenn sie anders bleiben sollen.',
  cannotUndo:
    'Dieser Import lässt sich nicht rückgängig machen: Ihn hat der Zeitplan oder ein Befehl begonnen, oder eine ältere Version dieser Website, die noch nicht festgehalten hat, was wozu gehört. Einzelne Einträge lassen sich mit ihrem Verlauf zurücksetzen.',
  left: {
    title: 'Was geblieben ist',
    onlyFirst: (count: number, all: number) => `Die ersten ${number(count)} von ${number(all)}:`,
    reasons: {
      changed: 'seitdem geändert',
      used: 'wird verwendet',
      gone: 'seitdem gelöscht',
      refused: 'die Werte von vorher sind nicht mehr möglich',
    },
  },
  undone: (undone: number, left: number) =>
    [
      undone === 1 ? '1 Eintrag ist wie vorher.' : `${number(undone)} Einträge sind wie vorher.`,
      left > 0 && (left === 1 ? '1 bleibt, wie er ist.' : `${number(left)} bleiben, wie sie sind.`),
    ]
      .filter(Boolean)
      .join(' '),
  failed: 'Der Import wurde abgebrochen. Was schon eingelesen ist, bleibt.',
}

const inEnglish = (count: number) => count.toLocaleString('en')

const en: typeof de = {
  title: placeNames.en.imports,
  about:
    'The season from a spreadsheet, records from the JSON export, or an archive. First you see what would happen; only then is anything stored.',
  list: 'To the imports',
  file: 'Choose a file',
  fileHint:
    'Excel (XLSX), CSV, the JSON export of this site, JSON Lines of an archive. At most 20 MB and 20,000 rows.',
  tooLarge: 'This file is too large: no more than 20 MB.',
  feed: 'Read the ticket shop now',
  uploading: 'The file is being sent …',
  last: 'Last imports',
  none: 'No imports yet. A table needs columns for date and title at least.',
  kinds: { table: 'Planning file', records: 'JSON export', archive: 'Archive', shop: 'Ticket shop' },
  states: {
    new: 'not checked yet',
    checking: 'being checked',
    checked: 'checked, not imported',
    importing: 'being imported',
    done: 'imported',
    failed: 'ended early',
    undoing: 'being undone',
    undone: 'undone',
  },
  columns: { source: 'From', state: 'State', by: 'Who', at: 'When', counts: 'Result' },
  automatic: 'automatic',
  counts: (added, changed, rejected) =>
    `${inEnglish(added)} new, ${inEnglish(changed)} changed, ${inEnglish(rejected)} rejected`,
  mapping: {
    title: 'Columns',
    about: 'What is in which column? Empty cells change nothing.',
    sheet: 'Sheet',
    kept: 'Saved mapping',
    proposed: 'Proposed by the headings',
    heading: 'Heading',
    sample: 'Example',
    means: 'Meaning',
    meansOf: (heading) => `Meaning of ${heading}`,
    name: 'Save the mapping as',
    nameHint: 'It is proposed for files with the same headings next time. If empty, it is not saved.',
    forget: 'Forget the mapping',
    missing: 'Date and title need a column each.',
    replaceQuestion: (name) => `“${name}” exists already. Replace it?`,
    replaceAbout:
      'The mapping that is saved under this name will be lost. Or close this, and enter another name.',
    replace: 'Replace',
    untitled: (place) => `Column ${place}`,
  },
  meanings: {
    none: '– do not import –',
    number: 'Number (to find it again)',
    id: 'ID of an export from here',
    date: 'Date, also with time',
    time: 'Time',
    composer: 'Composer (of the work)',
    work: 'Work',
    programme: 'Programme, line by line',
    cast: 'Performers, line by line',
    presale: 'Advance sale of a group',
  },
  check: 'Check',
  checkAgain: 'Check again',
  progress: (done, all) => `${inEnglish(done)} of ${inEnglish(all)} rows`,
  undoProgress: (done, all) => `${inEnglish(done)} of ${inEnglish(all)} records`,
  starting: 'About to begin …',
  canLeave: 'You can leave this page; it goes on.',
  trial: 'This would happen',
  result: 'Result',
  facts: {
    added: 'new',
    changed: 'changed',
    unchanged: 'unchanged',
    rejected: 'rejected',
    vanished: 'no longer in the shop',
    kept: 'fields stay as they are',
  },
  keptHint:
    'An import does not change what the house has taken over, what belongs to the ticket shop, or a list with unknown names.',
  isPublic: 'Publish new events at once',
  isPublicHint: 'Without a tick they are drafts.',
  start: (count) => (count === 1 ? 'Import 1 record' : `Import ${inEnglish(count)} records`),
  nothing: 'There is nothing to import.',
  names: {
    title: 'Unknown names',
    about: 'These names are in the file, and not known here.',
    name: 'Name',
    kind: 'Kind',
    count: 'Rows',
    choice: 'What to do?',
    choiceOf: (name) => `What to do with ${name}?`,
    create: 'add',
    leave: 'leave empty',
    use: (title) => `use: ${title}`,
    other: 'use: another record …',
    addAll: (kind, count) => `${kind}: add all ${inEnglish(count)}`,
    onlyFirst: (count) => `The first ${inEnglish(count)}. The choice for all holds for the others.`,
  },
  entries: {
    title: 'New and changed',
    onlyFirst: (count) => `The first ${inEnglish(count)} of them:`,
    line: 'Row',
    added: 'new',
    untouched: (fields) => `stays: ${fields}`,
  },
  problems: {
    title: 'Rejected rows',
    column: 'Column',
    reason: 'Reason',
    value: 'Content',
    onlyFirst: (count, all) => `The first ${inEnglish(count)} of ${inEnglish(all)}:`,
    download: 'Rejected rows as CSV',
  },
  undo: 'Undo the import',
  undoQuestion: 'Undo this import?',
  undoAbout:
    'What it has added goes to the trash. What it has changed will be as before. What was changed or used since stays, and is named.',
  undoFeed:
    'The ticket shop is read regularly: what it still says comes back the next time. Take over single fields if they are to stay different.',
  cannotUndo:
    'This import can’t be undone: it was begun by the schedule or a command, or by an older version of this site, which has not noted yet what belongs to it. Single records can be reset by their history.',
  left: {
    title: 'What has stayed',
    onlyFirst: (count, all) => `The first ${inEnglish(count)} of ${inEnglish(all)}:`,
    reasons: {
      changed: 'changed since',
      used: 'is in use',
      gone: 'deleted since',
      refused: 'the values from before are no longer possible',
    },
  },
  undone: (undone, left) =>
    [
      undone === 1 ? '1 record is as before.' : `${inEnglish(undone)} records are as before.`,
      left > 0 && (left === 1 ? '1 stays as it is.' : `${inEnglish(left)} stay as they are.`),
    ]
      .filter(Boolean)
      .join(' '),
  failed: 'The import has ended early. What was imported until then stays.',
}

/** The words for imports, and of the pages around them. */
export const importMessages: Localized<typeof de> = { de, en }
