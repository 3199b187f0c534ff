import { partLanguageOf } from '#i18n/part-languages.ts'
import { recordsIn } from '#json/is-record.ts'
import { and, inArray, isNull } from 'drizzle-orm'
import { events } from '#db/schema/index.ts'
import {
  readHouseKey,
  richTextOf,
  type DumpLine,
  type DumpLineOf,
  type HouseKey,
} from '../../dumps/index.server.ts'
import { isValidIdentifier } from '../../identifiers/index.server.ts'
import type { Values } from '#records/field.ts'
import {
  addRecords,
  changeImported,
  loadManyValues,
  storeOfKind,
  type RecordStores,
} from '../../records/index.server.ts'
import type { Scope } from '../../scope.ts'
import { foldTexts, listArtistsToMatch, listWorksToMatch } from '../../works/index.server.ts'
import { findOrAdd, findOrAddRooms } from '../find-or-add.server.ts'
import type { EventValues } from '../imported-events.server.ts'
import type { Rejection } from '../rejected-line.ts'

type EventLine = DumpLineOf<'event'>
type Kind = 'genre' | 'series' | 'room' | 'season' | 'person' | 'work'

/**
 * Finds or adds the records of a dump. One is found by its reference, and in the house that made the dump by its number; a
 * person or a work of another house also by its name, but only if it was written here and nothing else of the dump is it: two
 * persons of the dump with one name remain two. What is found stays as it is, except that it gets identifiers that it lacks.
 */
export class DumpRecords {
  #key: HouseKey
  #stores: RecordStores
  #ids = new Map<string, number>()
  /** Records that were written here and still have no counterpart, by their folded names. */
  #unclaimed = new Map<string, number>()
  #here: Record<'person' | 'work', Set<number>> = { person: new Set(), work: new Set() }
  #added: Record<'person' | 'work', number[]> = { person: [], work: [] }

  private constructor(key: HouseKey, stores: RecordStores) {
    this.#key = key
    this.#stores = stores
  }

  static async load(scope: Scope, stores: RecordStores): Promise<DumpRecords> {
    const records = new DumpRecords(await readHouseKey(scope), stores)
    for (const { id, externalIds, names } of await listArtistsToMatch(scope))
      records.#know('person', id, externalIds, names)
    for (const { id, externalIds, titles, composerId } of await listWorksToMatch(scope))
      records.#know(
        'work',
        id,
        externalIds,
        titles.map((title) => `${composerId ?? ''} ${title}`),
      )
    return records
  }

  /** The numbers of the records that were added since the last call. */
  takeAdded(kind: 'person' | 'work'): number[] {
    return this.#added[kind].splice(0)
  }

  /** The lines that name what neither the lines before nor the house have, each with the reason. */
  findDangling(lines: readonly { line: number; plan: DumpLine }[]): Map<number, Rejection> {
    const dangling = new Map<number, Rejection>()
    const named = new Set<string>()
    for (const { line, plan } of lines) {
      const missing = referencesOf(plan).find(
        ({ kind, id }) => !named.has(`${kind} ${id}`) && this.#find(kind, id) === undefined,
      )
      if (missing) dangling.set(line, { reason: 'unknown', column: missing.column, value: missing.id })
      else if (plan.type !== 'event') named.add(`${plan.type} ${plan.id}`)
    }
    return dangling
  }

  /** Call it in the transaction that writes the events; returns how many records were added. */
  async resolve(scope: Scope, lines: readonly DumpLine[], isDryRun: boolean): Promise<number> {
    const mode = isDryRun ? 'leave' : 'add'
    const of = <Type extends DumpLine['type']>(type: Type) =>
      lines.filter((line): line is DumpLineOf<Type> => line.type === type)
    const genres = of('genre').map(({ id, name, ground }) => [id, { name, ground }] as const)
    this.#keep('genre', await findOrAdd(scope, this.#stores, 'genre', new Map(genres), mode))
    const series = of('series').map(({ id, name, texts }) => [id, { name, ...texts }] as const)
    this.#keep('series', await findOrAdd(scope, this.#stores, 'series', new Map(series), mode))
    const rooms = of('room')
    const halls = rooms.map(
      ({ id, name, venue, seats, access, ...line }) =>
        [id, { values: { name, seats, access, ...listsOf(line) }, venue }] as const,
    )
    this.#keep('room', await findOrAddRooms(scope, this.#stores, new Map(halls), mode))
    const seasons = of('event')
      .flatMap(({ season }) => season ?? [])
      .filter((name) => !this.#ids.has(`season ${name}`))
    const named = new Map(seasons.map((name) => [name, {}]))
    this.#keep('season', await findOrAdd(scope, this.#stores, 'season', named, mode))
    const people = of('person')
    const works = of('work')
    const added =
      (await this.#resolvePeople(scope, people, isDryRun)) +
      (await this.#resolveWorks(scope, works, isDryRun))
    if (!isDryRun) {
      await this.#complete(scope, 'room', rooms)
      this.#added.person.push(...(await this.#complete(scope, 'artist', people)))
      this.#added.work.push(...(await this.#complete(scope, 'work', works)))
    }
    return added
  }

  /** The events among the lines that this house has written itself: they are its own, and stay as they are. */
  async findOwn({ db }: Scope, lines: readonly EventLine[]): Promise<Set<string>> {
    const numbers = new Map(
      lines.flatMap(({ id }): [number, string][] => {
        const number = this.#key.numberOf(id)
        return number === null ? [] : [[number, id]]
      }),
    )
    if (numbers.size === 0) return new Set()
    const rows = await db
      .select({ id: events.id })
      .from(events)
      .where(and(inArray(events.id, [...numbers.keys()]), isNull(events.externalId)))
    return new Set(rows.flatMap(({ id }) => numbers.get(id) ?? []))
  }

  /** The values of an event, with its references replaced by numbers. */
  toValues(line: EventLine): EventValues {
    return {
      external_id: line.id,
      title: line.title,
      subtitle: line.subtitle,
      slug: line.slug,
      date_start: instantOf(line.start),
      is_time_known: line.is_time_known,
      uncertain_date: line.uncertain_date,
      date_end: instantOf(line.end),
      status: line.status,
      previous_date: instantOf(line.previous_date),
      interval_minutes: line.interval_minutes,
      doors_open: instantOf(line.doors_open),
      price_min: line.price_min,
      price_max: line.price_max,
      currency: line.currency,
      price_categories: line.price_categories,
      ticket_sale_from: instantOf(line.sale_from),
      ticket_url_external: line.tickets,
      is_own_production: line.is_own_production,
      promoter_name: line.promoter.name,
      promoter_url: line.promoter.url,
      room: line.room === null ? null : this.#idOf('room', line.room),
      season: line.season === null ? null : this.#idOf('season', line.season),
      series: line.series === null ? null : this.#idOf('series', line.series),
      genres: line.genres.map((id) => this.#idOf('genre', id)),
      access: line.access,
      age_from: line.age_from,
      public_changes: line.changes,
      teaser: line.texts.teaser,
      description: richTextOf(line.texts.description),
      source: 'archive',
      is_online: true,
      cast: line.cast.map((member) => this.#toMember(member)),
      programme: line.programme.map(({ work, cast, ...item }) => ({
        ...item,
        work: work === null ? null : this.#idOf('work', work),
        cast: cast.map((member) => this.#toMember(member)),
      })),
    }
  }

  /** Of somebody who was replaced, the name is kept where there is no record. */
  #toMember({ person, replaces, replaces_person: replaced, ...member }: EventLine['cast'][number]) {
    return {
      ...member,
      artist: this.#idOf('person', person),
      replaces: replaced === null ? null : this.#idOf('person', replaced),
      replaces_name: replaces,
    }
  }

  async #resolvePeople(scope: Scope, lines: DumpLineOf<'person'>[], isDryRun: boolean): Promise<number> {
    const unknown = lines.filter(({ id }) => this.#find('person', id) === undefined)
    const folded = await foldTexts(
      scope,
      unknown.map(({ name }) => name),
    )
    const missing = unknown.filter(({ id }, index) => !this.#claim('person', id, folded[index] ?? ''))
    const drafts = missing.map((line) => ({
      external_id: line.id,
      kind: line.kind,
      name: line.name,
      name_english: line.name_english,
      sort_name: line.sort_name,
      other_names: line.other_names,
      born: line.born_date,
      died: line.died_date,
      born_year: line.born,
      died_year: line.died,
      are_dates_uncertain: line.dates_uncertain,
      biography: richTextOf(line.texts.biography),
      ...listsOf(line),
    }))
    await this.#add(scope, 'person', missing, drafts, isDryRun)
    return missing.length
  }

  async #resolveWorks(scope: Scope, lines: DumpLineOf<'work'>[], isDryRun: boolean): Promise<number> {
    const unknown = lines.filter(({ id }) => this.#find('work', id) === undefined)
    const folded = await foldTexts(
      scope,
      unknown.map(({ title }) => title.de),
    )
    const composerOf = ({ composer }: DumpLineOf<'work'>) =>
      composer === null ? null : this.#idOf('person', composer)
    const missing = unknown.filter(
      (line, index) => !this.#claim('work', line.id, `${composerOf(line) ?? ''} ${folded[index] ?? ''}`),
    )
    const drafts = missing.map((line) => ({
      external_id: line.id,
      composer: composerOf(line),
      title: line.title,
      other_titles: line.other_titles,
      catalogue_number: line.catalogue_number,
      composed: line.composed_date,
      year_composed: line.year,
      minutes: line.minutes,
      title_language: partLanguageOf(line.title_language ?? ''),
      key_signature: line.key,
      instrumentation: line.instrumentation,
      movements: line.movements,
      ...listsOf(line),
    }))
    await this.#add(scope, 'work', missing, drafts, isDryRun)
    return missing.length
  }

  /** Gives records the identifiers and sources that they lack, behind those that they have; returns the numbers of these records. */
  async #complete(
    scope: Scope,
    kind: 'artist' | 'room' | 'work',
    lines: readonly DumpLineOf<'person' | 'room' | 'work'>[],
  ): Promise<number[]> {
    const store = storeOfKind(this.#stores, kind)
    const said = new Map(lines.map((line) => [this.#idOf(line.type, line.id), listsOf(line)]))
    const ids = [...said].flatMap(([id, lists]) =>
      Object.values(lists).some((list) => list.length > 0) ? [id] : [],
    )
    if (ids.length === 0) return []
    const changes = [...(await loadManyValues(scope, store, ids))].flatMap(([id, stored]) => {
      const lacking = Object.entries(said.get(id) ?? {}).flatMap(([name, list]) => {
        const own = recordsIn(stored[name])
        const has = new Set(own.map(keyOf))
        const fresh = list.filter((one) => !has.has(keyOf(one)))
        return fresh.length > 0 ? [[name, [...own, ...fresh]] as const] : []
      })
      return lacking.length > 0 ? [{ id, changes: Object.fromEntries(lacking) }] : []
    })
    // Whatever rule such a record breaks, it was here before.
    await changeImported(scope, store, changes, { search: 'later', tellBroken: () => {} })
    return changes.map(({ id }) => id)
  }

  #know(kind: 'person' | 'work', id: number, externalIds: string[], names: string[]): void {
    this.#here[kind].add(id)
    for (const externalId of externalIds) this.#ids.set(`${kind} ${externalId}`, id)
    if (externalIds.length > 0) return
    for (const name of names)
      if (!this.#unclaimed.has(`${kind} ${name}`)) this.#unclaimed.set(`${kind} ${name}`, id)
  }

  /** Whether a record that was written here has this name, and is from now on the one that the reference means. */
  #claim(kind: 'person' | 'work', reference: string, name: string): boolean {
    const id = this.#unclaimed.get(`${kind} ${name}`)
    if (id === undefined) return false
    for (const [key, one] of this.#unclaimed)
      if (one === id && key.startsWith(kind)) this.#unclaimed.delete(key)
    this.#ids.set(`${kind} ${reference}`, id)
    return true
  }

  #find(kind: Kind, reference: string): number | undefined {
    const known = this.#ids.get(`${kind} ${reference}`)
    if (known !== undefined || (kind !== 'person' && kind !== 'work')) return known
    const number = this.#key.numberOf(reference)
    return number !== null && this.#here[kind].has(number) ? number : undefined
  }

  /** In a dry run, records that would be added have the number 0, which no real record has. */
  #idOf(kind: Kind, reference: string): number {
    return this.#find(kind, reference) ?? 0
  }

  #keep(kind: Kind, ids: Map<string, number>): void {
    for (const [key, id] of ids) this.#ids.set(`${kind} ${key}`, id)
  }

  async #add(
    scope: Scope,
    kind: 'person' | 'work',
    lines: { id: string }[],
    drafts: Values[],
    isDryRun: boolean,
  ): Promise<void> {
    const store = storeOfKind(this.#stores, kind === 'person' ? 'artist' : 'work')
    const ids = isDryRun ? [] : await addRecords(scope, store, drafts, { search: 'later' })
    for (const [index, { id }] of lines.entries()) this.#ids.set(`${kind} ${id}`, ids[index] ?? 0)
    this.#added[kind].push(...ids)
  }
}

/** The lists that a record also gets if it is here already; identifiers that can't exist are left out. */
function listsOf(
  line: Pick<DumpLineOf<'room'>, 'identifiers'> & Partial<Pick<DumpLineOf<'person'>, 'sources'>>,
): Record<string, Values[]> {
  const identifiers = line.identifiers
    .filter(({ scheme, value }) => isValidIdentifier(scheme, value))
    .map(({ checked_at: checkedAt, ...one }) => ({ ...one, checked_at: instantOf(checkedAt) }))
  return {
    identifiers: [...new Map(identifiers.map((one) => [keyOf(one), one])).values()],
    ...(line.sources && { sources: line.sources.map(({ at, ...one }) => ({ ...one, at: instantOf(at) })) }),
  }
}

/** By which two entries of such a list are the same. */
function keyOf({ scheme, value, at, about }: Values): string {
  return JSON.stringify([scheme, value, at, about])
}

function instantOf(text: string): string
function instantOf(text: string | null): string | null
function instantOf(text: string | null): string | null {
  return text === null ? null : new Date(text).toISOString()
}

/** What a line names, in the order in which it names it. Seasons are added as they are named. */
function referencesOf(line: DumpLine): { kind: Kind; id: string; column: string }[] {
  if (line.type === 'work')
    return line.composer === null ? [] : [mention('person', line.composer, 'composer')]
  if (line.type !== 'event') return []
  const members = [...line.cast, ...line.programme.flatMap(({ cast }) => cast)]
  return [
    ...(line.room === null ? [] : [mention('room', line.room, 'room')]),
    ...(line.series === null ? [] : [mention('series', line.series, 'series')]),
    ...line.genres.map((id) => mention('genre', id, 'genres')),
    ...line.programme.flatMap(({ work }) => (work === null ? [] : [mention('work', work, 'programme')])),
    ...members.flatMap(({ person, replaces_person: replaced }) => [
      mention('person', person, 'cast'),
      ...(replaced === null ? [] : [mention('person', replaced, 'cast')]),
    ]),
  ]
}

function mention(kind: Kind, id: string, column: string) {
  return { kind, id, column }
}
