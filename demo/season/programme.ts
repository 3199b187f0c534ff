import { readLocalized } from '../content/read-localized.ts'
import { findWork } from '../catalogue/works.ts'
import { findArtist } from '../people/artists.ts'
import { roleLabel } from '../people/roles.ts'
import { localizedRichText } from '../content/rich-text.ts'
import type { CastItem, EventFields, EventPlan, ProgrammeItem } from '../types.ts'

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
  }

type WrittenAsText = 'title' | 'subtitle' | 'teaser' | 'description'

/** How the tables of this folder write a programme; texts are `Deutsch | English`. */
export type ProgrammeEntry = Omit<
  EventFields,
  'externalId' | 'slug' | 'priceMin' | 'priceMax' | 'durationMinutes' | WrittenAsText
> & {
  key: string
  title: string
  subtitle?: string
  /** Work keys; `—` is the interval, `talk: …` a talk, `key#2,3` movements, `key!` an encore. */
  works: string[]
  /** `artist`, `artist:role`, `artist<Name of the artist replaced>`. */
  cast: string[]
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
}

const INTERVAL_MINUTES = 20

/** Reads one entry; throws on unknown works, performers or roles. */
export function seasonProgramme(entry: ProgrammeEntry): SeasonProgramme {
  const { title, subtitle, teaser, description, works, cast, room, genres, series, prices, ...plain } = entry
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
    description: description ? localizedRichText(...description) : null,
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

function readItems(text: string): ProgrammeItem[] {
  if (text === '—') return [{ kind: 'interval', minutes: INTERVAL_MINUTES }]
  if (text.startsWith('talk:'))
    return [{ kind: 'talk', title: readLocalized(text.slice(5).trim()), minutes: 20 }]
  if (text.endsWith('!')) return [{ kind: 'encore', workKey: findWork(text.slice(0, -1)).key }]
  const [workKey = text, movements] = text.split('#')
  const work = findWork(workKey)
  if (!movements) return [{ kind: 'work', workKey, minutes: work.minutes }]
  return movements.split(',').map((number) => {
    const title = work.movements[Number(number) - 1]
    if (!title) throw new Error(`No movement ${number} in ${workKey}`)
    return { kind: 'movement', workKey, title, minutes: Math.ceil(work.minutes / work.movements.length) }
  })
}

function readCast(text: string): CastItem {
  const [who = text, replaces] = text.split('<')
  const [artistKey = who, role] = who.split(':')
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
