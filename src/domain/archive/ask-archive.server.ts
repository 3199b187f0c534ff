import type { ArchiveFilters } from '#contracts/archive.ts'
import { addDays, hallDay, openingDay, startOfHallDay } from '#i18n/dates.ts'
import { canSeeUnpublished, type Scope } from '../scope.ts'
import { addCacheTags } from '../cache-tags.ts'
import type { ArchiveResponse } from './archive-answer.ts'
import type { ArchiveIndex } from './archive-index.ts'
import { findArchive } from './find-archive.server.ts'
import { readText } from './fold-words.server.ts'

type FoldedText = Awaited<ReturnType<typeof readText>>
type Span = { from: number; to: number }

/** The part of the archive that passes the filters: until yesterday, and by default from the house's opening. */
export async function askArchive(
  scope: Scope,
  filters: ArchiveFilters,
): Promise<{ index: ArchiveIndex; answer: ArchiveResponse; text: FoldedText }> {
  const text = await readText(scope, filters.query)
  addCacheTags(scope, ['archive', 'event', 'record'])
  const index = await findArchive(scope)
  return { index, answer: askIndex(index, scope, filters, text), text }
}

/** Queries an index directly; the text of the filters has been folded already. */
export function askIndex(
  index: ArchiveIndex,
  scope: Scope,
  filters: ArchiveFilters,
  text: FoldedText,
): ArchiveResponse {
  const { date = openingDay, date_to: dateTo, composer, work, performer, room, genre, season } = filters
  const yesterday = yesterdayOf(scope)
  const until = dateTo !== undefined && dateTo < yesterday ? dateTo : yesterday
  return index.ask({
    from: startOfHallDay(date).getTime(),
    to: endOf(until),
    now: scope.now.getTime(),
    seesAll: canSeeUnpublished(scope.viewer),
    text: filters.query === undefined ? null : text,
    wanted: { composer, work, performer, room, genre, season },
  })
}

/**
 * The first day that a chart of the archive shows: the opening, or the start of the decade in which an older search
 * begins.
 */
export function firstChartDay({ date = openingDay }: ArchiveFilters): string {
  return date < openingDay ? `${date.slice(0, 3)}0-01-01` : openingDay
}

/** The time span that a chart of the archive covers, until yesterday. */
export function chartSpan(scope: Scope, filters: ArchiveFilters): Span {
  return { from: startOfHallDay(firstChartDay(filters)).getTime(), to: endOf(yesterdayOf(scope)) }
}

/** The time span before the house's opening. */
export function spanBeforeOpening(): Span {
  return { from: -Infinity, to: startOfHallDay(openingDay).getTime() }
}

function yesterdayOf({ now }: Scope): string {
  return addDays(hallDay(now), -1)
}

function endOf(day: string): number {
  return startOfHallDay(addDays(day, 1)).getTime()
}
