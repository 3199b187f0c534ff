import { and, gt, gte, inArray, lte, max } from 'drizzle-orm'
import type { EventFilters, EventSummary } from '#contracts/events.ts'
import { events } from '#db/schema/index.ts'
import { addDays, hallDay, startOfHallDay } from '#i18n/dates.ts'
import { hallZoneName } from '#i18n/hall-zone.ts'
import { pickLanguage, type Language } from '#i18n/languages.ts'
import { calendarFileMessages } from '#i18n/lazy/calendar-file.ts'
import { calendarFeedHref, programmeQuery } from '#routing/calendar-paths.ts'
import { href } from '#routing/paths.ts'
import { findEvent, listFirstEvents } from '../events/index.server.ts'
import { findSettingsChange, listFilterChoices, readSettings } from '../house/index.server.ts'
import { visitor, type Scope } from '../scope.ts'
import { findSubscriptions } from '../subscriptions/index.server.ts'
import { address, text, word, writeCalendar, type Component, type Property } from './calendar-properties.ts'
import { eventComponent, type Revision } from './event-component.ts'
import { readUidDomain } from './uid-domain.server.ts'

export { notOfCalendars } from '#routing/calendar-paths.ts'

export type CalendarRequest = {
  language: Language
  /** The site's public origin. */
  origin: string
}

export type CalendarFile = {
  text: string
  /** Suggested name of the file. */
  name: string
  lastModified: Date
}

/** How many days of the past a subscribed calendar includes, so that recent events stay for a while. */
const daysBack = 30
/** The maximum number of events in a calendar, so that one call cannot read the whole archive. */
const maxEvents = 2000
/** The suggested refresh interval, short enough for a cancellation on the same day (RFC 7986, section 5.7). */
const refreshInterval = 'PT3H'

/**
 * One event as a calendar file; null when visitors may not see it. An event that vanished from the shop is TENTATIVE,
 * because it was not cancelled.
 */
export async function makeEventCalendar(
  scope: Scope,
  id: number,
  request: CalendarRequest,
): Promise<CalendarFile | null> {
  const asked = { ...scope, viewer: visitor }
  const event = await findEvent(asked, id)
  const revision = event && (await readRevisions(asked, [id])).get(id)
  if (!event || !revision) return null
  const { language } = request
  const context = { ...request, uidDomain: await readUidDomain(asked, request.origin) }
  const file = writeCalendar(await headOf(asked, language), [eventComponent(event, revision, context)])
  const name = pickLanguage(event.slug, language) || `event-${id}`
  return { text: file, name: `${name}.ics`, lastModified: revision.updatedAt }
}

/**
 * The events that match the programme's filters, as a calendar to subscribe to: from thirty days ago to the end of what
 * is published, as every visitor sees it. The file is always complete: events that went offline or vanished are missing
 * from it, and clients then remove them; cancelled events stay, as CANCELLED. `query` is the requested query of the
 * programme.
 */
export async function makeProgrammeCalendar(
  scope: Scope,
  filters: EventFilters,
  request: CalendarRequest & { query: string },
): Promise<CalendarFile> {
  const asked = { ...scope, viewer: visitor }
  const { language, origin, query } = request
  const messages = calendarFileMessages[language]
  const earliest = addDays(hallDay(scope.now), -daysBack)
  const date = filters.date !== undefined && filters.date > earliest ? filters.date : earliest
  const found = await listFirstEvents(asked, { ...filters, date, ordering: 'date_start' }, maxEvents)
  const revisions = await readRevisions(
    asked,
    found.map(({ id }) => id),
  )
  const context = { language, origin, uidDomain: await readUidDomain(asked, origin) }
  const settings = await readSettings(asked)
  const names = await nameFilters(asked, filters, language)
  const title = `${pickLanguage(settings.name, language)}: ${names.join(', ') || messages.feedName}`
  const lastModified = await readLastChange(asked, startOfHallDay(earliest))
  const head: Property[] = [
    ...(await headOf(asked, language)),
    text('name', title),
    text('x-wr-calname', title),
    text('description', messages.feedDescription),
    text('x-wr-caldesc', messages.feedDescription),
    word('x-wr-timezone', hallZoneName()),
    address('url', origin + href('events', language) + programmeQuery(query)),
    address('source', origin + calendarFeedHref(language, query)),
    ['refresh-interval', {}, 'duration', refreshInterval],
    word('x-published-ttl', refreshInterval),
  ]
  const file = writeCalendar(
    head,
    found.flatMap((event) => componentOf(event, revisions, context)),
  )
  return {
    text: file,
    name: `${language === 'de' ? 'programm' : 'programme'}.ics`,
    lastModified,
  }
}

function componentOf(
  event: EventSummary,
  revisions: Map<number, Revision>,
  context: Parameters<typeof eventComponent>[2],
): Component[] {
  const revision = revisions.get(event.id)
  return revision ? [eventComponent(event, revision, context)] : []
}

async function headOf(scope: Scope, language: Language): Promise<Property[]> {
  const { name } = await readSettings(scope)
  const owner = pickLanguage(name, language).replaceAll('/', ' ')
  return [
    text('version', '2.0'),
    text('prodid', `-//${owner}//Concert hall//${language.toUpperCase()}`),
    text('calscale', 'GREGORIAN'),
  ]
}

async function readRevisions({ db }: Scope, ids: number[]): Promise<Map<number, Revision>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: events.id,
      sequence: events.sequence,
      updatedAt: events.updatedAt,
      vanishedAt: events.vanishedAt,
    })
    .from(events)
    .where(inArray(events.id, ids))
  return new Map(
    rows.map(({ id, sequence, updatedAt, vanishedAt }) => [
      id,
      { sequence, updatedAt, isGone: vanishedAt !== null },
    ]),
  )
}

/**
 * The last change of anything that a calendar starting at this instant could show. It includes events that are no
 * longer in the calendar and times at which events went online or offline; each day counts as a change as well, because
 * the calendar's start moves.
 */
async function readLastChange({ db, now }: Scope, from: Date): Promise<Date> {
  const isShown = gte(events.dateStart, from)
  const [[changed], [opened], [closed], settled] = await Promise.all([
    db
      .select({ at: max(events.updatedAt) })
      .from(events)
      .where(isShown),
    db
      .select({ at: max(events.onlineFrom) })
      .from(events)
      .where(and(isShown, lte(events.onlineFrom, now), gt(events.onlineFrom, from))),
    db
      .select({ at: max(events.onlineTo) })
      .from(events)
      .where(and(isShown, lte(events.onlineTo, now), gt(events.onlineTo, from))),
    findSettingsChange({ db }),
  ])
  const times = [changed, opened, closed, { at: settled }].map((row) => row?.at?.getTime() ?? 0)
  return new Date(Math.max(startOfHallDay(hallDay(now)).getTime(), ...times))
}

/** The name of the calendar: its most descriptive filters. */
async function nameFilters(scope: Scope, filters: EventFilters, language: Language): Promise<string[]> {
  const { genre = [], room = [], series = [], subscription = [], query } = filters
  const isNamed = genre.length + room.length + series.length > 0
  const choices = isNamed ? await listFilterChoices(scope) : { genres: [], rooms: [], series: [] }
  const named = [
    ...choices.genres.filter(({ id }) => genre.includes(id)),
    ...choices.rooms.filter(({ id }) => room.includes(id)),
    ...choices.series.filter(({ id }) => series.includes(id)),
    ...(await findSubscriptions(scope, subscription)).map(({ title }) => ({ name: title })),
  ].map(({ name }) => pickLanguage(name, language))
  return query ? [...named, calendarFileMessages[language].matching(query)] : named
}
