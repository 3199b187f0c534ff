import type { Localized } from '#i18n/languages.ts'
import { inHouse } from '../house-words.ts'

/** The messages for the rows and columns of tables in the page editor. */
const de = {
  row: 'Zeile',
  column: (number: number) => `Spalte ${number}`,
  commands: {
    rowAbove: 'Zeile darüber einfügen',
    rowBelow: 'Zeile darunter einfügen',
    rowUp: 'Zeile nach oben',
    rowDown: 'Zeile nach unten',
    rowRemove: 'Zeile entfernen',
    columnBefore: 'Spalte links einfügen',
    columnAfter: 'Spalte rechts einfügen',
    columnLeft: 'Spalte nach links',
    columnRight: 'Spalte nach rechts',
    columnRemove: 'Spalte entfernen',
  },
  done: {
    rowBelow: 'Zeile eingefügt',
    columnBefore: 'Spalte eingefügt',
    columnAfter: 'Spalte eingefügt',
    columnLeft: 'Spalte nach links verschoben',
    columnRight: 'Spalte nach rechts verschoben',
    columnRemove: 'Spalte entfernt',
  },
}

const en: typeof de = {
  row: 'Row',
  column: (number) => `Column ${number}`,
  commands: {
    rowAbove: 'Insert row above',
    rowBelow: 'Insert row below',
    rowUp: 'Move row up',
    rowDown: 'Move row down',
    rowRemove: 'Remove row',
    columnBefore: 'Insert column on the left',
    columnAfter: 'Insert column on the right',
    columnLeft: 'Move column left',
    columnRight: 'Move column right',
    columnRemove: 'Remove column',
  },
  done: {
    rowBelow: 'Row inserted',
    columnBefore: 'Column inserted',
    columnAfter: 'Column inserted',
    columnLeft: 'Column moved to the left',
    columnRight: 'Column moved to the right',
    columnRemove: 'Column removed',
  },
}

export const tableMessages: Localized<typeof de> = inHouse('tableMessages', { de, en })
