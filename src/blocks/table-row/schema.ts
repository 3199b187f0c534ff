import { z } from 'zod'
import { defineBlock } from '../definition.ts'
import { shortText } from '../fields.ts'
import { cellNames } from '../table-cells.ts'

/** Each cell is a field of its own, so that two people can write in one row at the same time. */
export const fields = z.object(Object.fromEntries(cellNames.map((name) => [name, shortText])))
export type TableRowFields = z.infer<typeof fields>

export const block = defineBlock({
  type: 'table-row',
  version: 1,
  fields,
  standsAlone: false,
  textOf: (cells) => cellNames.map((name) => cells[name] ?? ''),
})
