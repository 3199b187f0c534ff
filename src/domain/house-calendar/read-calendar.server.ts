import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import { events, media, releaseItems, releases, rooms, series } from '#db/schema/index.ts'
import { addDays, startOfHallDay } from '#i18n/dates.ts'
import { hallZoneName } from '#i18n/hall-zone.ts'
import { pickLanguage, type Language } from '#i18n/languages.ts'
import { findClashes } from '../guard/index.server.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'

type CalendarDays = { from: string; to: string; limit: number }
type CalendarMark = {
  kind: 'release' | 'sale' | 'rights'
  at: Date
  id: number
  title: string
  count: number
  state: string | null
}

/** When a house is so new that nothing says when its events begin. */
const firstStart = '19:30'

/**
 * The events from one day of the hall to another that are not missing in the shop, with the conflicts that the checks find
 * now, and the releases, sale starts and ends of rights of these days.
 */
export async function readCalendar(scope: Scope, { from, to, limit }: CalendarDays, language: Language) {
  requireRight(scope.viewer, 'manage_records')
  const between = { start: startOfHallDay(from), end: startOfHallDay(addDays(to, 1)) }
  const [found, marks, roomRows, seriesRows, usualStart] = await Promise.all([
    findEvents(scope, between, limit + 1),
    findMarks(scope, between, language),
    scope.db
      .select({ id: rooms.id, name: rooms.name })
      .from(rooms)
      .orderBy(asc(rooms.position), asc(rooms.id)),
    scope.db
      .select({ id: series.id, name: series.name })
      .from(series)
      .orderBy(asc(series.position), asc(series.id)),
    findUsualStart(scope),
  ])
  const shown = found.slice(0, limit)
  const clashes = await findClashes(
    scope,
    shown.map(({ id }) => id),
  )
  const titles = new Map(shown.map(({ id, title }) => [id, title]))
  const unknown = [...new Set(clashes.flatMap(({ ids }) => ids))].filter((id) => !titles.has(id))
  if (unknown.length > 0)
    for (const { id, title } of await scope.db
      .select({ id: events.id, title: events.title })
      .from(events)
      .where(inArray(events.id, unknown)))
      titles.set(id, title)
  const conflicts = Map.groupBy(
    clashes.flatMap(({ rule, names, ids: [one, other] }) => [
      { rule, name: names[language], of: one, id: other },
      { rule, name: names[language], of: other, id: one },
    ]),
    ({ of }) => of,
  )
  const titleOf = (id: number) => pickLanguage(titles.get(id), language) ?? ''
  return {
    events: shown.map((event) => ({
      ...event,
      title: titleOf(event.id),
      state: event.isOnline ? ('public' as const) : event.isOption ? ('option' as const) : ('draft' as const),
      conflicts: (conflicts.get(event.id) ?? []).map(({ rule, name, id }) => ({
        rule,
        name,
        id,
        title: titleOf(id),
      })),
    })),
    isCut: found.length > limit,
    marks,
    rooms: roomRows.map(({ id, name }) => ({ id, name: pickLanguage(name, language) })),
    series: seriesRows.map(({ id, name }) => ({ id, name: pickLanguage(name, language) })),
    usualStart,
  }
}

type Between = { start: Date; end: Date }

function findEvents({ db }: Scope, { start, end }: Between, limit: number) {
  return db
    .select({
      id: events.id,
      title: events.title,
      dateStart: events.dateStart,
      isTimeKnown: events.isTimeKnown,
      room: events.roomId,
      series: events.seriesId,
      isOnline: events.isOnline,
      isOption: events.isOption,
      status: events.status,
    })
    .from(events)
    .where(
      and(
        gte(events.dateStart, start),
        lt(events.dateStart, end),
        isNull(events.vanishedAt),
        isNull(events.uncertainDate),
      ),
    )
    .orderBy(asc(events.dateStart), asc(events.id))
    .limit(limit)
}

/** The most marks of a kind. */
const maxMarks = 200

async function findMarks(
  { db }: Scope,
  { start, end }: Between,
  language: Language,
): Promise<CalendarMark[]> {
  const [released, onSale, ending] = await Promise.all([
    db
      .select({
        id: releases.id,
        title: releases.name,
        at: releases.publishAt,
        state: releases.state,
        count: db.$count(releaseItems, eq(releaseItems.releaseId, releases.id)),
      })
      .from(releases)
      .where(
        and(gte(releases.publishAt, start), lt(releases.publishAt, end), ne(releases.state, 'cancelled')),
      )
      .orderBy(asc(releases.publishAt))
      .limit(maxMarks),
    // A whole season often goes on sale at one hour.
    db
      .select({
        at: events.ticketSaleFrom,
        count: sql<number>`count(*)::int`,
        id: sql<number>`(array_agg(${events.id} ORDER BY ${events.dateStart}, ${events.id}))[1]`,
        title: sql<
          typeof events.$inferSelect.title
        >`(array_agg(${events.title} ORDER BY ${events.dateStart}, ${events.id}))[1]`,
      })
      .from(events)
      .where(
        and(gte(events.ticketSaleFrom, start), lt(events.ticketSaleFrom, end), isNull(events.vanishedAt)),
      )
      .groupBy(events.ticketSaleFrom)
      .orderBy(asc(events.ticketSaleFrom))
      .limit(maxMarks),
    db
      .select({ id: media.id, title: media.fileName, at: media.shownUntil })
      .from(media)
      .where(and(isNotNull(media.shownUntil), gte(media.shownUntil, start), lt(media.shownUntil, end)))
      .orderBy(asc(media.shownUntil))
      .limit(maxMarks),
  ])
  const marks: (Omit<CalendarMark, 'at'> & { at: Date | null })[] = [
    ...released.map((one) => ({ ...one, kind: 'release' as const })),
    ...onSale.map((one) => ({
      ...one,
      kind: 'sale' as const,
      title: pickLanguage(one.title, language),
      state: null,
    })),
    ...ending.map((one) => ({ ...one, kind: 'rights' as const, count: 1, state: null })),
  ]
  return marks
    .flatMap(({ at, ...mark }) => (at === null ? [] : [{ ...mark, at }]))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

/** The hour at which most of the last and coming events begin. */
async function findUsualStart({ db, now }: Scope): Promise<string> {
  const yearAgo = new Date(now.getTime() - 365 * 86_400_000)
  const [row] = await db
    .select({
      usual: sql<
        string | null
      >`mode() WITHIN GROUP (ORDER BY to_char(${events.dateStart} AT TIME ZONE ${hallZoneName()}, 'HH24:MI'))`,
    })
    .from(events)
    .where(and(gte(events.dateStart, yearAgo), eq(events.isTimeKnown, true)))
  return row?.usual ?? firstStart
}
