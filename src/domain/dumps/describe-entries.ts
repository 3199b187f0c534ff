import type { EventSeries, MusicEvent, MusicVenue } from 'schema-dts'
import { hallStamp } from '#i18n/hall-time.ts'
import { pickLanguage, type Language, type Localized } from '#i18n/languages.ts'
import { fullAgentThing } from '#linked-data/agent.ts'
import { inBothLanguages } from '#linked-data/bilingual.ts'
import { inRole, startOf, stateOf } from '#linked-data/event.ts'
import { absolute } from '#linked-data/frame.ts'
import { idOf } from '#linked-data/ids.ts'
import { eventPage, recordPage } from '#linked-data/pages.ts'
import { sameAs } from '#linked-data/same-as.ts'
import { workThing } from '#linked-data/work.ts'
import { slugOf } from '#routing/slug-of.ts'
import type { ThingKind } from '#routing/stable-addresses.ts'
import { identifierUrl, type IdentifierOwner } from '../identifiers/index.server.ts'
import type { DumpIdentifier, DumpLineOf } from './dump-line.ts'
import type { DumpEntry } from './list-lines.server.ts'

/** What entries are described with: where they are published, and the numbers of the records that were described before. */
type Context = {
  publicOrigin: string
  people: Map<string, number>
  works: Map<string, { id: number; title: Localized }>
  places: Map<string, number>
  series: Map<string, number>
}
type Item = DumpLineOf<'event'>['programme'][number]

/**
 * Describes entries in the words of schema.org, each thing once and by its stable address; texts are left out, because
 * they are not in the public domain. The entries of a dump come in their order: what is named was described before.
 */
export function describeEntries(publicOrigin: string): (entries: readonly DumpEntry[]) => object[] {
  const context: Context = {
    publicOrigin,
    people: new Map(),
    works: new Map(),
    places: new Map(),
    series: new Map(),
  }
  return (entries) => entries.flatMap((entry) => describe(context, entry) ?? [])
}

function describe(context: Context, { id, line, items }: DumpEntry): object | null {
  switch (line.type) {
    case 'series':
      context.series.set(line.id, id)
      return inBothLanguages((language) => seriesOf(context, id, line, language))
    case 'room':
      context.places.set(line.id, id)
      return inBothLanguages((language) => placeOf(context, id, line, language))
    case 'person':
      context.people.set(line.id, id)
      return inBothLanguages((language) => personOf(context, id, line, language))
    case 'work':
      context.works.set(line.id, { id, title: line.title })
      return inBothLanguages((language) => workOf(context, id, line, language))
    case 'event':
      return inBothLanguages((language) => eventOf(context, { id, items }, line, language))
    default: // schema.org has no genres as things
      return null
  }
}

function seriesOf(context: Context, id: number, { name }: DumpLineOf<'series'>, language: Language) {
  return {
    '@type': 'EventSeries',
    ...named(context, 'series', id),
    name: pickLanguage(name, language),
  } satisfies EventSeries
}

function placeOf(context: Context, id: number, line: DumpLineOf<'room'>, language: Language) {
  const { name, venue, seats } = line
  return {
    '@type': 'MusicVenue',
    ...named(context, 'place', id),
    name: `${pickLanguage(venue.name, language)}, ${pickLanguage(name, language)}`,
    ...(venue.address !== '' && { address: venue.address }),
    ...(seats !== null && seats > 0 && { maximumAttendeeCapacity: seats }),
    ...sameAs(numbersOf('roomId', line)),
  } satisfies MusicVenue
}

function personOf(context: Context, id: number, line: DumpLineOf<'person'>, language: Language) {
  const name = { de: line.name, en: line.name_english ?? line.name }
  const slug = { de: slugOf(name.de), en: slugOf(name.en) }
  return fullAgentThing(
    {
      id,
      kind: line.kind,
      name: name[language],
      born_date: line.born_date,
      died_date: line.died_date,
      roles: [],
      identifiers: numbersOf('artistId', line),
    },
    context,
    { url: absolute(recordPage('people', { id, slug }, language), context), image: null },
  )
}

function workOf(context: Context, id: number, line: DumpLineOf<'work'>, language: Language) {
  const slug = { de: slugOf(line.title.de), en: slugOf(line.title.en) }
  const composer = context.people.get(line.composer ?? '')
  const thing = workThing(
    {
      id,
      title: pickLanguage(line.title, language),
      catalogue_number: line.catalogue_number,
      key_signature: line.key && pickLanguage(line.key, language),
      composed_date: line.composed_date,
      composer: null,
      identifiers: numbersOf('workId', line),
    },
    context,
    absolute(recordPage('works', { id, slug }, language), context),
  )
  return { ...thing, ...(composer !== undefined && { composer: named(context, 'agent', composer) }) }
}

function eventOf(
  context: Context,
  { id, items }: Pick<DumpEntry, 'id' | 'items'>,
  line: DumpLineOf<'event'>,
  language: Language,
) {
  const dates = {
    date_start: line.start,
    is_time_known: line.is_time_known,
    uncertain_date: line.uncertain_date,
  }
  const place = context.places.get(line.room ?? '')
  const series = context.series.get(line.series ?? '')
  const played = line.programme.flatMap((item, index) => {
    const work = context.works.get(item.work ?? '')
    const number = items[index]
    return work && number !== undefined ? [{ item, work, number }] : []
  })
  return {
    '@type': 'MusicEvent',
    ...named(context, 'event', id),
    name: pickLanguage(line.title, language),
    url: absolute(eventPage({ id, slug: line.slug }, language), context),
    ...startOf(dates),
    ...(line.end !== null && line.is_time_known && { endDate: hallStamp(line.end) }),
    ...(line.doors_open !== null && { doorTime: hallStamp(line.doors_open) }),
    ...stateOf({ status: line.status, previous_date: line.previous_date }),
    ...(place !== undefined && { location: named(context, 'place', place) }),
    ...performersOf(context, [...line.cast, ...line.programme.flatMap(({ cast }) => cast)]),
    ...(played.length > 0 && {
      workPerformed: [...new Set(played.map(({ work }) => work.id))].map((work) =>
        named(context, 'work', work),
      ),
      subEvent: played.map(({ item, work, number }) => ({
        '@type': 'MusicEvent' as const,
        ...named(context, 'performance', number),
        name: pickLanguage(item.title ?? work.title, language),
        ...startOf({ ...dates, is_time_known: false }),
        workPerformed: named(context, 'work', work.id),
        ...rolesOf(context, item.cast, language),
      })),
    }),
    ...(series !== undefined && { superEvent: named(context, 'series', series) }),
  } satisfies MusicEvent
}

function performersOf(context: Context, cast: Item['cast']) {
  const ids = new Set(cast.flatMap(({ person }) => context.people.get(person) ?? []))
  return ids.size > 0 ? { performer: [...ids].map((id) => named(context, 'agent', id)) } : {}
}

function rolesOf(context: Context, cast: Item['cast'], language: Language) {
  const roles = cast.flatMap(({ person, role }) => {
    const id = context.people.get(person)
    const name = role && pickLanguage(role, language)
    return id === undefined ? [] : [inRole(named(context, 'agent', id), name)]
  })
  return roles.length > 0 ? { performer: roles } : {}
}

function named({ publicOrigin }: Context, kind: ThingKind, id: number) {
  return { '@id': idOf(publicOrigin, kind, id) }
}

function numbersOf(owner: IdentifierOwner, { identifiers }: { identifiers: DumpIdentifier[] }) {
  return identifiers.map(({ scheme, value }) => ({ url: identifierUrl(owner, scheme, value) }))
}
