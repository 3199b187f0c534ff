import type { Chapter } from '../chapter.ts'

export const chapter: Chapter = {
  id: 'addresses',
  readers: 'planners',
  title: { de: 'Menü, Weiterleitungen, Suchen und Ersetzen', en: 'Menu, redirects, search and replace' },
  intro: {
    de: 'Was für die ganze Website gilt: Menü und Fußzeile, alte Adressen, und Wörter, die überall anders heißen sollen.',
    en: 'What holds for the whole website: menu and footer, old addresses, and words that are to be different everywhere.',
  },
  sections: [
    {
      id: 'menu',
      title: { de: 'Menü und Fußzeile', en: 'Menu and footer' },
      steps: [
        { de: 'Öffnen Sie **Menü und Fußzeile**.', en: 'Open **Menu and footer**.' },
        {
          de: 'Suchen Sie unter **Eintrag hinzufügen** eine Seite oder einen Bereich, oder geben Sie eine Adresse mit https:// ein.',
          en: 'Look for a page or an area under **Add an entry**, or enter an address with https://.',
        },
        {
          de: 'Ziehen Sie Einträge am Griff, oder verschieben Sie sie mit [[Alt]] und einer Pfeiltaste. Nach rechts wird ein Eintrag zum Unterpunkt.',
          en: 'Drag entries by the handle, or move them with [[Alt]] and an arrow key. To the right an entry becomes a sub-item.',
        },
        {
          de: 'Speichern Sie. Es gilt sofort auf jeder Seite.',
          en: 'Save. It applies at once on every page.',
        },
      ],
      notes: [
        {
          de: '**So sehen es Besucherinnen und Besucher** zeigt beide Sprachen. Eine Seite, die nicht öffentlich ist, steht nicht im Menü, bis sie es ist.',
          en: '**How visitors see it** shows both languages. A page that is not public is not in the menu until it is.',
        },
      ],
      place: {
        href: '/admin/pages/menus',
        label: { de: 'Zu Menü und Fußzeile', en: 'Go to menu and footer' },
      },
    },
    {
      id: 'redirects',
      title: { de: 'Weiterleitungen', en: 'Redirects' },
      text: [
        {
          de: 'Ändern Sie die Adresse einer Seite, entsteht die Weiterleitung von selbst. Für gedruckte oder ganz alte Adressen legen Sie eine an: **Alte Adresse** und **Führt zu**. **Aufrufe** zählt, ob sie noch gebraucht wird.',
          en: 'If you change the address of a page, its redirect is made by itself. For printed or very old addresses add one: **Old address** and **Leads to**. **Hits** counts whether it is still needed.',
        },
        {
          de: 'Viele auf einmal fügen Sie unter **Weiterleitungen importieren** aus einer Tabelle ein. **Prüfen** zeigt zuerst, was geschehen würde; danach gibt es **Rückgängig**.',
          en: 'Paste many at once from a spreadsheet under **Import redirects**. **Check** first shows what would happen; afterwards there is **Undo**.',
        },
      ],
      place: {
        href: '/admin/pages/redirect',
        label: { de: 'Zu den Weiterleitungen', en: 'Go to the redirects' },
      },
    },
    {
      id: 'missed',
      title: { de: 'Nicht gefundene Adressen', en: 'Addresses not found' },
      text: [
        {
          de: 'Diese Liste nennt Adressen ohne Seite, die Menschen aufgerufen haben. **Weiterleitung anlegen** behebt eine, **Ignorieren** nimmt sie aus der Liste. Gespeichert werden nur Pfad, Anzahl und Zeitpunkt.',
          en: 'This list names addresses without a page that people have asked for. **Add a redirect** mends one, **Ignore** takes it off the list. Only path, count and time are stored.',
        },
      ],
      place: {
        href: '/admin/pages/missed-paths',
        label: { de: 'Zu den nicht gefundenen Adressen', en: 'Go to the addresses not found' },
      },
    },
    {
      id: 'replace',
      title: { de: 'Wörter überall ersetzen', en: 'Replacing words everywhere' },
      steps: [
        {
          de: 'Geben Sie unter **Suchen nach** das alte Wort und unter **Ersetzen durch** das neue ein.',
          en: 'Enter the old word under **Search for** and the new one under **Replace with**.',
        },
        {
          de: 'Wählen Sie unter **Wo** Seiten, wiederverwendbare Blöcke und Einträge.',
          en: 'Choose pages, reusable blocks and records under **Where**.',
        },
        {
          de: 'Sehen Sie jede Stelle mit **Alt:** und **Neu:** an, und nehmen Sie den Haken weg, wo es falsch wäre.',
          en: 'Look at each place with **Old:** and **New:**, and remove the tick where it would be wrong.',
        },
        {
          de: 'Ersetzen Sie. Seiten ändern sich nur im Entwurf; Einträge gelten sofort.',
          en: 'Replace. Pages change in their draft only; records apply at once.',
        },
      ],
      notes: [
        {
          de: 'Die Entwürfe lassen sich danach zusammen veröffentlichen oder für eine Veröffentlichung vormerken. **Die letzten Ersetzungen** nehmen Sie mit **Zurücknehmen** zurück.',
          en: 'The drafts can be published together afterwards, or wait for a release. **The last replacements** can be reverted with **Undo**.',
        },
      ],
      place: {
        href: '/admin/search-and-replace',
        label: { de: 'Zu „Suchen und ersetzen“', en: 'Go to “Search and replace”' },
      },
    },
  ],
}
