import type { Chapter } from '../chapter.ts'

/** All blocks and what they are for; the list below each section is derived from the blocks themselves. */
export const chapter: Chapter = {
  id: 'blocks',
  readers: 'editors',
  title: { de: 'Alle Blöcke', en: 'All blocks' },
  intro: {
    de: 'Welche Blöcke es gibt und wofür sie da sind, in den Gruppen des Menüs **Block einfügen**.',
    en: 'Which blocks there are and what they are for, in the groups of the menu **Insert a block**.',
  },
  sections: [
    {
      id: 'text',
      title: { de: 'Text', en: 'Text' },
      text: [
        {
          de: 'Überschriften, Texte, Zitate und Tabellen werden direkt auf der Seite geschrieben. Eine Überschrift hat eine **Ebene**, wie im Inhaltsverzeichnis eines Buches: Auf Ebene 2 folgt 3, keine wird ausgelassen.',
          en: 'Headlines, texts, quotes and tables are written directly on the page. A headline has a **Level**, as in the contents of a book: level 3 follows level 2, and none is left out.',
        },
      ],
      notes: [
        {
          de: 'Mit einer **Sprungmarke** können Links genau zu einer Überschrift führen, und sie erscheint in der Navigation der Seite. Sie steht in den Angaben der Überschrift unter **Weitere Angaben**.',
          en: 'With an **Anchor**, links can lead right to a headline, and it appears in the navigation of the page. It is in the details of the headline, under **Further details**.',
        },
      ],
    },
    {
      id: 'pictures',
      title: { de: 'Bilder', en: 'Pictures' },
      text: [
        {
          de: 'Bilder kommen aus der Mediathek oder werden als Klangfigur gezeichnet. Jedes Bild aus der Mediathek braucht eine **Bildbeschreibung** oder die Angabe, dass es nur Schmuck ist.',
          en: 'Pictures come from the media library or are drawn as a sound figure. Every picture from the library needs a **Picture description**, or has to be marked as decoration.',
        },
      ],
    },
    {
      id: 'lists',
      title: { de: 'Listen', en: 'Lists' },
      text: [
        {
          de: 'Eine Liste enthält Einträge, zum Beispiel Teaser, Fragen oder Logos. Hinzugefügt und sortiert werden sie in den Angaben der Liste unter **Inhalt der Liste**, oder auf der Seite wie andere Blöcke.',
          en: 'A list contains items, such as teasers, questions or logos. They are added and sorted in the details of the list, under **Content of the list**, or on the page like other blocks.',
        },
      ],
    },
    {
      id: 'programme',
      title: { de: 'Programm', en: 'Programme' },
      text: [
        {
          de: 'Diese Blöcke zeigen, was in der Verwaltung steht, und sind immer aktuell. Eine Veranstaltungsliste hat zwei Arten der Auswahl: **Automatisch** zeigt immer die nächsten, etwa die eines Saals, **Einzeln** die ausgesuchten.',
          en: 'These blocks show what is in the administration, and are always up to date. An event list has two kinds of selection: **Automatic** always shows the next ones, for example those in a hall, **One by one** those that you choose.',
        },
      ],
      picture: {
        name: 'blocks-event-list',
        alt: {
          de: 'Eine Veranstaltungsliste auf der Seite und rechts ihre Angaben mit der Auswahl nach Genre, Zyklus und Saal.',
          en: 'An event list on the page, and on the right its details with the choice of genre, series and hall.',
        },
      },
    },
    {
      id: 'players',
      title: { de: 'Externe Medien', en: 'External media' },
      text: [
        {
          de: 'Eigene Aufnahmen und Filme aus der Mediathek, und Beiträge anderer Dienste. Von diesen genügt die Adresse oder der Einbettungscode; geladen werden sie erst, wenn Besucher zustimmen.',
          en: 'Recordings and films from the media library, and posts from other services. For the latter, the address or the embed code is enough; they are loaded only when visitors agree.',
        },
      ],
    },
    {
      id: 'shared',
      title: { de: 'Wiederverwendbar', en: 'Reusable' },
      text: [
        {
          de: 'Was auf mehreren Seiten gleich sein soll, wird einmal geschrieben und überall gezeigt.',
          en: 'What should be the same on several pages is written once and shown everywhere.',
        },
      ],
      place: {
        href: '/admin/handbook/shared-blocks',
        label: { de: 'Wie das geht', en: 'How to do it' },
      },
    },
  ],
}
