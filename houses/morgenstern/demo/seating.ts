import { z } from 'zod'
import { localized } from '#demo/texts/read-texts.ts'
import { readData } from './own-texts.ts'

const block = z.strictObject({
  name: localized,
  /** From the stage. */
  distance: z.number(),
  seats: z.number(),
  /** The number of the price group. */
  price_category: z.number(),
  wheelchair_places: z.number().nullable().default(null),
})

/** The blocks of seats of each hall, by its key. */
export const seating = readData('seating.yaml', z.record(z.string(), z.array(block)))
