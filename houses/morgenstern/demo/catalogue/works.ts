import { readLocalized } from '../content/read-localized.ts'
import type { Localized, Work } from '../types.ts'
import { baroqueWorks } from './works/baroque.ts'
import { beethovenSchubertWorks } from './works/beethoven-schubert.ts'
import { classicalWorks } from './works/classical.ts'
import { contemporaryWorks } from './works/contemporary.ts'
import { earlyWorks } from './works/early.ts'
import { lateRomanticWorks } from './works/late-romantic.ts'
import { modernWorks } from './works/modern.ts'
import { romanticWorks } from './works/romantic.ts'
import { turnOfCenturyWorks } from './works/turn-of-century.ts'

/** Every work of the catalogue, roughly by era. */
export const works: Work[] = [
  ...earlyWorks,
  ...baroqueWorks,
  ...classicalWorks,
  ...beethovenSchubertWorks,
  ...romanticWorks,
  ...lateRomanticWorks,
  ...turnOfCenturyWorks,
  ...modernWorks,
  ...contemporaryWorks,
].map((entry) => {
  const title = readLocalized(entry.title)
  return {
    catalogueNumber: null,
    titleLanguage: null,
    heardFrom: entry.yearComposed,
    soloInstruments: [],
    ...entry,
    title,
    keySignature: readKeySignature(title),
    movements: (entry.movements ?? []).map(readLocalized),
  }
})

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
