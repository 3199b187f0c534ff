import type { Chapter } from '../chapter.ts'

export const chapter: Chapter = {
  id: 'imports',
  readers: 'planners',
  title: { de: 'Die Saison aus einer Tabelle: Importe', en: 'The season from a spreadsheet: imports' },
  intro: {
    de: 'Sie sehen zuerst, was geschehen würde. Gespeichert wird erst danach, und auch dann lässt es sich zurücknehmen.',
    en: 'You first see what would happen. Nothing is saved until then, and even after that it can be undone.',
  },
  sections: [
    {
      id: 'seasons',
      title: { de: 'Eine Saison anlegen', en: 'Adding a season' },
      text: [
        {
          de: 'Eine Spielzeit hat nur einen Namen wie „2027/28“. Unter **Wird angekündigt mit** wählen Sie die Veröffentlichung, mit der neue Konzerte aus dem Kartenshop öffentlich werden; bis dahin kommen sie verborgen.',
          en: 'A season has only a name, such as “2027/28”. In **Is announced with**, choose the release with which new concerts from the ticket shop become public; until then they arrive hidden.',
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
          en: 'Within its cell, a programme has one line for each item, and a cast one line for each person:',
        },
        {
          de: "„Gustav Mahler: Sinfonie Nr. 5 (70')“, „Pause“, „Zugabe: Robert Schumann: Träumerei“ und „Anna Muster, Klavier“. Ein einzelner Satz steht hinter einem Strich: „Sinfonie Nr. 5 – Adagietto“.",
          en: "“Gustav Mahler: Sinfonie Nr. 5 (70')”, “Pause”, “Zugabe: Robert Schumann: Träumerei” and “Anna Muster, Klavier”. A single movement follows a dash: “Sinfonie Nr. 5 – Adagietto”.",
        },
      ],
      notes: [
        {
          de: 'Mit einer Nummer in jeder Zeile findet ein zweiter Import dieselben Veranstaltungen wieder, auch wenn sich sonst alles geändert hat. Ohne Nummer zählen Saal und Beginn.',
          en: 'With a number in each row, a second import finds the same events again, whatever else has changed. Without numbers, events are recognised by hall and start.',
        },
        {
          de: 'Daten mit dem Monat vor dem Tag (3/18/2027) werden abgelehnt, nicht geraten. Leere Zellen ändern nichts.',
          en: 'Dates with the month before the day (3/18/2027) are rejected rather than guessed. Empty cells change nothing.',
        },
      ],
    },
    {
      id: 'check',
      title: { de: 'Prüfen', en: 'Checking' },
      steps: [
        {
          de: '**Datei wählen** öffnen und die Tabelle aussuchen.',
          en: 'Press **Choose a file** and pick the spreadsheet.',
        },
        {
          de: 'Unter **Spalten** nachsehen, ob jede Spalte richtig verstanden ist, und wo nötig ihre **Bedeutung** ändern.',
          en: 'Under **Columns**, see whether each column is understood correctly, and change its **Meaning** where needed.',
        },
        { de: '**Prüfen** wählen.', en: 'Choose **Check**.' },
        {
          de: '**Das würde geschehen** lesen: neue, geänderte und abgelehnte Zeilen, jede Änderung mit altem und neuem Wert.',
          en: 'Read **This would happen**: new, changed and rejected rows, each change with its old and new value.',
        },
        {
          de: 'Unter **Unbekannte Namen** entscheiden, was mit jedem Namen geschieht: anlegen, zuordnen oder leer lassen.',
          en: 'Under **Unknown names**, decide what happens to each name: add it, use an existing record, or leave it empty.',
        },
      ],
      notes: [
        {
          de: 'Unter einem Namen gespeichert, wird die Zuordnung der Spalten beim nächsten Mal vorgeschlagen.',
          en: 'If you save the assignment of the columns under a name, it is suggested next time.',
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
      title: { de: 'Einlesen und zurücknehmen', en: 'Importing and undoing' },
      steps: [
        {
          de: 'Den Haken bei **Neue Veranstaltungen sofort veröffentlichen** weglassen, wenn es Entwürfe werden sollen.',
          en: 'Leave **Publish new events at once** unticked if they should be drafts.',
        },
        {
          de: 'Die Einträge einlesen. Die Seite lässt sich verlassen; es geht weiter.',
          en: 'Import the records. You can leave the page; the import continues.',
        },
        {
          de: 'Das Ergebnis ansehen. Abgelehnte Zeilen gibt es als CSV, mit dem Grund.',
          en: 'Look at the result. Rejected rows can be saved as CSV, with the reason.',
        },
        {
          de: '**Import rückgängig machen** setzt alles zurück. Was seitdem jemand geändert hat, bleibt und wird genannt.',
          en: '**Undo the import** sets everything back. What somebody has changed since then stays and is listed.',
        },
      ],
      notes: [
        {
          de: 'Was der Kartenshop weiß und was das Haus übernommen hat, ändert ein Import nicht.',
          en: 'An import does not change what comes from the ticket shop or what the house has taken over.',
        },
      ],
    },
    {
      id: 'other',
      title: { de: 'Kartenshop, JSON und Archiv', en: 'Ticket shop, JSON and archive' },
      text: [
        {
          de: '**Kartenshop jetzt einlesen** wartet nicht auf den nächsten regelmäßigen Lauf. Eine JSON-Datei, die hier exportiert wurde, lässt sich ebenso einlesen, auch aus einem anderen Haus; was noch fehlt, kommt dann als Entwurf. Ein Archiv kommt als JSON Lines.',
          en: '**Read the ticket shop now** does not wait for the next scheduled run. A JSON file that was exported here can be imported as well, even from another house; new records then arrive as drafts. An archive is imported as JSON Lines.',
        },
      ],
    },
  ],
}
