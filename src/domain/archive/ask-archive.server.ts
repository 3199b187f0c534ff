import type { ArchiveFilters } from '#contracts/archive.ts'
import { addDays, hallDay, startOfHallDay } from '#i18n/dates.ts'
import { readOpeningDay } from '../house/index.server.ts'
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
): Promise<{ index: ArchiveIndex; answer: ArchiveResponse; text: FoldedText; openingDay: string }> {
  const [text, openingDay] = await Promise.all([readText(scope, filters.query), readOpeningDay(scope)])
  addCacheTags(scope, ['archive', 'event', 'record'])
  const index = await findArchive(scope)
  return { index, answer: askIndex(index, scope, filters, { text, openingDay }), text, openingDay }
}

/** Queries an index directly; the text of the filters has been folded already. */
export function askIndex(
  index: ArchiveIndex,
  scope: Scope,
  filters: ArchiveFilters,
  { text, openingDay }: { text: FoldedText; openingDay: string },
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
export function firstChartDay({ date }: ArchiveFilters, openingDay: string): string {
  return date !== undefined && date < openingDay ? `${date.slice(0, 3)}0-01-01` : openingDay
}

/** The time span that a chart of the archive covers, from its first day until yesterday. */
export function chartSpan(scope: Scope, firstDay: string): Span {
  return { from: startOfHallDay(firstDay).getTime(), to: endOf(yesterdayOf(scope)) }
}

/** The time span before the house's opening. */
export function spanBefore(openingDay: string): Span {
  return { from: -Infinity, to: startOfHallDay(openingDay).getTime() }
}

function yesterdayOf({ now }: Scope): string {
  return addDays(hallDay(now), -1)
}

function endOf(day: string): number {
  return startOfHallDay(addDays(day, 1)).getTime()
}
