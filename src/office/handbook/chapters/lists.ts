import type { Chapter } from '../chapter.ts'

export const chapter: Chapter = {
  id: 'lists',
  readers: 'planners',
  title: {
    de: 'Listen: suchen, filtern, ordnen, exportieren',
    en: 'Lists: searching, filtering, sorting, exporting',
  },
  intro: {
    de: 'Alle Listen der Verwaltung arbeiten gleich. Was Sie einstellen, steht in der Adresse und lässt sich als Lesezeichen merken oder weitergeben.',
    en: 'All lists of the administration work in the same way. What you set becomes part of the address, so you can bookmark it or pass it on.',
  },
  sections: [
    {
      id: 'find',
      title: { de: 'Suchen, filtern, ordnen', en: 'Searching, filtering, sorting' },
      steps: [
        {
          de: 'Wörter in **Suchen** tippen. Akzente, Umlaute und Großbuchstaben sind dabei gleichgültig.',
          en: 'Type words into **Search**. Accents, umlauts and capitals do not matter.',
        },
        {
          de: 'Mit den Filtern eingrenzen, bei Veranstaltungen etwa nach Zeitraum, **Saal**, **Reihe**, **Stand**, **Text fertig** oder **Übersetzt**.',
          en: 'Narrow the list with the filters; events, for example, can be filtered by period, **Hall**, **Series**, **Status**, **Text ready** or **Translated**.',
        },
        {
          de: 'Mit einem Klick auf den Kopf einer Spalte ordnen; ein zweiter Klick dreht die Reihenfolge um.',
          en: 'Sort by clicking the heading of a column; a second click reverses the order.',
        },
      ],
      notes: [
        {
          de: 'Findet sich nichts, leert **Suche und Filter leeren** beides.',
          en: 'If nothing is found, **Clear search and filters** clears both.',
        },
      ],
      picture: {
        name: 'planners-list',
        alt: {
          de: 'Die Liste der Veranstaltungen mit Suche und Filtern',
          en: 'The list of events with search and filters',
        },
      },
      place: { href: '/admin/events/event', label: { de: 'Zu den Veranstaltungen', en: 'Go to the events' } },
    },
    {
      id: 'views',
      title: { de: 'Spalten und gespeicherte Ansichten', en: 'Columns and saved views' },
      text: [
        {
          de: 'Unter **Spalten** wählen Sie, was die Liste zeigt; **Wie am Anfang** stellt die übliche Wahl wieder her.',
          en: 'Under **Columns**, choose what the list shows; **As at first** brings the usual choice back.',
        },
      ],
      steps: [
        { de: 'Suche, Filter und Reihenfolge einstellen.', en: 'Set the search, the filters and the order.' },
        {
          de: '**Ansichten** öffnen, einen Namen eingeben und **Merken** wählen.',
          en: 'Open **Views**, enter a name and choose **Keep**.',
        },
        {
          de: 'Ein Klick auf den Namen stellt alles wieder so ein.',
          en: 'A click on the name brings all of these settings back.',
        },
      ],
      notes: [
        {
          de: 'Ansichten und Spalten gelten für Ihr Konto in diesem Browser.',
          en: 'Views and columns apply to your account in this browser.',
        },
      ],
    },
    {
      id: 'several',
      title: { de: 'Mehrere auf einmal ändern', en: 'Changing several at once' },
      steps: [
        {
          de: 'Die Zeilen ankreuzen, oder im Kopf der Tabelle alle auf der Seite. Danach lässt sich auch die ganze Liste auswählen, bis zu 1.000 Einträge.',
          en: 'Tick the rows, or tick all rows of the page in the head of the table. You can then also select the whole list, up to 1,000 records.',
        },
        {
          de: '**Feld ändern** öffnen, das **Feld** und den neuen Wert wählen. Listen wie Genres werden ergänzt, andere Werte ersetzt.',
          en: 'Open **Change a field**, choose the **Field** and the new value. Lists such as genres are added to, other values are replaced.',
        },
        { de: 'Mit der Schaltfläche darunter bestätigen.', en: 'Confirm with the button below.' },
        {
          de: '**Rückgängig** stellt alle wieder her; später geht das im **Verlauf** jedes dieser Einträge.',
          en: '**Undo** brings all old values back; later you can do this in the **History** of any of these records.',
        },
      ],
      notes: [
        {
          de: 'Es werden alle geändert oder keiner. Steht bei einem etwas im Weg, wird er mit dem Grund genannt, und Sie entscheiden, ob nur die anderen geändert werden.',
          en: 'Either all are changed or none. A record in whose way something stands is named with the reason, and you decide whether only the others are changed.',
        },
        {
          de: 'Bei Veranstaltungen gibt es dort außerdem **Vorverkauf nach Regel** und **Zu Abonnement hinzufügen**.',
          en: 'For events there are also **Advance sale by rule** and **Add to a subscription**.',
        },
      ],
      picture: {
        name: 'planners-bulk',
        alt: {
          de: 'Drei ausgewählte Veranstaltungen und die Aktionen darüber',
          en: 'Three selected events and the actions above them',
        },
      },
    },
    {
      id: 'order',
      title: { de: 'Eigene Reihenfolge', en: 'An order of your own' },
      text: [
        {
          de: 'Reihen, Genres, Säle, Abonnements und ihre Gruppen haben eine Reihenfolge, die auch die Website verwendet. Ziehen Sie die Zeilen am Griff, oder verwenden Sie die Pfeile in der Spalte **Reihenfolge**.',
          en: 'Series, genres, halls, subscriptions and their groups have an order that the website uses as well. Drag the rows by their handle, or use the arrows in the column **Order**.',
        },
      ],
      notes: [
        {
          de: 'Ordnen lässt sich nur die ganze Liste: ohne Suche, ohne Filter und in der üblichen Reihenfolge.',
          en: 'Only the complete list can be put in order: without a search, without filters and in its usual order.',
        },
      ],
    },
    {
      id: 'export',
      title: { de: 'Exportieren', en: 'Exporting' },
      text: [
        {
          de: '**Exportieren** speichert alles, was die Liste gerade findet, in ihrer Reihenfolge, nicht nur die sichtbare Seite.',
          en: '**Export** saves everything that the list currently finds, in its order, not just the visible page.',
        },
        {
          de: 'CSV und Excel haben eine Spalte für jede Sprache. JSON lässt sich unter **Importe** wieder einlesen. Für Veranstaltungen gibt es außerdem **InDesign (Tagged Text)** mit den Absatzformaten Datum, Ort, Titel, Untertitel, Programm, Besetzung und Preis.',
          en: 'CSV and Excel have a column for each language. JSON can be imported again under **Imports**. For events there is also **InDesign (tagged text)** with the paragraph styles Datum, Ort, Titel, Untertitel, Programm, Besetzung and Preis.',
        },
      ],
      notes: [
        {
          de: 'Eine exportierte Excel-Tabelle können Sie bearbeiten und wieder einlesen: Die Spalte ID findet die Veranstaltungen.',
          en: 'You can edit an exported Excel file and import it again: the ID column identifies the events.',
        },
      ],
    },
    {
      id: 'keyboard',
      title: { de: 'Ohne Maus', en: 'Without a mouse' },
      text: [
        {
          de: 'Alles geht mit der Tastatur: [[Tab]] geht von Feld zu Feld, die Leertaste kreuzt an, [[Enter]] öffnet, [[Escape]] schließt. [[Mod+K]] sucht überall, [[Mod+S]] speichert.',
          en: 'Everything works with the keyboard: [[Tab]] goes from field to field, the space bar ticks, [[Enter]] opens, [[Escape]] closes. [[Mod+K]] searches everywhere, [[Mod+S]] saves.',
        },
      ],
    },
  ],
}
