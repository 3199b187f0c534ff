import { z } from 'zod'
import { defineBlock } from '../definition.ts'

/** It has no fields: how one reserves a table is one of the house's settings. */
export const fields = z.object({})
export type ReservationFields = z.infer<typeof fields>

export const block = defineBlock({
  type: 'reservation',
  version: 1,
  fields,
  textOf: () => [],
})
