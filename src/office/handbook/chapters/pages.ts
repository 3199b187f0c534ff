import { trashDays } from '#i18n/trash-days.ts'
import type { Chapter } from '../chapter.ts'

/** Pages as records: creating, moving, settings, trash. */
export const chapter: Chapter = {
  id: 'pages',
  readers: 'editors',
  title: { de: 'Seiten anlegen und ordnen', en: 'Creating and arranging pages' },
  intro: {
    de: 'Alles, was eine Seite als Ganzes betrifft, steht im Menü **Seite** der Leiste: anlegen, einstellen, verschieben, löschen.',
    en: 'Everything about a page as a whole is in the menu **Page** of the toolbar: creating, settings, moving, deleting.',
  },
  sections: [
    {
      id: 'new',
      title: { de: 'Eine neue Seite', en: 'A new page' },
      steps: [
        {
          de: 'Im Menü **Seite** auf **Neue Seite** oder **Neue Unterseite** drücken.',
          en: 'Press **New page** or **New subpage** in the menu **Page**.',
        },
        {
          de: 'Einen **Titel** angeben, in einer Sprache oder in beiden, und bei **Unterseite von**, wohin sie gehört.',
          en: 'Enter a **Title**, in one language or in both, and choose where the page belongs under **Subpage of**.',
        },
        {
          de: 'Eine **Vorlage** wählen, oder **Leer**, und **Anlegen**. Die Seite ist sofort zum Bearbeiten offen; Besucher sehen sie erst nach dem Veröffentlichen.',
          en: 'Choose a **Template**, or **Empty**, and **Create**. The page is open for editing at once; visitors see it only after it has been published.',
        },
      ],
      picture: {
        name: 'pages-new',
        alt: {
          de: 'Das Fenster „Neue Seite“ mit Titel in beiden Sprachen, übergeordneter Seite und Vorlagen.',
          en: 'The window “New page” with the title in both languages, the page above and the templates.',
        },
      },
      notes: [
        {
          de: 'Beispieltexte einer Vorlage stehen unter **Hinweise**, bis sie ersetzt sind.',
          en: 'Sample texts of a template are listed under **Notices** until they are replaced.',
        },
      ],
    },
    {
      id: 'copy',
      title: { de: 'Eine Seite duplizieren', en: 'Duplicating a page' },
      text: [
        {
          de: '**Seite duplizieren** beginnt eine neue Seite mit dem Entwurf und den Einstellungen dieser Seite. Eine Sprache ohne Titel bleibt weg.',
          en: '**Duplicate the page** starts a new page with the draft and the settings of this one. A language without a title is left out.',
        },
      ],
    },
    {
      id: 'settings',
      title: { de: 'Einstellungen der Seite', en: 'Page settings' },
      text: [
        {
          de: '**Adresse**: der letzte Teil der Web-Adresse. Ändert sie sich, führt die alte weiter hierher. **Sichtbarkeit**: ob und wann die Seite mit ihren Unterseiten online ist, ob sie im Menü steht und ob sie selbst anklickbar ist. **Suchmaschinen und soziale Netze**: Titel, Beschreibung und Bild für Suchergebnisse und geteilte Links, mit Vorschau.',
          en: '**Address**: the last part of the web address. When it changes, the old one still leads here. **Visibility**: whether and when the page and its subpages are online, whether it is in the menu, and whether it is clickable itself. **Search engines and social networks**: title, description and picture for search results and shared links, with a preview.',
        },
        {
          de: 'Gespeichert wird mit **Speichern**, sofort und für beide Sprachen; einen Entwurf gibt es hier nicht. Hat jemand inzwischen dasselbe geändert, stehen beide Fassungen zur Wahl.',
          en: '**Save** takes effect at once and for both languages; there is no draft here. If somebody else has changed the same setting in the meantime, both versions are offered.',
        },
      ],
      picture: {
        name: 'pages-settings',
        alt: {
          de: 'Das Fenster „Einstellungen der Seite“ mit Adresse, Sichtbarkeit und der Vorschau für Suchmaschinen.',
          en: 'The window “Page settings” with address, visibility and the preview for search engines.',
        },
      },
    },
    {
      id: 'tree',
      title: { de: 'Der Seitenbaum', en: 'The page tree' },
      text: [
        {
          de: '**Seitenbaum und Papierkorb** zeigt alle Seiten mit ihrem Zustand in beiden Sprachen. Von hier aus lässt sich jede öffnen, suchen, nach Zustand filtern und am Griff an einen neuen Platz ziehen; mit der Tastatur: am Griff [[Enter]], mit den Pfeiltasten das Ziel wählen, noch einmal [[Enter]].',
          en: '**Page tree and trash** shows all pages with their state in both languages. From here each can be opened, searched, filtered by state, and dragged by its handle to a new place; with the keyboard: [[Enter]] on the handle, choose the place with the arrow keys, [[Enter]] again.',
        },
      ],
      picture: {
        name: 'pages-tree',
        alt: {
          de: 'Der Seitenbaum mit Unterseiten, Zuständen in beiden Sprachen, Suche und Filter.',
          en: 'The page tree with subpages, states in both languages, search and filter.',
        },
      },
    },
    {
      id: 'move',
      title: { de: 'Verschieben', en: 'Moving' },
      text: [
        {
          de: '**Verschieben** im Menü **Seite** setzt die Seite unter eine andere oder an eine andere Stelle. Ihre Adresse und die aller Unterseiten ändern sich; die alten leiten weiter.',
          en: '**Move** in the menu **Page** puts the page below another one, or in another place. Its address changes, and so do those of its subpages; the old ones redirect.',
        },
      ],
    },
    {
      id: 'trash',
      title: { de: 'Löschen und wiederherstellen', en: 'Deleting and restoring' },
      text: [
        {
          de: `**Löschen** im Menü **Seite** zeigt zuerst, was noch hierher führt. Danach liegt die Seite ${trashDays} Tage im **Papierkorb** unter dem Seitenbaum und lässt sich von dort **Wiederherstellen**, so öffentlich, wie sie war. Seiten mit Unterseiten und fest eingebaute Seiten lassen sich nicht löschen.`,
          en: `**Delete** in the menu **Page** first shows what still leads here. Then the page stays in the **Trash** below the page tree for ${trashDays} days, from where you can **Restore** it, as public as it was. Pages with subpages, and pages that are a fixed part of the website, cannot be deleted.`,
        },
      ],
    },
    {
      id: 'templates',
      title: { de: 'Eigene Vorlagen', en: 'Templates of your own' },
      text: [
        {
          de: '**Als Vorlage speichern** im Menü **Seite** legt die Blöcke des Entwurfs unter einem Namen ab. Danach stehen sie bei jeder neuen Seite zur Wahl. Vorher die Hinweise ansehen: Eine Vorlage gibt weiter, was ihr fehlt.',
          en: '**Save as a template** in the menu **Page** keeps the blocks of the draft under a name. Afterwards they can be chosen for every new page. Look at the notices first: whatever a template lacks is missing in every page made from it.',
        },
      ],
    },
    {
      id: 'redirects',
      title: { de: 'Weiterleitungen', en: 'Redirects' },
      text: [
        {
          de: 'Geänderte Adressen leiten von selbst weiter. **Weiterleitungen** in der Verwaltung nimmt weitere auf, etwa kurze Adressen für Plakate; **Weiterleitungen importieren** liest eine ganze Liste und lässt sich als Ganzes zurücknehmen. **Nicht gefundene Adressen** zeigt, welche Adressen Besucher vergeblich aufrufen, und legt mit einem Klick eine Weiterleitung dafür an.',
          en: 'Changed addresses redirect by themselves. **Redirects** in the administration is the place to add more, such as short addresses for posters; **Import redirects** reads a whole list and can be undone as a whole. **Addresses not found** shows which addresses visitors have tried in vain, and adds a redirect for them with one click.',
        },
      ],
      place: {
        href: '/admin/pages/missed-paths',
        label: { de: 'Zu den nicht gefundenen Adressen', en: 'To the addresses not found' },
      },
    },
  ],
}
