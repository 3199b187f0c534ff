import type { Chapter } from '../chapter.ts'

/** Finding and replacing words everywhere. */
export const chapter: Chapter = {
  id: 'search-replace',
  readers: 'editors',
  title: { de: 'Suchen und ersetzen', en: 'Search and replace' },
  intro: {
    de: 'Ein Förderer heißt anders, ein Saal bekommt einen neuen Namen: so ändert er sich überall, ohne dass etwas von selbst öffentlich wird.',
    en: 'A sponsor has a new name, a hall is renamed: this is how it changes everywhere, without anything becoming public by itself.',
  },
  sections: [
    {
      id: 'search',
      title: { de: 'Finden', en: 'Finding' },
      steps: [
        {
          de: '**Suchen und ersetzen** im Menü **Seite** des Editors oder in der Verwaltung öffnen.',
          en: 'Open **Search and replace** in the menu **Page** of the editor or in the administration.',
        },
        {
          de: '**Suchen nach** und **Ersetzen durch** ausfüllen. Wenn nötig **Nur ganze Wörter**, **Groß- und Kleinschreibung beachten**, eine Sprache und die Orte wählen.',
          en: 'Fill in **Search for** and **Replace with**. If needed, choose **Whole words only**, **Match case**, a language and the places.',
        },
        {
          de: '**Suchen** zeigt jede Stelle, alt und neu, mit den Wörtern ringsum.',
          en: '**Search** shows every place, old and new, with the words around it.',
        },
      ],
      picture: {
        name: 'search-replace-found',
        alt: {
          de: 'Gefundene Stellen mit altem und neuem Wortlaut und einem Kästchen je Stelle.',
          en: 'The places that were found, with old and new wording and a box for each place.',
        },
      },
      notes: [
        {
          de: 'Wörter nur auf einer Seite findet die **Gliederung** des Editors.',
          en: 'Words on a single page are found by the **Outline** of the editor.',
        },
      ],
      place: {
        href: '/admin/search-and-replace',
        label: { de: 'Zu Suchen und ersetzen', en: 'To search and replace' },
      },
    },
    {
      id: 'replace',
      title: { de: 'Ersetzen', en: 'Replacing' },
      text: [
        {
          de: 'Stellen, die bleiben sollen, abwählen und die Schaltfläche mit der Zahl der Stellen drücken. Seiten ändern sich nur im Entwurf, Einträge der Verwaltung sofort. Das Ergebnis nennt alle Entwürfe; die ohne andere Änderungen lassen sich dort gleich veröffentlichen oder für eine Veröffentlichung vormerken.',
          en: 'Untick the places that should stay and press the button with the number of places. Pages change in the draft only, records of the administration at once. The result names all drafts; those without other changes can be published there at once, or added to a release.',
        },
        {
          de: 'Autor:innen ersetzen auf Seiten. Was das eigene Konto nicht ändern darf, wird genannt und bleibt.',
          en: 'Authors can replace words on pages. What your account may not change is listed and stays as it is.',
        },
      ],
    },
    {
      id: 'undo',
      title: { de: 'Zurücknehmen', en: 'Taking it back' },
      text: [
        {
          de: 'Die letzten 20 Ersetzungen stehen unten auf der Seite und lassen sich dort **Zurücknehmen**, auch von anderen. Stellen, die seither geändert wurden, bleiben.',
          en: 'The last 20 runs are at the bottom of the page, where you can **Take back** each of them, including those of others. Places that have been changed since then stay as they are.',
        },
      ],
    },
  ],
}
