import type { Chapter } from '../chapter.ts'

/** The keyboard; the lists of shortcuts are derived from the table that the editor handles. */
export const chapter: Chapter = {
  id: 'keyboard',
  readers: 'everybody',
  title: { de: 'Tastatur', en: 'Keyboard' },
  intro: {
    de: 'Alles geht ohne Maus. Hier stehen alle Tastenkürzel und die Wege, die sie abkürzen.',
    en: 'Everything works without a mouse. Here are all the shortcuts and the quickest ways to get around.',
  },
  sections: [
    {
      id: 'ways',
      title: { de: 'Wege ohne Maus', en: 'Ways without a mouse' },
      text: [
        {
          de: '[[F6]] wechselt im Seiteneditor zwischen der Leiste, dem ausgewählten Block und dem Bereich neben der Seite. [[Tab]] geht zum nächsten Bedienelement, [[Escape]] schließt, was zuletzt geöffnet wurde, und der Fokus kehrt dorthin zurück, wo er war.',
          en: 'In the page editor, [[F6]] moves between the toolbar, the selected block and the panel beside the page. [[Tab]] goes to the next control, [[Escape]] closes what was opened last, and the focus returns to where it was.',
        },
        {
          de: 'In der Verwaltung öffnet [[Mod+K]] die Suche nach Einträgen und Orten, und [[Mod+S]] speichert ein Formular. Der erste Link jeder Seite überspringt Leiste und Menü.',
          en: 'In the administration, [[Mod+K]] opens the search for records and places, and [[Mod+S]] saves a form. The first link of every page skips the bar and the menu.',
        },
      ],
    },
    {
      id: 'letters',
      title: { de: 'Einzelne Buchstaben abschalten', en: 'Switching off single letters' },
      text: [
        {
          de: 'Solange ein Block ausgewählt ist, sind einzelne Buchstaben Befehle. Wer mit Spracheingabe arbeitet, schaltet sie in der Hilfe des Editors ([[?]]) oder im Menü des Kontos aus: **Einzelne Buchstaben als Tastenkürzel, wenn ein Block ausgewählt ist**.',
          en: 'While a block is selected, single letters are commands. Those who use speech input switch them off in the help of the editor ([[?]]) or in the menu of the account: **Single letters as shortcuts while a block is selected**.',
        },
      ],
    },
    {
      id: 'always',
      title: { de: 'Im Seiteneditor: immer', en: 'In the page editor: always' },
    },
    {
      id: 'block',
      title: {
        de: 'Im Seiteneditor: wenn ein Block ausgewählt ist',
        en: 'In the page editor: while a block is selected',
      },
    },
    {
      id: 'typing',
      title: { de: 'Im Seiteneditor: beim Schreiben', en: 'In the page editor: while writing' },
    },
  ],
}
