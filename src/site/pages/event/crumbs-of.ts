import type { LinkedCrumb, Crumb } from '#design/breadcrumbs/breadcrumbs.tsx'
import { firstOfMonth, hallDay, monthName } from '#i18n/dates.ts'
import type { Language } from '#i18n/languages.ts'
import type { Messages } from '#i18n/messages.ts'
import { href } from '#routing/paths.ts'
import { crumbsTo } from '../../crumbs.ts'

/**
 * The breadcrumbs of an event, and the list that its back link leads to: for an upcoming event the programme and the
 * upcoming part of its month, for a past one the archive and its year.
 */
export function crumbsOf(
  event: { name: string; date_start: string },
  { now, language, messages }: { now: string; language: Language; messages: Messages },
): { crumbs: Crumb[]; back: LinkedCrumb } {
  const day = hallDay(event.date_start)
  const isOver = event.date_start <= now
  const back: LinkedCrumb = isOver
    ? { name: messages.archive.title, href: href('archive-search', language) }
    : { name: messages.programme.title, href: href('events', language), isAhead: true }
  const period = isOver ? yearOf(day, language) : monthOf(day, hallDay(now), language)
  return {
    crumbs: crumbsTo(event.name, { language, messages }, [back, period]),
    back,
  }
}

function yearOf(day: string, language: Language): Crumb {
  const year = day.slice(0, 4)
  const query = { date: `${year}-01-01`, date_to: `${year}-12-31` }
  return { name: year, href: href('archive-search', language, {}, { query }) }
}

function monthOf(day: string, today: string, language: Language): Crumb {
  const month = firstOfMonth(day)
  const query = { date: month < today ? today : month }
  return { name: monthName(month, language), href: href('events', language, {}, { query }) }
}
