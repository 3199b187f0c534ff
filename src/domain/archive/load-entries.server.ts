import { titleLanguageOf } from '#i18n/part-languages.ts'
import { asc, eq, sql, type SQL } from 'drizzle-orm'
import { artists, castMembers, events, performances, rooms, works } from '#db/schema/index.ts'
import { defineQuery, isAmong, type Given } from '../define-query.server.ts'
import { takesPlace } from '../sale-conditions.server.ts'
import type { Scope } from '../scope.ts'
import { familyName } from '#i18n/family-name.ts'
import type { Localized } from '#i18n/languages.ts'

/** An event as the archive lists it, a quarter of the data that the programme shows. */
export type ArchiveEntry = {
  id: number
  slug: Localized
  name: Localized
  date_start: string
  is_time_known: boolean
  /** The date as EDTF, if the day is not known. */
  uncertain_date: string | null
  /** Why it did not take place; null if it did. */
  off: 'cancelled' | 'postponed' | null
  room: Localized | null
  /** Performers of the whole event, in order; ensembles without their role. */
  cast: Performer[]
  /** In order; with the composer's last name. */
  works: { composer: Localized | null; title: Localized; title_language: string | null }[]
}

type Performer = { name: Localized; role: Localized | null }

/** Loads the entries of these events in the given order with one query; deleted events are left out. */
export async function loadEntries(scope: Scope, ids: readonly number[]): Promise<ArchiveEntry[]> {
  if (ids.length === 0) return []
  const rows = await selectEntries(scope, { ids })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row
      ? [{ ...row, date_start: row.date_start.toISOString(), works: row.works.map(presentWork) }]
      : []
  })
}

type WorkRow = {
  composer: Localized | null
  sort_name: string | null
  title: Localized
  title_language: string | null
}

function presentWork({ composer, sort_name, title, ...work }: WorkRow): ArchiveEntry['works'][number] {
  const title_language = titleLanguageOf(title, work.title_language)
  if (composer === null || sort_name === null) return { composer: null, title, title_language }
  return {
    composer: { de: familyName(composer.de, sort_name), en: familyName(composer.en, sort_name) },
    title,
    title_language,
  }
}

const selectEntries = defineQuery(({ db }, { ids }: Given<{ ids: readonly number[] }>) =>
  db
    .select({
      id: events.id,
      slug: events.slug,
      name: events.title,
      date_start: events.dateStart,
      is_time_known: events.isTimeKnown,
      uncertain_date: events.uncertainDate,
      off: sql<ArchiveEntry['off']>`CASE WHEN NOT ${takesPlace()} THEN ${events.status} END`,
      room: rooms.name,
      cast: castOf(),
      works: worksOf(),
    })
    .from(events)
    .leftJoin(rooms, eq(rooms.id, events.roomId))
    .where(isAmong(events.id, ids))
    .orderBy(asc(events.id)),
)

const artistName = sql`jsonb_build_object('de', ${artists.name}, 'en', coalesce(${artists.nameEnglish}, ${artists.name}))`

function castOf(): SQL<Performer[]> {
  const role = sql`CASE WHEN ${artists.kind} = 'person' THEN ${castMembers.role} END`
  const item = sql`jsonb_build_object('name', ${artistName}, 'role', ${role})`
  return sql`(SELECT coalesce(jsonb_agg(${item} ORDER BY ${castMembers.position}, ${castMembers.id}), '[]')
    FROM ${castMembers} JOIN ${artists} ON ${artists.id} = ${castMembers.artistId}
    WHERE ${castMembers.eventId} = ${events.id} AND ${castMembers.performanceId} IS NULL)`
}

function worksOf(): SQL<WorkRow[]> {
  const composer = sql`CASE WHEN ${artists.id} IS NOT NULL THEN ${artistName} END`
  const item = sql`jsonb_build_object('composer', ${composer}, 'sort_name', ${artists.sortName}, 'title', ${works.title}, 'title_language', ${works.titleLanguage})`
  return sql`(SELECT coalesce(jsonb_agg(${item} ORDER BY ${performances.position}), '[]')
    FROM ${performances} JOIN ${works} ON ${works.id} = ${performances.workId}
    LEFT JOIN ${artists} ON ${artists.id} = ${works.composerId}
    WHERE ${performances.eventId} = ${events.id})`
}
