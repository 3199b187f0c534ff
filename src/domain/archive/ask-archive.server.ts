import type { ArchiveFilters } from '#contracts/archive.ts'
import { addDays, hallDay, openingDay, startOfHallDay } from '#i18n/dates.ts'
import { canSeeUnpublished, type Scope } from '../scope.ts'
import { noteShown } from '../shown.ts'
import type { ArchiveAnswer } from './archive-answer.ts'
import type { ArchiveIndex } from './archive-index.ts'
import { findArchive } from './find-archive.server.ts'
import { readText } from './fold-words.server.ts'

type FoldedText = Awaited<ReturnType<typeof readText>>
type Span = { from: number; to: number }

/** What the archive holds that the filters let through: until yesterday, and from the house's opening by default. */
export async function askArchive(
  scope: Scope,
  filters: ArchiveFilters,
): Promise<{ index: ArchiveIndex; answer: ArchiveAnswer; text: FoldedText }> {
  const text = await readText(scope, filters.query)
  noteShown(scope, ['archive', 'event', 'record'])
  const index = await findArchive(scope)
  return { index, answer: askIndex(index, scope, filters, text), text }
}

/** Asks an index that is at hand; the filters' text has been read already. */
export function askIndex(
  index: ArchiveIndex,
  scope: Scope,
  filters: ArchiveFilters,
  text: FoldedText,
): ArchiveAnswer {
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

/** The first day that a chart of the archive shows: the opening, or the decade in which an older search begins. */
export function firstChartDay({ date = openingDay }: ArchiveFilters): string {
  return date < openingDay ? `${date.slice(0, 3)}0-01-01` : openingDay
}

/** The time that a chart of the archive covers, until yesterday. */
export function chartSpan(scope: Scope, filters: ArchiveFilters): Span {
  return { from: startOfHallDay(firstChartDay(filters)).getTime(), to: endOf(yesterdayOf(scope)) }
}

/** What was there before the house was. */
export function spanBeforeOpening(): Span {
  return { from: -Infinity, to: startOfHallDay(openingDay).getTime() }
}

function yesterdayOf({ now }: Scope): string {
  return addDays(hallDay(now), -1)
}

function endOf(day: string): number {
  return startOfHallDay(addDays(day, 1)).getTime()
}
