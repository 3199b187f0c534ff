import type { ArchiveFilters } from '#contracts/archive.ts'
import type { Scope } from '../scope.ts'
import { askIndex } from './ask-archive.server.ts'
import type { ArchiveIndex } from './archive-index.ts'

/** The filters that can be removed one by one; both days of a time span are removed together, as `date`. */
const keys = ['query', 'composer', 'work', 'performer', 'room', 'genre', 'season', 'date'] as const

/**
 * How many events there would be without each single filter, in descending order; filters whose removal does not help
 * are left out.
 */
export function countLoosened(
  index: ArchiveIndex,
  scope: Scope,
  filters: ArchiveFilters,
  asked: Parameters<typeof askIndex>[3],
): { key: string; count: number }[] {
  return keys
    .filter((key) => filters[key] !== undefined || (key === 'date' && filters.date_to !== undefined))
    .map((key) => {
      const rest = { ...filters, [key]: undefined, ...(key === 'date' ? { date_to: undefined } : {}) }
      return { key, count: askIndex(index, scope, rest, asked).count }
    })
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
}
