import { and, asc, desc, eq, gt, gte, isNull, or, sql } from 'drizzle-orm'
import { artists, auditLog, castMembers, eventCustomerTags, events, rooms } from '#db/schema/index.ts'
import { addDays, hallDay, inHall, startOfHallDay } from '#i18n/dates.ts'
import { familyName } from '#i18n/family-name.ts'
import type { Scope } from '../scope.ts'
import type { EventFacts, KnownFacts } from './event-facts.ts'
import { formerFactsOf, type Version } from './former-facts.ts'
import type { Name } from './reading/find-names.ts'
import type { Hall } from './reading/find-halls.ts'

/** For so long after a change texts are searched for what it made untrue. */
const rememberedDays = 60
/** More than any house has ahead, with what changes in them. */
const maxEvents = 5000
const maxEntries = 20_000

/** What the records of all events say that are still to come, and of one that may be over. */
export async function loadFacts(scope: Pick<Scope, 'db' | 'now'>, also = 0): Promise<KnownFacts> {
  const { db, now } = scope
  const today = startOfHallDay(hallDay(now))
  const since = startOfHallDay(addDays(hallDay(now), -rememberedDays))
  const rows = await db
    .select()
    .from(events)
    .where(or(eq(events.id, also), and(gte(events.dateStart, today), isNull(events.vanishedAt))))
    .orderBy(asc(events.dateStart), asc(events.id))
    .limit(maxEvents)
  const ids = rows.map(({ id }) => id)
  const cast = await db
    .select()
    .from(castMembers)
    .where(sql`${castMembers.eventId} = ANY(${sql.param(ids)}::int[])`)
    .orderBy(asc(castMembers.id))
    .limit(maxEvents * 40)
  const castOf = Map.groupBy(cast, ({ eventId }) => eventId)
  const presales = await db
    .select()
    .from(eventCustomerTags)
    .where(sql`${eventCustomerTags.eventId} = ANY(${sql.param(ids)}::int[])`)
    .limit(maxEvents * 20)
  const presalesOf = Map.groupBy(presales, ({ eventId }) => eventId)
  const versionsOf = await loadVersions(scope, ids, since)
  const known = rows.map((row): [number, EventFacts] => {
    const members = castOf.get(row.id) ?? []
    const current: Version = {
      date_start: row.dateStart.toISOString(),
      room: row.roomId,
      price_min: row.priceMin,
      price_max: row.priceMax,
      price_categories: row.priceCategories,
      artists: members.map(({ artistId, replacesId, role, id }) => ({
        artist: artistId,
        replaces: replacesId,
        role,
        id,
      })),
    }
    const { hour, minute } = inHall(row.dateStart)
    return [
      row.id,
      {
        id: row.id,
        title: row.title,
        series: row.seriesId,
        isPublic: row.isOnline,
        startsAt: row.dateStart,
        day: row.dateLocal,
        minutes: row.isTimeKnown ? hour * 60 + minute : null,
        otherMinutes: [row.doorsOpen, row.dateEnd].flatMap((at) => (at ? [minutesOf(at)] : [])),
        otherDays: [
          ...(row.ticketSaleFrom ? [hallDay(row.ticketSaleFrom)] : []),
          ...(presalesOf.get(row.id) ?? []).map(({ presaleDate }) => hallDay(presaleDate)),
        ],
        room: row.roomId,
        currency: row.currency,
        priceMin: row.priceMin,
        priceMax: row.priceMax,
        amounts: amountsOf(row),
        performers: [...new Set(members.map(({ artistId }) => artistId))],
        isOff: isOff(row),
        former: formerFactsOf(current, versionsOf.get(row.id) ?? []),
      },
    ]
  })
  const facts = new Map(known)
  return { events: facts, artists: await loadNames(scope, facts), halls: await loadHalls(scope) }
}

function amountsOf(row: typeof events.$inferSelect): number[] {
  const { priceMin, priceMax, priceCategories } = row
  const all = [priceMin, priceMax, ...priceCategories.flatMap(({ amount, reduced }) => [amount, reduced])]
  return [...new Set(all.flatMap((amount) => (amount === null ? [] : [amount])))]
}

function isOff({ status, previousDate, dateStart }: typeof events.$inferSelect): EventFacts['isOff'] {
  if (status === 'cancelled') return 'cancelled'
  // Without another date, it does not take place then.
  const isUndated =
    status === 'postponed' && (previousDate === null || previousDate.getTime() === dateStart.getTime())
  return isUndated ? 'postponed' : null
}

function minutesOf(at: Date): number {
  const { hour, minute } = inHall(at)
  return hour * 60 + minute
}

/** What events said before their changes, by the log of changes; the newest first. */
async function loadVersions({ db }: Pick<Scope, 'db'>, ids: readonly number[], since: Date) {
  const rows = await db
    .select({
      id: auditLog.subjectId,
      before: sql<unknown>`${auditLog.details} -> 'before'`,
      after: sql<unknown>`${auditLog.details} -> 'after'`,
    })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectKind, 'event'),
        gt(auditLog.at, since),
        sql`${auditLog.subjectId} = ANY(${sql.param(ids.map(String))}::text[])`,
        sql`${auditLog.details} -> 'before' ?| ARRAY['date_start', 'room', 'price_min', 'price_max', 'price_categories', 'cast', 'programme']`,
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(maxEntries)
  return Map.groupBy(rows, ({ id }) => Number(id))
}

async function loadNames({ db }: Pick<Scope, 'db'>, facts: KnownFacts['events']): Promise<Map<number, Name>> {
  const ids = [...facts.values()].flatMap(({ performers, former }) => [
    ...performers,
    ...former.flatMap((fact) => (fact.kind === 'performer' ? [fact.artist, fact.by ?? fact.artist] : [])),
  ])
  const rows = await db
    .select()
    .from(artists)
    .where(sql`${artists.id} = ANY(${sql.param([...new Set(ids)])}::int[])`)
    .limit(maxEvents * 10)
  return new Map(
    rows.map(({ id, kind, name, nameEnglish, sortName, otherNames }) => [
      id,
      {
        de: name,
        en: nameEnglish ?? name,
        others: otherNames,
        family: kind === 'person' && name.includes(' ') ? familyName(name, sortName) : '',
      },
    ]),
  )
}

async function loadHalls({ db }: Pick<Scope, 'db'>): Promise<Map<number, Hall>> {
  const rows = await db
    .select({ id: rooms.id, name: rooms.name, dative: rooms.nameDative, genitive: rooms.nameGenitive })
    .from(rooms)
    .limit(200)
  return new Map(rows.map((row) => [row.id, row]))
}
