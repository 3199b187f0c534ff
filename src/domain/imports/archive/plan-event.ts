import type { events, performances } from '#db/schema/index.ts'
import { isRealDay } from '#i18n/dates.ts'
import { hallInstant } from '#i18n/hall-time.ts'
import { perLanguage, type Localized } from '#i18n/languages.ts'
import { sortDayOf } from '#i18n/uncertain-dates.ts'
import { slugOf } from '#routing/slug-of.ts'
import type { Rejection } from '../rejected-line.ts'
import type { ArchiveItem, ArchiveLine, ArchiveSoloist } from './archive-line.ts'
import { conductorRole, isGroupRole, orchestraRole, roleOf } from './instruments.ts'
import { readName, splitNames, type ArchiveName } from './read-name.ts'
import { remembering } from './remembering.ts'
import { tidyMovement, tidyTitle, type TidyTitle } from './tidy-title.ts'

/** A person or ensemble named in the archive; `key` is that name with the source's prefix. */
export type ArtistPlan = ArchiveName & { key: string }
export type WorkPlan = TidyTitle & { key: string; composer: ArtistPlan | null }
export type CastPlan = { artist: ArtistPlan; role: Localized | null }
export type ItemPlan = Pick<typeof performances.$inferSelect, 'kind' | 'title'> & {
  work: WorkPlan | null
  cast: CastPlan[]
}
export type RoomPlan = { key: string; name: string; address: string }

type EventRow = typeof events.$inferSelect

/** One concert of an archive, with its records named by keys instead of ids. */
export type EventPlan = Pick<
  EventRow,
  'title' | 'subtitle' | 'slug' | 'dateStart' | 'isTimeKnown' | 'uncertainDate'
> & {
  externalId: string
  /** The artists in the title (see `titleOf`), so that the house's spelling can be used; empty for other titles. */
  namedAfter: ArtistPlan[]
  room: RoomPlan | null
  /** The archive's own category of concerts ("Subscription Season"), stored as a series. */
  series: { key: string; name: string } | null
  season: string | null
  genre: 'orchestra' | 'chamber' | 'family'
  programme: ItemPlan[]
  cast: CastPlan[]
}

const readTitle = remembering(tidyTitle)
const readMovement = remembering(tidyMovement)
const readAnyName = remembering((raw) => readName(raw))
const readGroupName = remembering((raw) => readName(raw, { isGroup: true }))

/** Converts a line to a plan, or says why that is impossible. */
export function planEvent(line: ArchiveLine): { plan: EventPlan } | Rejection {
  const isDay = /^\d{4}-\d\d-\d\d(T|$)/.test(line.date)
  const uncertainDate = isDay ? null : line.date
  const day = (isDay ? line.date : (sortDayOf(line.date) ?? '')).slice(0, 10)
  const time = isDay ? (line.time ?? (line.date.length > 10 ? line.date.slice(11) : null)) : null
  // Noon if the time is unknown: the same day in all time zones that readers are likely to be in.
  const dateStart = isRealDay(day) ? hallInstant(`${day}T${time ?? '12:00'}`) : null
  if (!dateStart) return { reason: 'archive_day', column: 'date', value: line.date }
  const externalId = externalIdOf(line.source_id)
  if (!externalId) return { reason: 'archive_id', column: 'source_id', value: line.source_id }

  const source = externalId.split('-')[0] ?? ''
  const programme = line.works.flatMap((item) => planItem(item, line, source))
  const namedAfter = composersOf(programme)
  const title = namedAfter.length > 0 ? titleOf(namedAfter.map(familyOf)) : titleWithout(line, programme)
  return {
    plan: {
      externalId,
      title,
      namedAfter,
      subtitle: subtitleOf(line),
      slug: perLanguage((language) =>
        slugOf(`${title[language].slice(0, 60)} ${isDay ? day : day.slice(0, 4)}`),
      ),
      dateStart,
      isTimeKnown: time !== null,
      uncertainDate,
      room: planRoom(line, source),
      series: line.event_type ? { key: `${source}-${slugOf(line.event_type)}`, name: line.event_type } : null,
      season: line.season ? line.season.replace('-', '/') : null,
      genre: genreOf(line),
      programme,
      cast: planCast(line, source),
    },
  }
}

/**
 * The archive's id in the form that the site's addresses allow, `{source}-{id}` of letters and digits: other characters
 * become an x. If two ids of a file become equal, the second one is reported as a duplicate.
 */
export function externalIdOf(sourceId: string): string | null {
  const [, source = '', id = ''] = /^([A-Za-z0-9]+):(.+)$/.exec(sourceId) ?? []
  return source && id ? `${source}-${id.replace(/[^A-Za-z0-9]/g, 'x')}` : null
}

function planItem(item: ArchiveItem, line: ArchiveLine, source: string): ItemPlan[] {
  if (isInterval(item)) return [{ kind: 'interval', work: null, title: null, cast: [] }]
  const { title: rawTitle, ...work } = item
  if (!rawTitle?.trim()) return [] // one entry of the archive is completely empty
  const cast = planItemCast(item, line, source)
  const isTalk = /^(discussion|demonstration),?$/i.test(work.composer?.trim() ?? '')
  const tidy = readTitle(rawTitle)
  if (isTalk) return [{ kind: 'talk', work: null, title: tidy.title, cast }]
  const composer = planArtist(work.composer, source)
  const ownNumber = work.work_id?.split('*')[0]
  const key = ownNumber ? `${source}:${ownNumber}` : `${source}:${work.composer ?? ''}|${rawTitle}`
  const movement = work.movement?.trim() ? readMovement(work.movement) : null
  return [
    {
      kind: movement ? 'movement' : 'work',
      work: { ...tidy, key, composer },
      title: movement ? { de: movement, en: movement } : null,
      cast,
    },
  ]
}

function isInterval(item: ArchiveItem): boolean {
  return item.interval !== undefined
}

/**
 * Performers of single items: the conductor where there are several, and soloists who do not play in the whole
 * programme.
 */
function planItemCast(work: ArchiveItem, line: ArchiveLine, source: string): CastPlan[] {
  const performed = line.works.filter((item) => !isInterval(item))
  const conductors = line.conductors.length > 1 ? splitNames(work.conductor) : []
  const isInAll = ({ name }: ArchiveSoloist) =>
    performed.every((item) => item.soloists.some((other) => other.name === name))
  return [
    ...castOf(conductors, source),
    ...soloistsOf(
      work.soloists.filter((soloist) => !isInAll(soloist)),
      source,
    ),
  ]
}

function planCast(line: ArchiveLine, source: string): CastPlan[] {
  const orchestra = line.orchestra ? planArtist(line.orchestra, source, true) : null
  return [
    ...(orchestra ? [{ artist: orchestra, role: orchestraRole }] : []),
    ...castOf(line.conductors, source),
    ...soloistsOf(line.soloists, source),
  ]
}

function castOf(conductors: string[], source: string): CastPlan[] {
  return conductors.flatMap((name) => {
    const artist = planArtist(name, source)
    return artist ? [{ artist, role: conductorRole }] : []
  })
}

function soloistsOf(soloists: ArchiveSoloist[], source: string): CastPlan[] {
  return soloists.flatMap(({ name, instrument }) => {
    const artist = planArtist(name, source, isGroupRole(instrument))
    return artist ? [{ artist, role: roleOf(instrument) }] : []
  })
}

function planArtist(raw: string | null | undefined, source: string, isGroup = false): ArtistPlan | null {
  const name = raw?.trim() ? (isGroup ? readGroupName : readAnyName)(raw) : null
  return name && { ...name, key: `${source}:${raw?.trim()}` }
}

function planRoom({ venue, location }: ArchiveLine, source: string): RoomPlan | null {
  if (!venue?.trim() || /^unknown/i.test(venue)) return null
  const address = location?.trim() ?? ''
  return { key: `${source}-${slugOf(`${venue} ${address}`)}`, name: venue.trim(), address }
}

/**
 * Archive concerts have no titles. A concert with a single work is named after it, others after their composers in
 * order, those without composers after the performers. Returns the composers for the title: at most the four that are
 * named, and one more.
 */
function composersOf(programme: ItemPlan[]): ArtistPlan[] {
  const works = new Map(programme.flatMap(({ work }) => (work ? [[work.key, work]] : [])))
  if (works.size < 2) return []
  const composers = [...works.values()].flatMap(({ composer }) => composer ?? [])
  return [...new Map(composers.map((composer) => [familyOf(composer), composer])).values()].slice(0, 5)
}

/** Joins up to four names, and indicates whether there are more. */
export function titleOf(families: string[]): Localized {
  const named = families.slice(0, 4).join(', ')
  return families.length > 4 ? { de: `${named} u. a.`, en: `${named} and others` } : { de: named, en: named }
}

function titleWithout(line: ArchiveLine, programme: ItemPlan[]): Localized {
  const works = new Map(programme.flatMap(({ work }) => (work ? [[work.key, work]] : [])))
  const [only] = works.values()
  if (only && works.size === 1) return only.title
  const name = (line.orchestra !== 'None' && line.orchestra) || line.event_type || line.venue || '–'
  return { de: name, en: name }
}

function familyOf({ kind, name, sortName }: ArtistPlan): string {
  return kind === 'person' ? (sortName.split(',')[0] ?? name) : name
}

function subtitleOf({ orchestra, conductors }: ArchiveLine): Localized | null {
  const names = [orchestra, ...conductors].flatMap((raw) => (raw ? (readAnyName(raw)?.name ?? []) : []))
  return names.length > 0 ? perLanguage(() => names.join(', ')) : null
}

/** Determined by the category of the concert only, independent of the programme. */
function genreOf({ event_type: kind }: ArchiveLine): EventPlan['genre'] {
  if (/young people|school|student|children/i.test(kind ?? '')) return 'family'
  return /chamber|recital|ensembles/i.test(kind ?? '') ? 'chamber' : 'orchestra'
}
