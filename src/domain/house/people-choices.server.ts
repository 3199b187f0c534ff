import { and, asc, eq, exists, gte, isNull, sql, type SQL } from 'drizzle-orm'
import {
  artists,
  castMembers,
  customerTags,
  eventCustomerTags,
  events,
  performances,
  works,
} from '#db/schema/index.ts'
import type { EventFilters, EventPeople } from '#contracts/events.ts'
import { hallDay, startOfHallDay } from '#i18n/dates.ts'
import type { Localized } from '#i18n/languages.ts'
import { remember } from '../remember.ts'
import type { Scope } from '../scope.ts'
import { addCacheTags } from '../cache-tags.ts'
import { defineQuery, isAmong, type Given, type QueryScope } from '../define-query.server.ts'
import { visibleTo } from '../visibility.server.ts'

type Choice = { id: number; name: Localized }
export type PeopleChoices = {
  /** Customer groups with an advance sale for an upcoming event. */
  customerTags: Choice[]
  /** The names of the records in the filters. */
  chosen: { composer: Choice[]; performer: Choice[]; work: Choice[] }
}

/**
 * The customer groups that the programme can be filtered by, and the names of the people and works it is filtered by.
 */
export async function listPeopleChoices(scope: Scope, filters: EventFilters): Promise<PeopleChoices> {
  addCacheTags(scope, ['record', 'event'])
  const [tags, people, chosenWorks] = await Promise.all([
    remember(scope, 'customer tags', async (inner) => {
      addCacheTags(inner, ['record', 'event'])
      return selectCustomerTags(inner, comingFrom(inner))
    }),
    findChosen(scope, [...(filters.composer ?? []), ...(filters.performer ?? [])]),
    filters.work?.length ? selectWorks(scope, { ids: filters.work }) : [],
  ])
  const named = (ids: number[] | undefined) => people.filter(({ id }) => ids?.includes(id))
  return {
    customerTags: tags,
    chosen: { composer: named(filters.composer), performer: named(filters.performer), work: chosenWorks },
  }
}

/**
 * The composers and performers that the programme can be filtered by: those of all events from today on, in index form
 * ("Dvořák, Antonín").
 */
export async function listEventPeople(scope: Scope): Promise<EventPeople> {
  addCacheTags(scope, ['record', 'event'])
  const [composers, performers] = await Promise.all([
    selectComposers(scope, comingFrom(scope)),
    selectPerformers(scope, comingFrom(scope)),
  ])
  return { composers: composers.map(asIndexed), performers: performers.map(asIndexed) }
}

type Artist = { id: number; name: string; nameEnglish: string | null; sortName: string }
type Coming = { from: Date }

function comingFrom({ now }: Scope): Coming {
  return { from: startOfHallDay(hallDay(now)) }
}

function isComing(scope: QueryScope, { from }: Given<Coming>): SQL | undefined {
  return and(gte(events.dateStart, from), isNull(events.vanishedAt), visibleTo(scope, events))
}

const selectCustomerTags = defineQuery((scope, given: Given<Coming>) =>
  scope.db
    .select({ id: customerTags.id, name: customerTags.name })
    .from(customerTags)
    .where(
      exists(
        scope.db
          .select({ one: sql`1` })
          .from(eventCustomerTags)
          .innerJoin(events, eq(events.id, eventCustomerTags.eventId))
          .where(and(eq(eventCustomerTags.tagId, customerTags.id), isComing(scope, given))),
      ),
    )
    .orderBy(asc(customerTags.id)),
)

const selectWorks = defineQuery(({ db }, { ids }: Given<{ ids: number[] }>) =>
  db.select({ id: works.id, name: works.title }).from(works).where(isAmong(works.id, ids)),
)

const selectComposers = defineQuery((scope, given: Given<Coming>) =>
  selectArtists(
    scope,
    sql`${artists.id} IN (SELECT ${works.composerId} FROM ${performances}
      JOIN ${works} ON ${works.id} = ${performances.workId}
      JOIN ${events} ON ${events.id} = ${performances.eventId} WHERE ${isComing(scope, given)})`,
  ),
)

const selectPerformers = defineQuery((scope, given: Given<Coming>) =>
  selectArtists(
    scope,
    sql`${artists.id} IN (SELECT ${castMembers.artistId} FROM ${castMembers}
      JOIN ${events} ON ${events.id} = ${castMembers.eventId} WHERE ${isComing(scope, given)})`,
  ),
)

const selectChosen = defineQuery((scope, { ids }: Given<{ ids: number[] }>) =>
  selectArtists(scope, isAmong(artists.id, ids)),
)

function selectArtists({ db }: QueryScope, condition: SQL) {
  return db
    .select({
      id: artists.id,
      name: artists.name,
      nameEnglish: artists.nameEnglish,
      sortName: artists.sortName,
    })
    .from(artists)
    .where(condition)
    .orderBy(asc(artists.sortFolded), asc(artists.id))
}

async function findChosen(scope: Scope, ids: number[]): Promise<Choice[]> {
  if (ids.length === 0) return []
  const found = await selectChosen(scope, { ids })
  return found.map(({ id, name, nameEnglish }) => ({ id, name: { de: name, en: nameEnglish ?? name } }))
}

/** Family name first; a separate English form is inverted in the same way as the German one. */
function asIndexed({ id, nameEnglish, sortName }: Artist): Choice {
  const space = nameEnglish?.lastIndexOf(' ') ?? -1
  const en =
    nameEnglish && sortName.includes(',') && space > 0
      ? `${nameEnglish.slice(space + 1)}, ${nameEnglish.slice(0, space)}`
      : (nameEnglish ?? sortName)
  return { id, name: { de: sortName, en } }
}
