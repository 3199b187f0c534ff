import type { ArchiveFacet, ArchiveValue } from '#contracts/archive.ts'
import type { CountedId } from './archive-answer.ts'
import type { Names } from './names.ts'

type Listed = { count: number; results: ArchiveValue[] }

/** The most frequent records; `count` is the number of all records. */
export function listMostFrequent(
  names: Names,
  facet: ArchiveFacet,
  counted: CountedId[],
  limit: number,
): Listed {
  return {
    count: counted.length,
    results: mostFrequent(counted, limit).flatMap(({ id, count }) => {
      const named = names.find(facet, id)
      return named ? [{ id, ...named, count }] : []
    }),
  }
}

/** The records whose names contain every word. */
export function lookUp(
  names: Names,
  facet: ArchiveFacet,
  counted: CountedId[],
  { words, limit }: { words: string[]; limit: number },
): Listed {
  const found = counted.filter(({ id }) => names.isFoundBy(facet, id, words))
  return listMostFrequent(names, facet, found, limit)
}

/**
 * By descending count, then by number. A full sort of twenty thousand records to show ten would take longer than
 * counting.
 */
function mostFrequent(counted: CountedId[], limit: number): CountedId[] {
  const least = minCount(counted, limit)
  return counted
    .filter(({ count }) => count >= least)
    .toSorted((a, b) => b.count - a.count || a.id - b.id)
    .slice(0, limit)
}

/** The count of the last record that is listed. */
function minCount(counted: CountedId[], limit: number): number {
  const largest = counted.reduce((max, { count }) => Math.max(max, count), 0)
  const byCount = new Uint32Array(largest + 1)
  for (const { count } of counted) byCount[count] = (byCount[count] ?? 0) + 1
  let listed = 0
  for (let count = largest; count > 0; count--) {
    listed += byCount[count] ?? 0
    if (listed >= limit) return count
  }
  return 0
}
