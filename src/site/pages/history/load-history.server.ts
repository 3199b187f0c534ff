import { isOff } from '#design/event-row/sale.ts'
import type { HistoryPart } from '#contracts/history.ts'
import { countByYear, searchArchive } from '#domain/archive/index.server.ts'
import { archiveReach } from '#domain/house/index.server.ts'
import { listEvents, presentRow } from '#domain/events/index.server.ts'
import { listWorksPlayed } from '#domain/works/index.server.ts'
import { inLanguage } from '#i18n/in-language.ts'
import type { PageRequest } from '../../page-request.server.ts'

/** How many upcoming and how many past concerts the page lists. */
const comingShown = 5
const pastShown = 10
const worksShown = 20
/** The maximum number of concerts of one year; nobody has more than a house has evenings. */
const yearShown = 100
/** Earlier than any recorded concert. */
const firstDay = '1800-01-01'

/**
 * The history of a person as performer or composer, or of a work: the years, upcoming concerts, and the past concerts
 * of one year or the latest ones. Cancelled concerts are listed but not counted.
 */
export async function loadHistory(
  { scope, language, settings }: Pick<PageRequest, 'scope' | 'language' | 'settings'>,
  part: HistoryPart,
  id: number,
  year: number | null,
) {
  const filters = { [part]: [id] }
  const latest = await searchArchive(scope, { ...filters, date: firstDay }, { pageSize: pastShown })
  const past =
    year === null
      ? latest
      : await searchArchive(
          scope,
          { ...filters, date: `${year}-01-01`, date_to: `${year}-12-31` },
          { pageSize: yearShown },
        )
  const today = await listEvents(scope, filters, { pageSize: comingShown })
  const ahead = today.events.filter(({ status }) => status !== 'past')
  const coming = { count: today.count - (today.events.length - ahead.length), events: ahead }
  const works = part === 'composer' ? await listWorksPlayed(scope, id, worksShown) : null
  // "Last on …" needs a day.
  const last = latest.entries.find((entry) => entry.off === null && entry.uncertain_date === null)
  const next = ahead.find((event) => !isOff(event))
  return {
    part,
    id,
    year,
    /** Whether the archive has all concerts of the house, so that a first time is one. */
    isComplete: archiveReach(settings)?.from === null,
    years: await countByYear(scope, subjectOf(part, id)),
    last: last ? { id: last.id, slug: last.slug[language], date_start: last.date_start } : null,
    next: next ? { id: next.id, slug: next.slug[language], date_start: next.date_start } : null,
    coming: { count: coming.count, events: inLanguage(coming.events, language).map(presentRow) },
    past: { count: past.count, entries: inLanguage(past.entries, language) },
    archived: latest.count,
    works: works && { count: works.count, results: inLanguage(works.results, language) },
  }
}

function subjectOf(part: HistoryPart, id: number) {
  if (part === 'performer') return { performer: id }
  return part === 'composer' ? { composer: id } : { work: id }
}
