import type { Localized } from '../languages.ts'
import { inHouse } from '../house-words.ts'

const inGerman = (count: number) => count.toLocaleString('de-DE')
const inEnglish = (count: number) => count.toLocaleString('en-GB')

const de = {
  title: 'Daten',
  lead: 'Alles, was in diesem Haus gespielt wurde und wird, zum Mitnehmen.',
  describe: 'Das ganze Archiv als Dateien: Konzerte, Werke, Personen und Mitwirkende, frei zu verwenden.',
  files: 'Das ganze Archiv',
  counts: (counts: { events: number; performances: number; people: number; works: number }) =>
    `${inGerman(counts.events)} Konzerte mit ${inGerman(counts.performances)} Programmpunkten, ${inGerman(counts.people)} Personen und Ensembles, ${inGerman(counts.works)} Werke.`,
  madeAt: (when: string) => `Stand: ${when}. Jede Nacht neu.`,
  notYet: (when: string) => `Die Dateien werden zum ersten Mal am ${when} erzeugt.`,
  notPlanned: 'Die Dateien werden in der kommenden Nacht zum ersten Mal erzeugt.',
  file: {
    archive: 'Alles, mit Beziehungen und Texten',
    linked: 'Alles als verknüpfte Daten (schema.org), ohne Texte',
    events: 'Konzerte',
    performances: 'Programmpunkte',
    people: 'Personen und Ensembles',
    works: 'Werke',
  } as Record<string, string>,
  manifest: 'Verzeichnis mit Prüfsummen',
  licence: 'Was Sie damit tun dürfen',
  licenceOfData:
    'Die Daten sind gemeinfrei (CC0): Sie dürfen alles damit tun, auch ohne uns zu nennen. Wir freuen uns, wenn Sie es trotzdem tun.',
  licenceOfTexts: (house: string) =>
    `Für Texte gilt das nicht: Was in einer Zeile unter „texts“ steht, gehört ${house === '' ? 'dem Haus' : house}. Bitte fragen Sie uns, bevor Sie es veröffentlichen. Bilder sind nicht dabei.`,
  format: 'Wie die Dateien aussehen',
  formatOfLines:
    'In der ersten Datei ist jede Zeile ein Datensatz in JSON (JSON Lines, UTF-8). Ihr „type“ sagt, was sie ist: zuerst genre, series, room, person und work, dann event. Ereignisse nennen die Datensätze bei deren „id“; sie bleibt, auch wenn sich der Name ändert.',
  formatOfTables:
    'Die Tabellen (CSV) sagen dasselbe in Kürze: Spalten mit Semikolon getrennt, UTF-8. Texte, die eine Tabellenkalkulation für Formeln hielte, beginnen mit einem Apostroph.',
  formatOfThings:
    'Die verknüpften Daten sind ein JSON-LD-Dokument in den Wörtern von schema.org. Jedes Ding heißt darin wie seine bleibende Adresse (/id/…), die sich auch öffnen lässt.',
  formatOfBoth:
    'Alle sind mit gzip gepackt. Gleiche Daten ergeben gleiche Dateien; im Namen steht der Anfang der Prüfsumme (SHA-256). Nummern in anderen Katalogen (GND, VIAF, Wikidata, ISNI, MusicBrainz) stehen bei Personen, Werken und Sälen.',
  calls: 'Einzelnes abfragen',
  callsText:
    'Für einzelne Konzerte, Suchen und Kalender gibt es eine Schnittstelle. /api/changes nennt, was sich seit einer Stelle geändert hat; das Verzeichnis nennt die Stelle des Auszugs.',
  reconcile: (address: string) =>
    `Sie haben eine Tabelle mit Namen? OpenRefine findet dazu unsere Personen, Ensembles und Werke: Geben Sie dort ${address} als Abgleichsdienst an.`,
  documentation: 'Beschreibung der Schnittstelle',
  contact: 'Fragen und Fehler',
  contactText: 'Etwas stimmt nicht, oder Sie haben etwas daraus gemacht? Schreiben Sie uns:',
  inArchive: 'Das ganze Archiv als Daten mitnehmen',
}

const en: typeof de = {
  title: 'Data',
  lead: 'All that was and will be played in this house, to take along.',
  describe: 'The whole archive as files: concerts, works, people and performers, free to use.',
  files: 'The whole archive',
  counts: (counts) =>
    `${inEnglish(counts.events)} concerts with ${inEnglish(counts.performances)} items, ${inEnglish(counts.people)} people and ensembles, ${inEnglish(counts.works)} works.`,
  madeAt: (when) => `As of ${when}. New every night.`,
  notYet: (when) => `The files will be made for the first time on ${when}.`,
  notPlanned: 'The files will be made for the first time in the coming night.',
  file: {
    archive: 'Everything, with relations and texts',
    linked: 'Everything as linked data (schema.org), without texts',
    events: 'Concerts',
    performances: 'Items of programmes',
    people: 'People and ensembles',
    works: 'Works',
  },
  manifest: 'List with checksums',
  licence: 'What you may do with them',
  licenceOfData:
    'The data are in the public domain (CC0): you may do anything with them, and need not name us. We are glad if you do.',
  licenceOfTexts: (house) =>
    `This is not so for texts: what is under “texts” in a line belongs to ${house === '' ? 'the house' : house}. Please ask us before you publish it. Pictures are not included.`,
  format: 'What the files look like',
  formatOfLines:
    'In the first file each line is a record in JSON (JSON Lines, UTF-8). Its “type” says what it is: first genre, series, room, person and work, then event. Events name records by their “id”, which stays the same when a name changes.',
  formatOfTables:
    'The tables (CSV) say the same in short: columns separated by semicolons, UTF-8. Texts that a spreadsheet would take for formulas begin with an apostrophe.',
  formatOfThings:
    'The linked data are one JSON-LD document in the words of schema.org. In it everything is named by its lasting address (/id/…), which can be opened, too.',
  formatOfBoth:
    'All are compressed by gzip. The same data give the same files; the beginning of the checksum (SHA-256) is in the name. Numbers in other catalogues (GND, VIAF, Wikidata, ISNI, MusicBrainz) are with people, works and halls.',
  calls: 'Asking for single things',
  callsText:
    'There is an interface for single concerts, searches and calendars. /api/changes tells what has changed since a position; the list with checksums has that of the dump.',
  reconcile: (address) =>
    `You have a table with names? OpenRefine finds our people, ensembles and works for them: add ${address} there as a reconciliation service.`,
  documentation: 'Description of the interface',
  contact: 'Questions and mistakes',
  contactText: 'Something is wrong, or you have made something of it? Write to us:',
  inArchive: 'Take the whole archive along as data',
}

/** The messages of the page about the house's open data. */
export const dataMessages: Localized<typeof de> = inHouse('dataMessages', { de, en })
