import { z } from 'zod'
import { defineBlock } from '../definition.ts'

/** No fields: the contact for reservations is in the concert hall's settings. */
export const fields = z.object({})
export type ReservationFields = z.infer<typeof fields>

export const block = defineBlock({
  type: 'reservation',
  version: 1,
  fields,
  textOf: () => [],
})
