import type { CastDraft, EventDraft } from '../../events/index.server.ts'
import {
  ensureGenres,
  ensureRooms,
  ensureSeasons,
  ensureSeries,
  findSeasons,
} from '../../house/index.server.ts'
import type { Scope } from '../../scope.ts'
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

/** Finds or creates all records that an archive's events link to, batch by batch. */
export class ArchiveRecords {
  readonly artists: ArtistRegister
  readonly works: WorkRegister
  #ids = new Map<string, number>()

  private constructor(artists: ArtistRegister, works: WorkRegister) {
    this.artists = artists
    this.works = works
  }

  static async load(scope: Scope): Promise<ArchiveRecords> {
    return new ArchiveRecords(await ArtistRegister.load(scope), await WorkRegister.load(scope))
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
    const room = plans.flatMap((plan) => plan.room ?? [])
    const series = plans.flatMap((plan) => plan.series ?? [])
    const named = <Plan extends { name: string }>(plan: Plan) => ({
      ...plan,
      name: { de: plan.name, en: plan.name },
    })
    await this.#ensure('room', room.map(named), (missing) => ensureRooms(scope, missing, mode))
    await this.#ensure('series', series.map(named), (missing) => ensureSeries(scope, missing, mode))
    await this.#ensure(
      'genre',
      plans.map(({ genre }) => genres[genre]),
      (missing) => ensureGenres(scope, missing, mode),
    )
    const seasons = plans.flatMap(({ season }) => (season ? [{ key: season }] : []))
    await this.#ensure('season', seasons, async (missing) => {
      const names = missing.map(({ key }) => key)
      const known = await findSeasons(scope, names)
      if (isDryRun) return known
      const added = await ensureSeasons(
        scope,
        names.filter((name) => !known.has(name)),
      )
      return new Map([...known, ...added])
    })
  }

  /** The plan with keys replaced by ids. */
  toDraft(plan: EventPlan): EventDraft {
    const { namedAfter, room, series, season, genre, ...columns } = plan
    return {
      ...columns,
      title:
        namedAfter.length > 0
          ? titleOf(namedAfter.map((artist) => this.artists.familyOf(artist)))
          : plan.title,
      roomId: room && this.#idOf('room', room.key),
      seriesId: series && this.#idOf('series', series.key),
      seasonId: season === null ? null : this.#idOf('season', season),
      genreIds: [this.#idOf('genre', genres[genre].key)],
      source: 'archive',
      cast: plan.cast.map((member) => this.#toCast(member)),
      programme: plan.programme.map(({ kind, work, title: itemTitle, cast }) => ({
        kind,
        workId: work && this.works.idOf(work),
        title: itemTitle,
        cast: cast.map((member) => this.#toCast(member)),
      })),
    }
  }

  #toCast({ artist, role }: CastPlan): CastDraft {
    return { artistId: this.artists.idOf(artist), role }
  }

  /** In a dry run, records that would be added have the id 0, which no real record has. */
  #idOf(kind: string, key: string): number {
    return this.#ids.get(`${kind} ${key}`) ?? 0
  }

  async #ensure<Draft extends { key: string }>(
    kind: string,
    drafts: Draft[],
    add: (missing: Draft[]) => Promise<Map<string, number>>,
  ): Promise<void> {
    const missing = drafts.filter(({ key }) => !this.#ids.has(`${kind} ${key}`))
    if (missing.length === 0) return
    for (const [key, id] of await add(missing)) this.#ids.set(`${kind} ${key}`, id)
  }
}
