import { record } from '#records/event/record.ts'
import { emptyRecord, type Values } from '#records/field.ts'
import type { RecordStores } from '../../records/index.server.ts'
import type { Scope } from '../../scope.ts'
import { findOrAdd, findOrAddRooms } from '../find-or-add.server.ts'
import type { EventValues } from '../imported-events.server.ts'
import { ArtistRegister } from './artist-register.server.ts'
import { titleOf, type CastPlan, type EventPlan } from './plan-event.ts'
import { WorkRegister } from './work-register.server.ts'

/** Keys, names and colours are those of the demo hall, so that an archive's concerts share its genres. */
const genres = {
  orchestra: { key: 'orchester', name: { de: 'Orchester', en: 'Orchestra' }, ground: 'prussian' },
  chamber: { key: 'kammermusik', name: { de: 'Kammermusik', en: 'Chamber music' }, ground: 'bottle' },
  family: {
    key: 'kinder-familie',
    name: { de: 'Kinder & Familie', en: 'Children & families' },
    ground: 'yolk',
  },
} as const

const emptyItem = emptyRecord(record.fields.programme.fields)
const emptyMember = emptyRecord(record.fields.cast.fields)

/** Finds or creates all records that an archive's events link to, batch by batch. */
export class ArchiveRecords {
  readonly artists: ArtistRegister
  readonly works: WorkRegister
  #stores: RecordStores
  #ids = new Map<string, number>()

  private constructor(stores: RecordStores, artists: ArtistRegister, works: WorkRegister) {
    this.#stores = stores
    this.artists = artists
    this.works = works
  }

  static async load(scope: Scope, stores: RecordStores): Promise<ArchiveRecords> {
    const [artists, works] = [
      await ArtistRegister.load(scope, stores),
      await WorkRegister.load(scope, stores),
    ]
    return new ArchiveRecords(stores, artists, works)
  }

  /** Call it in the transaction that writes the events. */
  async resolve(scope: Scope, plans: EventPlan[], isDryRun: boolean): Promise<void> {
    const works = plans.flatMap(({ programme }) => programme.flatMap(({ work }) => work ?? []))
    const artists = plans
      .flatMap(({ cast, programme }) => [...cast, ...programme.flatMap((item) => item.cast)])
      .map(({ artist }) => artist)
    await this.artists.resolve(
      scope,
      [...works.flatMap(({ composer }) => composer ?? []), ...artists],
      isDryRun,
    )
    await this.works.resolve(scope, works, this.artists, isDryRun)
    const mode = isDryRun ? 'leave' : 'add'
    const add = (kind: 'genre' | 'season' | 'series') => (missing: Map<string, Values>) =>
      findOrAdd(scope, this.#stores, kind, missing, mode)
    const same = (name: string) => ({ de: name, en: name })
    await this.#ensure(
      'room',
      plans.flatMap(({ room }) =>
        room ? [[room.key, { name: same(room.name), address: room.address }] as const] : [],
      ),
      (missing) =>
        findOrAddRooms(
          scope,
          this.#stores,
          new Map([...missing].map(([key, venue]) => [key, { values: { name: venue.name }, venue }])),
          mode,
        ),
    )
    await this.#ensure(
      'series',
      plans.flatMap(({ series }) => (series ? [[series.key, { name: same(series.name) }] as const] : [])),
      add('series'),
    )
    await this.#ensure(
      'genre',
      plans.map(({ genre }) => [genres[genre].key, genres[genre]] as const),
      add('genre'),
    )
    await this.#ensure(
      'season',
      plans.flatMap(({ season }) => (season === null ? [] : [[season, {}] as const])),
      add('season'),
    )
  }

  /** The values of an event, with keys replaced by numbers. */
  toValues(plan: EventPlan): EventValues {
    const { namedAfter, room, series, season, genre } = plan
    return {
      external_id: plan.externalId,
      title:
        namedAfter.length > 0
          ? titleOf(namedAfter.map((artist) => this.artists.familyOf(artist)))
          : plan.title,
      subtitle: plan.subtitle,
      slug: plan.slug,
      date_start: plan.dateStart.toISOString(),
      is_time_known: plan.isTimeKnown,
      uncertain_date: plan.uncertainDate,
      room: room && this.#idOf('room', room.key),
      series: series && this.#idOf('series', series.key),
      season: season === null ? null : this.#idOf('season', season),
      genres: [this.#idOf('genre', genres[genre].key)],
      source: 'archive',
      is_online: true,
      cast: plan.cast.map((member) => this.#toMember(member)),
      programme: plan.programme.map(({ kind, work, title, cast }) => ({
        ...emptyItem,
        kind,
        work: work && this.works.idOf(work),
        title,
        cast: cast.map((member) => this.#toMember(member)),
      })),
    }
  }

  #toMember({ artist, role }: CastPlan) {
    return { ...emptyMember, artist: this.artists.idOf(artist), role }
  }

  /** In a dry run, records that would be added have the id 0, which no real record has. */
  #idOf(kind: string, key: string): number {
    return this.#ids.get(`${kind} ${key}`) ?? 0
  }

  async #ensure<Draft>(
    kind: string,
    drafts: readonly (readonly [string, Draft])[],
    add: (missing: Map<string, Draft>) => Promise<Map<string, number>>,
  ): Promise<void> {
    // Among drafts with the same key the first one wins.
    const missing = new Map<string, Draft>()
    for (const [key, draft] of drafts)
      if (!this.#ids.has(`${kind} ${key}`) && !missing.has(key)) missing.set(key, draft)
    if (missing.size === 0) return
    for (const [key, id] of await add(missing)) this.#ids.set(`${kind} ${key}`, id)
  }
}
