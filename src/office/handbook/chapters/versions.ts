import type { Chapter } from '../chapter.ts'

/** Looking back, and going back. */
export const chapter: Chapter = {
  id: 'versions',
  readers: 'editors',
  title: { de: 'Versionen', en: 'Versions' },
  intro: {
    de: 'Jeder Stand einer Seite bleibt erhalten. So lässt er sich ansehen, vergleichen und zurückholen.',
    en: 'Every state of a page is kept. This is how to look at it, compare it and bring it back.',
  },
  sections: [
    {
      id: 'panel',
      title: { de: 'Einen früheren Stand ansehen', en: 'Looking at an earlier state' },
      steps: [
        {
          de: '**Versionen** in der Leiste öffnen (oder unter **Mehr**). Die Liste nennt veröffentlichte, selbst gesicherte und automatisch gesicherte Stände, mit Zeit und Namen.',
          en: 'Open **Versions** in the toolbar (or under **More**). The list has states that were published, saved by somebody, and saved automatically, with time and name.',
        },
        {
          de: 'Die **Zeitachse** geht von Änderung zu Änderung, mit der Maus oder den Pfeiltasten.',
          en: 'The **Timeline** goes from change to change, with the mouse or the arrow keys.',
        },
        {
          de: '**Unterschiede zum Entwurf** zeigt Block für Block, was neu, geändert, verschoben oder entfernt ist. **Zurück zum Entwurf** schließt die Ansicht.',
          en: '**Differences from the draft** shows block by block what is new, changed, moved or removed. **Back to the draft** closes the view.',
        },
      ],
      picture: {
        name: 'versions-panel',
        alt: {
          de: 'Der Bereich „Versionen“ mit Zeitachse und Liste der Stände.',
          en: 'The panel “Versions” with the timeline and the list of states.',
        },
      },
    },
    {
      id: 'restore',
      title: { de: 'Zurückholen', en: 'Bringing it back' },
      text: [
        {
          de: '**Diese Version als Entwurf übernehmen** setzt den ganzen Stand in den Entwurf; öffentlich wird nichts. Es lässt sich rückgängig machen wie jeder andere Schritt.',
          en: '**Restore this version as the draft** puts the whole state into the draft; nothing becomes public. It can be undone like any other step.',
        },
      ],
    },
    {
      id: 'keep',
      title: { de: 'Einen Stand selbst sichern', en: 'Keeping a state yourself' },
      text: [
        {
          de: '**Version sichern** ([[Mod+S]]) merkt den Stand, auf Wunsch unter einem Namen. Nötig ist es nie: Gespeichert wird immer.',
          en: '**Save this version** ([[Mod+S]]) keeps the state, under a name if you like. It is never necessary: everything is saved all the time.',
        },
      ],
    },
    {
      id: 'records',
      title: { de: 'Verlauf in der Verwaltung', en: 'History in the administration' },
      text: [
        {
          de: 'Formulare der Verwaltung haben statt dessen einen **Verlauf**: je Feld der Wert vorher und nachher, mit **Früheren Stand einsetzen**. Das **Protokoll** sagt, wer wann was geändert hat.',
          en: 'Forms of the administration have a **History** instead: the value of each field before and after, with **Use the earlier value**. The **Log** says who has changed what and when.',
        },
      ],
      place: { href: '/admin/audit-log', label: { de: 'Zum Protokoll', en: 'To the log' } },
    },
  ],
}
