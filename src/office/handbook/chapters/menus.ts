import type { Chapter } from '../chapter.ts'

/** The main menu and the footer. */
export const chapter: Chapter = {
  id: 'menus',
  readers: 'editors',
  title: { de: 'Menü und Fußzeile', en: 'Menu and footer' },
  intro: {
    de: 'Wohin Besucher von jeder Seite aus kommen, steht im Hauptmenü und in der Fußzeile. Beide sind ein Formular der Verwaltung, für die Redaktion.',
    en: 'The main menu and the footer say where visitors can go from every page. Both are in one form of the administration, for editors.',
  },
  sections: [
    {
      id: 'edit',
      title: { de: 'Einträge ordnen', en: 'Arranging entries' },
      steps: [
        {
          de: 'In der Verwaltung **Menü und Fußzeile** öffnen.',
          en: 'Open **Menu and footer** in the administration.',
        },
        {
          de: '**Eintrag hinzufügen**: eine Seite oder einen Bereich suchen, oder eine eigene Adresse eingeben.',
          en: '**Add an entry**: search for a page or an area, or enter an address of your own.',
        },
        {
          de: 'Einträge am Griff ziehen, die Pfeile benutzen, oder mit der Tastatur [[Alt+ArrowUp]], [[Alt+ArrowDown]] und, für eine Ebene tiefer oder höher, [[Alt+ArrowRight]] und [[Alt+ArrowLeft]].',
          en: 'Drag entries by the handle, use the arrows, or on the keyboard [[Alt+ArrowUp]], [[Alt+ArrowDown]] and, for one level down or up, [[Alt+ArrowRight]] and [[Alt+ArrowLeft]].',
        },
        {
          de: 'Die Vorschau **So sehen es Besucherinnen und Besucher** ansehen und **Speichern**. Es gilt sofort.',
          en: 'Look at the preview **How visitors see it** and **Save**. It takes effect at once.',
        },
      ],
      picture: {
        name: 'menus-edit',
        alt: {
          de: 'Das Formular „Menü und Fußzeile“ mit den Einträgen als Baum und der Vorschau.',
          en: 'The form “Menu and footer” with the entries as a tree and the preview.',
        },
      },
      place: { href: '/admin/pages/menus', label: { de: 'Zu Menü und Fußzeile', en: 'To menu and footer' } },
    },
    {
      id: 'names',
      title: { de: 'Namen und Hervorhebung', en: 'Names and highlighting' },
      text: [
        {
          de: 'Ohne **Name im Menü** gilt der Titel der Seite, in jeder Sprache der ihre. **In der Kopfzeile hervorheben** zeigt einen Eintrag schon neben dem Logo. Seiten, die nicht öffentlich sind, stehen im Formular, aber nicht im Menü der Besucher.',
          en: 'Without a **Name in the menu**, the title of the page is used, in each language. **Highlight in the header** shows an entry right beside the logo. Pages that are not public are in the form, but not in the menu that visitors see.',
        },
      ],
    },
    {
      id: 'page',
      title: { de: 'Aus den Einstellungen einer Seite', en: 'From the settings of a page' },
      text: [
        {
          de: '**Im Menü**, **In der Fußzeile** und **Im Menü hervorgehoben** gibt es auch in den Einstellungen jeder Seite. Beides ist dasselbe Menü.',
          en: '**In the menu**, **In the footer** and **Highlighted in the menu** are in the settings of every page, too. It is the same menu.',
        },
      ],
    },
  ],
}
