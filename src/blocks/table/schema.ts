import { z } from 'zod'
import { defineBlock } from '../definition.ts'
import { anchor, shortText } from '../fields.ts'
import { maxColumns, maxRows } from '../table-cells.ts'

export const fields = z.object({
  caption: shortText,
  /** How many cells each row has. */
  columns: z.number().int().min(1).max(maxColumns).default(2),
  /** Whether the first row contains the headings of the columns. */
  header_row: z.boolean().default(true),
  /** Whether the first column contains the headings of the rows. */
  header_column: z.boolean().default(false),
  anchor,
})
export type TableFields = z.infer<typeof fields>

export const block = defineBlock({
  type: 'table',
  version: 1,
  fields,
  children: ['table-row'],
  maxChildren: maxRows,
  textOf: ({ caption }) => [caption],
})
