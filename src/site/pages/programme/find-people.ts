import { foldText } from '../../layout/search-suggestions/typed-parts.ts'
import type { Choice } from './shown-filters.ts'

/** More names than fit below the field are narrowed by typing on. */
const most = 6

/** The people whose names contain words that begin with each typed word, without those that are taken already. */
export function findPeople(
  people: Choice[],
  typed: string,
  taken: ReadonlySet<number>,
): { found: Choice[]; count: number } {
  const starts = wordsOf(typed)
  if (starts.length === 0) return { found: [], count: 0 }
  const matching = people.filter(({ id, name }) => {
    if (taken.has(id)) return false
    const words = wordsOf(name)
    return starts.every((start) => words.some((word) => word.startsWith(start)))
  })
  return { found: matching.slice(0, most), count: matching.length }
}

function wordsOf(text: string): string[] {
  return text.split(/[\s,.-]+/u).flatMap((word) => foldText(word) || [])
}
