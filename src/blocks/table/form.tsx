import type { BlockForm } from '../form.ts'
import { anchorField, firstWords } from '../form-fields.ts'
import { cellNames, cellsOf, maxColumns } from '../table-cells.ts'

export const form: BlockForm = {
  name: { de: 'Tabelle', en: 'Table' },
  description: {
    de: 'Zeilen und Spalten, etwa für Preise oder Öffnungszeiten.',
    en: 'Rows and columns, such as prices or opening times.',
  },
  keywords: {
    de: ['Preise', 'Öffnungszeiten', 'Spalten', 'Zeilen', 'Excel', 'Tarife'],
    en: ['prices', 'opening times', 'columns', 'rows', 'Excel', 'rates'],
  },
  group: 'text',
  isOffered: true,
  rank: 35,
  drawing: (
    <>
      <path d="M10 12h76v40H10zM36 12v40M61 12v40M10 32h76M10 42h76" />
      <path d="M10 22h76" strokeWidth="3" />
    </>
  ),
  create: () => ({
    fields: { columns: 3, header_row: true },
    children: [1, 2, 3].map(() => ({ type: 'table-row', fields: {} })),
  }),
  grid: {
    columns: 'columns',
    cells: cellNames,
    write: ({ caption, rows, hasHeaderRow, hasHeaderColumn }) => ({
      fields: {
        caption,
        columns: Math.max(1, ...rows.map((row) => row.length)),
        header_row: hasHeaderRow,
        header_column: hasHeaderColumn,
      },
      children: rows.map((row) => ({ type: 'table-row', fields: cellsOf(row) })),
    }),
  },
  summary: firstWords('caption'),
  fields: [
    {
      kind: 'line',
      field: 'caption',
      label: { de: 'Titel der Tabelle', en: 'Caption' },
      hint: {
        de: 'Sagt in wenigen Worten, was in der Tabelle steht.',
        en: 'Says in a few words what the table contains.',
      },
    },
    {
      kind: 'columns',
      field: 'columns',
      from: 1,
      to: maxColumns,
      label: { de: 'Spalten', en: 'Columns' },
      hint: {
        de: 'Hier kommen Spalten am Ende dazu oder fallen dort weg. Andere Spalten ändern Sie im Menü einer Zeile auf der Seite.',
        en: 'This adds and removes columns at the end. Change other columns in the menu of a row on the page.',
      },
    },
    {
      kind: 'flag',
      field: 'header_row',
      label: { de: 'Die erste Zeile enthält Überschriften', en: 'The first row contains headings' },
    },
    {
      kind: 'flag',
      field: 'header_column',
      label: { de: 'Die erste Spalte enthält Überschriften', en: 'The first column contains headings' },
    },
    anchorField('caption'),
  ],
  inPlace: [{ field: 'caption', kind: 'line', selector: 'caption' }],
}
