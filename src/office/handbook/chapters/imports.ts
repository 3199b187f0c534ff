import type { Chapter } from '../chapter.ts'

export const chapter: Chapter = {
  id: 'imports',
  readers: 'planners',
  title: { de: 'Die Saison aus einer Tabelle: Importe', en: 'The season from a spreadsheet: imports' },
  intro: {
    de: 'Sie sehen zuerst, was geschehen würde. Gespeichert wird erst danach, und auch dann lässt es sich zurücknehmen.',
    en: 'You first see what would happen. Only then is anything stored, and even that can be taken back.',
  },
  sections: [
    {
      id: 'seasons',
      title: { de: 'Eine Saison anlegen', en: 'Adding a season' },
      text: [
        {
          de: 'Eine Spielzeit hat nur einen Namen wie „2027/28“. Unter **Wird angekündigt mit** wählen Sie die Veröffentlichung, mit der neue Konzerte aus dem Kartenshop öffentlich werden; bis dahin kommen sie verborgen.',
          en: 'A season has only a name such as “2027/28”. Under **Is announced with** choose the release with which new concerts from the ticket shop become public; until then they arrive hidden.',
        },
      ],
      place: { href: '/admin/events/season', label: { de: 'Zu den Spielzeiten', en: 'Go to the seasons' } },
    },
    {
      id: 'file',
      title: { de: 'Die Tabelle vorbereiten', en: 'Preparing the spreadsheet' },
      text: [
        {
          de: 'Eine Zeile für jede Veranstaltung, als Excel oder CSV. Nötig sind nur Datum und Titel. Erkannt werden deutsche und englische Überschriften, etwa Nummer, Datum, Uhrzeit, Einlass, Titel, Titel (en), Saal, Reihe, Genre, Saison, Stand, Programm, Mitwirkende, Dauer, Preis ab, Verkauf ab und Kurztext.',
          en: 'One row for each event, as Excel or CSV. Only date and title are required. German and English headings are recognised, such as number, date, time, doors, title, title (en), hall, series, genre, season, status, programme, performers, duration, price from, on sale from and short text.',
        },
        {
          de: 'Ein Programm hat in seiner Zelle eine Zeile für jeden Punkt, eine Besetzung eine für jede Person:',
          en: 'A programme has a line for each item in its cell, a cast a line for each person:',
        },
        {
          de: "„Gustav Mahler: Sinfonie Nr. 5 (70')“, „Pause“, „Zugabe: Robert Schumann: Träumerei“ und „Anna Muster, Klavier“. Ein einzelner Satz steht hinter einem Strich: „Sinfonie Nr. 5 – Adagietto“.",
          en: "“Gustav Mahler: Sinfonie Nr. 5 (70')”, “Pause”, “Zugabe: Robert Schumann: Träumerei” and “Anna Muster, Klavier”. A single movement stands behind a dash: “Sinfonie Nr. 5 – Adagietto”.",
        },
      ],
      notes: [
        {
          de: 'Mit einer Nummer in jeder Zeile findet ein zweiter Import dieselben Veranstaltungen wieder, auch wenn sich sonst alles geändert hat. Ohne Nummer zählen Saal und Beginn.',
          en: 'With a number in each row, a second import finds the same events again, whatever else has changed. Without one, hall and start count.',
        },
        {
          de: 'Daten, die sich verschieden lesen lassen (3/18/2027), werden abgelehnt statt geraten. Leere Zellen ändern nichts.',
          en: 'Dates with the month before the day (3/18/2027) are rejected instead of guessed. Empty cells change nothing.',
        },
      ],
    },
    {
      id: 'check',
      title: { de: 'Prüfen', en: 'Checking' },
      steps: [
        { de: 'Wählen Sie **Datei wählen**.', en: 'Choose **Choose a file**.' },
        {
          de: 'Sehen Sie unter **Spalten** nach, ob jede Spalte richtig verstanden ist, und ändern Sie ihre **Bedeutung**.',
          en: 'See under **Columns** whether each column is understood correctly, and change its **Meaning**.',
        },
        { de: 'Wählen Sie **Prüfen**.', en: 'Choose **Check**.' },
        {
          de: 'Lesen Sie **Das würde geschehen**: neue, geänderte und abgelehnte Zeilen, jede Änderung mit altem und neuem Wert.',
          en: 'Read **This would happen**: new, changed and rejected rows, each change with its old and new value.',
        },
        {
          de: 'Entscheiden Sie unter **Unbekannte Namen**, was mit jedem Namen geschieht: anlegen, zuordnen oder leer lassen.',
          en: 'Decide under **Unknown names** what happens with each name: add it, use another record, or leave it empty.',
        },
      ],
      notes: [
        {
          de: 'Unter einem Namen gespeichert, wird die Zuordnung der Spalten beim nächsten Mal vorgeschlagen.',
          en: 'Saved under a name, the mapping of the columns is proposed the next time.',
        },
      ],
      picture: {
        name: 'planners-import',
        alt: {
          de: 'Die Spalten einer Tabelle mit Beispiel und Bedeutung, vor der Prüfung',
          en: 'The columns of a spreadsheet with example and meaning, before the check',
        },
      },
      place: { href: '/admin/events/imports', label: { de: 'Zu den Importen', en: 'Go to the imports' } },
    },
    {
      id: 'import',
      title: { de: 'Einlesen und zurücknehmen', en: 'Importing and taking back' },
      steps: [
        {
          de: 'Lassen Sie den Haken bei **Neue Veranstaltungen sofort veröffentlichen** weg, wenn es Entwürfe werden sollen.',
          en: 'Leave the tick at **Publish new events at once** off if they are to be drafts.',
        },
        {
          de: 'Lesen Sie die Einträge ein. Sie können die Seite verlassen; es geht weiter.',
          en: 'Import the records. You can leave the page; it goes on.',
        },
        {
          de: 'Sehen Sie sich das Ergebnis an. Abgelehnte Zeilen gibt es als CSV, mit dem Grund.',
          en: 'Look at the result. Rejected rows can be saved as CSV, with the reason.',
        },
        {
          de: '**Import rückgängig machen** setzt alles zurück. Was seitdem jemand geändert hat, bleibt und wird genannt.',
          en: '**Undo the import** resets everything. What somebody has changed since stays, and is named.',
        },
      ],
      notes: [
        {
          de: 'Was der Kartenshop weiß und was das Haus übernommen hat, ändert ein Import nicht.',
          en: 'An import does not change what the ticket shop knows and what the house has taken over.',
        },
      ],
    },
    {
      id: 'other',
      title: { de: 'Kartenshop, JSON und Archiv', en: 'Ticket shop, JSON and archive' },
      text: [
        {
          de: '**Kartenshop jetzt einlesen** wartet nicht auf den nächsten regelmäßigen Lauf. Eine JSON-Datei, die hier exportiert wurde, lässt sich ebenso einlesen, auch aus einem anderen Haus; was noch fehlt, kommt dann als Entwurf. Ein Archiv kommt als JSON Lines.',
          en: '**Read the ticket shop now** does not wait for the next regular run. A JSON file that was exported here can be imported as well, also from another house; new records are then drafts. An archive comes as JSON Lines.',
        },
      ],
    },
  ],
}
