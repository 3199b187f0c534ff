import { partLanguageOf } from '#i18n/part-languages.ts'
import { and, inArray, isNull } from 'drizzle-orm'
import { events } from '#db/schema/index.ts'
import { recordChange } from '../../changes/index.server.ts'
import {
  readHouseKey,
  richTextOf,
  type DumpLine,
  type DumpLineOf,
  type HouseKey,
} from '../../dumps/index.server.ts'
import type { CastDraft, EventDraft } from '../../events/index.server.ts'
import {
  ensureGenres,
  ensureRooms,
  ensureSeasons,
  ensureSeries,
  findSeasons,
} from '../../house/index.server.ts'
import { addIdentifiers, type IdentifierOwner } from '../../identifiers/index.server.ts'
import type { Scope } from '../../scope.ts'
import {
  addSources,
  createArtists,
  createWorks,
  foldTexts,
  listArtistsToMatch,
  listWorksToMatch,
} from '../../works/index.server.ts'
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
  #ids = new Map<string, number>()
  /** Records that were written here and still have no counterpart, by their folded names. */
  #unclaimed = new Map<string, number>()
  #here: Record<'person' | 'work', Set<number>> = { person: new Set(), work: new Set() }
  #added: Record<'person' | 'work', number[]> = { person: [], work: [] }

  private constructor(key: HouseKey) {
    this.#key = key
  }

  static async load(scope: Scope): Promise<DumpRecords> {
    const records = new DumpRecords(await readHouseKey(scope))
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
    const genres = of('genre').map(({ id, name, ground }) => ({ key: id, name, ground }))
    if (genres.length > 0) this.#keep('genre', await ensureGenres(scope, genres, mode))
    const series = of('series').map(({ id, name, texts }) => ({ key: id, name, ...texts }))
    if (series.length > 0) this.#keep('series', await ensureSeries(scope, series, mode))
    const rooms = of('room')
    const halls = rooms.map(({ id, name, venue, seats, access }) => ({
      key: id,
      name,
      venueName: venue.name,
      address: venue.address,
      seats,
      access,
    }))
    if (halls.length > 0) this.#keep('room', await ensureRooms(scope, halls, mode))
    const seasons = [...new Set(of('event').flatMap(({ season }) => season ?? []))].filter(
      (name) => !this.#ids.has(`season ${name}`),
    )
    if (seasons.length > 0) {
      const known = await findSeasons(scope, seasons)
      const missing = seasons.filter((name) => !known.has(name))
      this.#keep('season', known)
      if (!isDryRun && missing.length > 0) this.#keep('season', await ensureSeasons(scope, missing))
    }
    const people = of('person')
    const works = of('work')
    const added =
      (await this.#resolvePeople(scope, people, isDryRun)) +
      (await this.#resolveWorks(scope, works, isDryRun))
    if (!isDryRun) {
      await this.#identify(scope, 'roomId', rooms)
      await this.#identify(scope, 'artistId', people)
      await this.#identify(scope, 'workId', works)
      await this.#credit(scope, 'artistId', people)
      await this.#credit(scope, 'workId', works)
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

  /** An event with its references replaced by numbers. */
  toDraft(line: EventLine): EventDraft {
    const at = (text: string | null) => (text === null ? null : new Date(text))
    return {
      externalId: line.id,
      title: line.title,
      subtitle: line.subtitle,
      slug: line.slug,
      dateStart: new Date(line.start),
      isTimeKnown: line.is_time_known,
      uncertainDate: line.uncertain_date,
      dateEnd: at(line.end),
      status: line.status,
      previousDate: at(line.previous_date),
      intervalMinutes: line.interval_minutes,
      doorsOpen: at(line.doors_open),
      priceMin: line.price_min,
      priceMax: line.price_max,
      currency: line.currency,
      priceCategories: line.price_categories,
      ticketSaleFrom: at(line.sale_from),
      ticketUrlExternal: line.tickets,
      isOwnProduction: line.is_own_production,
      promoterName: line.promoter.name,
      promoterUrl: line.promoter.url,
      roomId: line.room === null ? null : this.#idOf('room', line.room),
      seasonId: line.season === null ? null : this.#idOf('season', line.season),
      seriesId: line.series === null ? null : this.#idOf('series', line.series),
      genreIds: line.genres.map((id) => this.#idOf('genre', id)),
      access: line.access,
      ageFrom: line.age_from,
      publicChanges: line.changes,
      teaser: line.texts.teaser,
      description: richTextOf(line.texts.description),
      source: 'archive',
      cast: line.cast.map((member) => this.#toCast(member)),
      programme: line.programme.map(({ work, cast, ...item }) => ({
        ...item,
        workId: work === null ? null : this.#idOf('work', work),
        cast: cast.map((member) => this.#toCast(member)),
      })),
    }
  }

  #toCast({ person, replaces_person: replaced, ...member }: EventLine['cast'][number]): CastDraft {
    return {
      ...member,
      artistId: this.#idOf('person', person),
      replacesId: replaced === null ? null : this.#idOf('person', replaced),
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
      externalId: line.id,
      kind: line.kind,
      name: line.name,
      nameEnglish: line.name_english,
      sortName: line.sort_name,
      otherNames: line.other_names,
      born: line.born_date,
      died: line.died_date,
      bornYear: line.born,
      diedYear: line.died,
      areDatesUncertain: line.dates_uncertain,
      biography: richTextOf(line.texts.biography),
    }))
    const ids = isDryRun ? drafts.map(() => 0) : await createArtists(scope, drafts, { search: 'later' })
    this.#note('person', missing, ids, isDryRun)
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
      externalId: line.id,
      composerId: composerOf(line),
      title: line.title,
      otherTitles: line.other_titles,
      catalogueNumber: line.catalogue_number,
      composed: line.composed_date,
      yearComposed: line.year,
      minutes: line.minutes,
      titleLanguage: partLanguageOf(line.title_language ?? ''),
      keySignature: line.key,
      instrumentation: line.instrumentation,
      movements: line.movements,
    }))
    const ids = isDryRun ? drafts.map(() => 0) : await createWorks(scope, drafts, { search: 'later' })
    this.#note('work', missing, ids, isDryRun)
    return missing.length
  }

  async #identify(
    scope: Scope,
    owner: IdentifierOwner,
    lines: readonly DumpLineOf<'room' | 'person' | 'work'>[],
  ): Promise<void> {
    const drafts = new Map(
      lines.map(({ type, id, identifiers }) => [
        this.#idOf(type, id),
        identifiers.map(({ checked_at: checkedAt, ...identifier }) => ({
          ...identifier,
          checkedAt: checkedAt === null ? null : new Date(checkedAt),
        })),
      ]),
    )
    const changed = await addIdentifiers(scope, owner, drafts)
    const kinds = { roomId: 'room', artistId: 'artist', workId: 'work' } as const
    if (changed.length > 0) await recordChange(scope, kinds[owner], changed)
  }

  async #credit(
    scope: Scope,
    owner: 'artistId' | 'workId',
    lines: readonly DumpLineOf<'person' | 'work'>[],
  ): Promise<void> {
    const drafts = new Map(
      lines.map(({ type, id, sources }) => [
        this.#idOf(type, id),
        sources.map(({ at, ...source }) => ({ ...source, at: new Date(at) })),
      ]),
    )
    const changed = await addSources(scope, owner, drafts)
    if (changed.length > 0) await recordChange(scope, owner === 'artistId' ? 'artist' : 'work', changed)
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

  #note(kind: 'person' | 'work', lines: { id: string }[], ids: number[], isDryRun: boolean): void {
    for (const [index, { id }] of lines.entries()) this.#ids.set(`${kind} ${id}`, ids[index] ?? 0)
    if (!isDryRun) this.#added[kind].push(...ids)
  }
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
