import type { Localized } from '#i18n/languages.ts'
import { readLocalized } from '../content/read-localized.ts'
import { findWork } from '../catalogue/works.ts'
import { findArtist } from '../people/artists.ts'
import { roleLabel } from '../people/roles.ts'
import { richText } from '../content/rich-text.ts'
import type { CastItem, EventFields, EventPlan, ProgrammeItem, RoleKey } from '../types.ts'

/** A programme of the coming season before it has a date. Its status is that of its first performance. */
export type SeasonProgramme = Omit<EventFields, 'externalId' | 'slug' | 'priceMin' | 'priceMax'> &
  Pick<
    EventPlan,
    | 'key'
    | 'durationMinutes'
    | 'isOwnProduction'
    | 'roomKey'
    | 'genreKeys'
    | 'seriesKey'
    | 'description'
    | 'programme'
    | 'cast'
  > & {
    /** `HH:MM` in Berlin. */
    time: string
    /** Whole euros; null for free admission or where somebody else sells. */
    prices: [number, number] | null
    /** The number of evenings on which it is given. */
    nights: number
    /** Why it was cancelled or postponed. */
    reason: Localized | null
  }

type WrittenAsText = 'title' | 'subtitle' | 'teaser' | 'description'

/** A work by its key, `interval`, or what is played or said otherwise; movements are counted from 1. */
type ItemEntry = string | { work: string; movements: number[] } | { encore: string } | { talk: string }

/** A performer in the first of their roles or in another one, and who was announced before. */
type CastEntry = string | { artist: string; role?: RoleKey; replaces?: string }

/** How the files of this folder write a programme; texts are `Deutsch | English`. */
export type ProgrammeEntry = Omit<
  EventFields,
  'externalId' | 'slug' | 'priceMin' | 'priceMax' | 'durationMinutes' | WrittenAsText
> & {
  key: string
  title: string
  subtitle?: string
  works: ItemEntry[]
  cast: CastEntry[]
  room: string
  genres: string[]
  series?: string
  time: string
  /** Only needed if it does not follow from the works. */
  durationMinutes?: number
  prices?: [number, number]
  teaser: string
  description?: [de: string, en: string]
  nights?: number
  reason?: string
}

const INTERVAL_MINUTES = 20

/** Reads one entry; throws on unknown works, performers or roles. */
export function seasonProgramme(entry: ProgrammeEntry): SeasonProgramme {
  const {
    title,
    subtitle,
    teaser,
    description,
    reason,
    works,
    cast,
    room,
    genres,
    series,
    prices,
    ...plain
  } = entry
  const programme = works.flatMap(readItems)
  const hasInterval = programme.some((item) => item.kind === 'interval')
  return {
    durationMinutes: clockMinutes(programme),
    intervalMinutes: hasInterval ? INTERVAL_MINUTES : null,
    isOwnProduction: true,
    nights: 1,
    ...plain,
    title: readLocalized(title),
    subtitle: subtitle ? readLocalized(subtitle) : null,
    teaser: readLocalized(teaser),
    reason: reason ? readLocalized(reason) : null,
    description: description ? { de: richText(description[0]), en: richText(description[1]) } : null,
    programme,
    cast: cast.map(readCast),
    roomKey: room,
    genreKeys: genres,
    seriesKey: series ?? null,
    prices: prices ?? null,
  }
}

/** The duration of music, interval and talk in steps of five minutes. */
function clockMinutes(programme: ProgrammeItem[]): number {
  return Math.ceil(programme.reduce((sum, item) => sum + (item.minutes ?? 0), 0) / 5) * 5
}

function readItems(entry: ItemEntry): ProgrammeItem[] {
  if (entry === 'interval') return [{ kind: 'interval', minutes: INTERVAL_MINUTES }]
  if (typeof entry === 'string') return [{ kind: 'work', workKey: entry, minutes: findWork(entry).minutes }]
  if ('talk' in entry) return [{ kind: 'talk', title: readLocalized(entry.talk), minutes: 20 }]
  if ('encore' in entry) return [{ kind: 'encore', workKey: findWork(entry.encore).key }]
  const work = findWork(entry.work)
  return entry.movements.map((number) => {
    const title = work.movements[number - 1]
    if (!title) throw new Error(`No movement ${number} in ${work.key}`)
    const minutes = Math.ceil(work.minutes / work.movements.length)
    return { kind: 'movement', workKey: work.key, title, minutes }
  })
}

function readCast(entry: CastEntry): CastItem {
  const {
    artist: artistKey,
    role,
    replaces,
  }: Exclude<CastEntry, string> = typeof entry === 'string' ? { artist: entry } : entry
  const artist = findArtist(artistKey)
  const label = roleLabel(role ?? artist.roles[0] ?? '', artist.gender)
  if (!replaces) return { artistKey, role: label }
  return {
    artistKey,
    role: label,
    replaces,
    note: { de: `springt ein für ${replaces}`, en: `replaces ${replaces}` },
  }
}
