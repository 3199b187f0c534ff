import { z } from 'zod'
import { partLanguages } from '#i18n/part-languages.ts'
import { sameOrLocalized } from '#demo/texts/read-texts.ts'
import { forces, type Localized, type Work } from '#demo/plan.ts'
import { readData } from '../own-texts.ts'

const workEntry = z.strictObject({
  key: z.string(),
  composerKey: z.string(),
  /** Has the key signature, but not the catalogue number. */
  title: sameOrLocalized,
  titleLanguage: z.enum(partLanguages).nullable().default(null),
  catalogueNumber: z.string().nullable().default(null),
  yearComposed: z.number(),
  /** The year of the composition, unless it was heard later. */
  heardFrom: z.number().optional(),
  minutes: z.number(),
  forces: z.enum(forces),
  soloInstruments: z.array(z.string()).default([]),
  movements: z.array(sameOrLocalized).default([]),
})

const eras = [
  'early',
  'baroque',
  'classical',
  'beethoven-schubert',
  'romantic',
  'late-romantic',
  'turn-of-century',
  'modern',
  'contemporary',
]

/** Every work of the catalogue, roughly by era. */
export const works: Work[] = eras
  .flatMap((era) => readData(`catalogue/works/${era}.yaml`, z.array(workEntry)))
  .map((entry) => ({
    ...entry,
    heardFrom: entry.heardFrom ?? entry.yearComposed,
    keySignature: readKeySignature(entry.title),
  }))

const worksByKey = new Map(works.map((work) => [work.key, work]))

/** The work with this key; throws when the catalogue has none, since every reference is ours. */
export function findWork(key: string): Work {
  const work = worksByKey.get(key)
  if (!work) throw new Error(`No work ${key}`)
  return work
}

/** The key that both titles name: `Es-Dur`, `E-flat major`. */
function readKeySignature(title: Localized): Localized | null {
  const de = /\b[A-Ha-h](?:is|es|s)?-(?:Dur|Moll)\b/.exec(title.de)?.[0]
  const en = /\b[A-G](?:-(?:sharp|flat))? (?:major|minor)\b/.exec(title.en)?.[0]
  return de && en ? { de, en } : null
}
