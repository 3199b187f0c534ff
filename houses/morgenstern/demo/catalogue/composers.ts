import { z } from 'zod'
import { readData } from '../own-texts.ts'
import { familyNameFirst } from '../people/family-name-first.ts'
import type { Composer } from '#demo/plan.ts'

const composer = z.strictObject({
  key: z.string(),
  name: z.string(),
  nameEnglish: z.string().nullable().default(null),
  /** Only if the family name is not the last word. */
  sortName: z.string().optional(),
  gender: z.enum(['f', 'm']),
  bornYear: z.number(),
  diedYear: z.number().nullable().default(null),
  areDatesUncertain: z.boolean().default(false),
})

/** Every composer of the catalogue, from Hildegard to the living. */
export const composers: Composer[] = readData('catalogue/composers.yaml', z.array(composer)).map((entry) => ({
  ...entry,
  sortName: entry.sortName ?? familyNameFirst(entry.name),
}))
