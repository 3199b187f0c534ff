import { readLocalized } from '../catalogue/read-works.ts'
import { findWork } from '../catalogue/works.ts'
import { findArtist } from '../people/artists.ts'
import { roleLabel } from '../people/roles.ts'
import { localizedRichText } from '../rich-text.ts'
import type { Access, CastItem, EventStatus, Localized, LocalizedRichText, ProgrammeItem } from '../types.ts'

/** A programme of the coming season before it has a date. */
export interface SeasonProgramme {
  key: string
  title: Localized
  subtitle: Localized | null
  programme: ProgrammeItem[]
  cast: CastItem[]
  roomKey: string
  genreKeys: string[]
  seriesKey: string | null
  /** `HH:MM` in Berlin. */
  time: string
  durationMinutes: number
  intervalMinutes: number | null
  /** Whole euros; null for free admission or where somebody else sells. */
  prices: [number, number] | null
  isOwnProduction: boolean
  teaser: Localized | null
  description: LocalizedRichText | null
  access: Partial<Access>
  ageFrom: number | null
  /** On how many evenings it is given. */
  nights: number
  /** A status that belongs to the programme's first performance. */
  status: EventStatus | null
}

/** How the tables of this folder write a programme; texts read `Deutsch | English`. */
export interface ProgrammeEntry {
  key: string
  title: string
  subtitle?: string
  /** Work keys; `—` is the interval, `talk: …` a talk, `key#2,3` movements, `key!` an encore. */
  works: string[]
  /** `artist`, `artist:role`, `artist<Name of the artist replaced`. */
  cast: string[]
  room: string
  genres: string[]
  series?: string
  time: string
  /** Only where it does not follow from the works. */
  minutes?: number
  prices?: [number, number]
  hired?: boolean
  teaser: string
  description?: [de: string, en: string]
  access?: Partial<Access>
  ageFrom?: number
  nights?: number
  status?: EventStatus
}

const INTERVAL_MINUTES = 20

/** Reads one entry; throws on unknown works, performers or roles. */
export function seasonProgramme(entry: ProgrammeEntry): SeasonProgramme {
  const programme = entry.works.flatMap(readItems)
  const hasInterval = programme.some((item) => item.kind === 'interval')
  return {
    key: entry.key,
    title: readLocalized(entry.title),
    subtitle: entry.subtitle ? readLocalized(entry.subtitle) : null,
    programme,
    cast: entry.cast.map(readCast),
    roomKey: entry.room,
    genreKeys: entry.genres,
    seriesKey: entry.series ?? null,
    time: entry.time,
    durationMinutes: entry.minutes ?? clockMinutes(programme),
    intervalMinutes: hasInterval ? INTERVAL_MINUTES : null,
    prices: entry.prices ?? null,
    isOwnProduction: !entry.hired,
    teaser: readLocalized(entry.teaser),
    description: entry.description ? localizedRichText(...entry.description) : null,
    access: entry.access ?? {},
    ageFrom: entry.ageFrom ?? null,
    nights: entry.nights ?? 1,
    status: entry.status ?? null,
  }
}

/** Music, interval and talk in steps of five minutes. */
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
