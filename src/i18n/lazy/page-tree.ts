import type { Localized } from '../languages.ts'
import { trashDays } from '../trash-days.ts'
import { inHouse } from '../house-words.ts'

const de = {
  label: 'Seitenbaum',
  search: 'Seite suchen',
  state: 'Zustand',
  anyState: 'alle',
  states: {
    public: 'öffentlich',
    scheduled: 'geplant',
    hidden: 'ausgeblendet',
    draft: 'Entwurf',
    missing: 'fehlt',
  },
  count: (count: number) => (count === 1 ? '1 Seite' : `${count} Seiten`),
  none: 'Keine Seite gefunden.',
  expand: (title: string) => `Unterseiten von ${title}`,
  drag: (title: string) => `${title} verschieben`,
  hint: 'Ziehen Sie Seiten am Griff an ihren neuen Platz. Mit der Tastatur: am Griff die Eingabetaste drücken, mit den Pfeiltasten das Ziel wählen, noch einmal die Eingabetaste. Die alten Adressen leiten weiter.',
  moved: (title: string) => `„${title}“ verschoben.`,
  notMoved: (title: string, reason: string) => `„${title}“ wurde nicht verschoben. ${reason}`,
  trash: 'Papierkorb',
  trashHint: `Gelöschte Seiten bleiben ${trashDays} Tage hier. Eine wiederhergestellte Seite ist so öffentlich, wie sie war.`,
  empty: 'Der Papierkorb ist leer.',
  deleted: (by: string | null, when: string) =>
    by === null ? `gelöscht ${when}` : `gelöscht von ${by}, ${when}`,
  until: (when: string) => `bleibt bis ${when}`,
  restore: 'Wiederherstellen',
  restoreOf: (title: string) => `„${title}“ wiederherstellen`,
  restored: (title: string) => `„${title}“ ist wiederhergestellt.`,
  restoredAt: (title: string, address: string) =>
    `„${title}“ ist wiederhergestellt und hat jetzt die Adresse ${address}.`,
  failed: 'Das lässt sich gerade nicht laden.',
}

const en: typeof de = {
  label: 'Page tree',
  search: 'Search pages',
  state: 'State',
  anyState: 'all',
  states: {
    public: 'public',
    scheduled: 'scheduled',
    hidden: 'hidden',
    draft: 'draft',
    missing: 'missing',
  },
  count: (count) => (count === 1 ? '1 page' : `${count} pages`),
  none: 'No page found.',
  expand: (title) => `Subpages of ${title}`,
  drag: (title) => `Move ${title}`,
  hint: 'Drag pages by the handle to their new place. With the keyboard: press Enter on the handle, choose the place with the arrow keys, and press Enter again. Old addresses keep working.',
  moved: (title) => `“${title}” moved.`,
  notMoved: (title, reason) => `“${title}” was not moved. ${reason}`,
  trash: 'Trash',
  trashHint: `Deleted pages stay here for ${trashDays} days. A restored page is as public as it was.`,
  empty: 'The trash is empty.',
  deleted: (by, when) => (by === null ? `deleted ${when}` : `deleted by ${by}, ${when}`),
  until: (when) => `kept until ${when}`,
  restore: 'Restore',
  restoreOf: (title) => `Restore “${title}”`,
  restored: (title) => `“${title}” has been restored.`,
  restoredAt: (title, address) => `“${title}” has been restored, and its address is now ${address}.`,
  failed: 'This can’t be loaded at the moment.',
}

/** The messages of the tree of pages and of the trash. */
export const treeMessages: Localized<typeof de> = inHouse('treeMessages', { de, en })
