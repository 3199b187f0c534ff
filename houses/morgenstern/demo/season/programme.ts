import { z } from 'zod'
import { perLanguage, type Localized } from '#i18n/languages.ts'
import { readData, readText } from '../own-texts.ts'
import { findWork } from '../catalogue/works.ts'
import { localized } from '#demo/texts/read-texts.ts'
import { richText } from '#demo/texts/rich-text.ts'
import { findArtist } from '../people/artists.ts'
import { roleLabel } from '../people/roles.ts'
import type { CastItem, EventFields, EventPlan, ProgrammeItem } from '#demo/plan.ts'

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

/** A work by its key, `interval`, or what is played or said otherwise; movements are counted from 1. */
const itemEntry = z.union([
  z.string(),
  z.strictObject({ work: z.string(), movements: z.array(z.number()) }),
  z.strictObject({ encore: z.string() }),
  z.strictObject({ talk: localized }),
])

/** A performer in the first of their roles or in another one, and who was announced before. */
const castEntry = z.union([
  z.string(),
  z.strictObject({ artist: z.string(), role: z.string().optional(), replaces: z.string().optional() }),
])

/** What a programme is, without its texts. */
const programmeEntry = z.strictObject({
  key: z.string(),
  works: z.array(itemEntry),
  cast: z.array(castEntry),
  room: z.string(),
  genres: z.array(z.string()),
  series: z.string().nullable().default(null),
  time: z.string(),
  /** Only needed if it does not follow from the works. */
  durationMinutes: z.number().optional(),
  prices: z.tuple([z.number(), z.number()]).nullable().default(null),
  nights: z.number().default(1),
  isOwnProduction: z.boolean().default(true),
  ageFrom: z.number().optional(),
  status: z.enum(['few_tickets', 'sold_out', 'postponed', 'cancelled', 'no_sale']).optional(),
  access: z
    .partialRecord(z.enum(['sign_language', 'relaxed_performance', 'audio_description']), z.boolean())
    .optional(),
})

const texts = z.strictObject({
  title: z.string(),
  subtitle: z.string().optional(),
  teaser: z.string(),
  /** Why it was cancelled or postponed. */
  reason: z.string().optional(),
})

/** Programmes of one kind in their order, with what most of them have in common. */
const deck = z
  .strictObject({ defaults: z.looseObject({}), programmes: z.array(z.looseObject({})) })
  .transform(({ defaults, programmes }) => programmes.map((one) => ({ ...defaults, ...one })))
  .pipe(z.array(programmeEntry))

const INTERVAL_MINUTES = 20

/** Reads the programmes of the file `texts/season/<name>.yaml`; throws on unknown works, performers or roles. */
export function readDeck(name: string): SeasonProgramme[] {
  return readData(`season/${name}.yaml`, deck).map((one) => seasonProgramme(name, one))
}

function seasonProgramme(
  name: string,
  { works, cast, room, genres, series, ...plain }: z.infer<typeof programmeEntry>,
): SeasonProgramme {
  const text = readText(`season/${name}/${plain.key}`, texts)
  const optional = (field: 'subtitle' | 'reason') =>
    text.de[field] === undefined ? null : perLanguage((language) => text[language][field] ?? '')
  const programme = works.flatMap(readItems)
  const hasInterval = programme.some(({ kind }) => kind === 'interval')
  return {
    durationMinutes: clockMinutes(programme),
    intervalMinutes: hasInterval ? INTERVAL_MINUTES : null,
    ...plain,
    title: perLanguage((language) => text[language].title),
    subtitle: optional('subtitle'),
    teaser: perLanguage((language) => text[language].teaser),
    reason: optional('reason'),
    description: text.de.body.trim() === '' ? null : perLanguage((language) => richText(text[language].body)),
    programme,
    cast: cast.map(readCast),
    roomKey: room,
    genreKeys: genres,
    seriesKey: series,
  }
}

/** The duration of music, interval and talk in steps of five minutes. */
function clockMinutes(programme: ProgrammeItem[]): number {
  return Math.ceil(programme.reduce((sum, item) => sum + (item.minutes ?? 0), 0) / 5) * 5
}

function readItems(entry: z.infer<typeof itemEntry>): ProgrammeItem[] {
  if (entry === 'interval') return [{ kind: 'interval', minutes: INTERVAL_MINUTES }]
  if (typeof entry === 'string') return [{ kind: 'work', workKey: entry, minutes: findWork(entry).minutes }]
  if ('talk' in entry) return [{ kind: 'talk', title: entry.talk, minutes: 20 }]
  if ('encore' in entry) return [{ kind: 'encore', workKey: findWork(entry.encore).key }]
  const work = findWork(entry.work)
  return entry.movements.map((number) => {
    const title = work.movements[number - 1]
    if (!title) throw new Error(`No movement ${number} in ${work.key}`)
    const minutes = Math.ceil(work.minutes / work.movements.length)
    return { kind: 'movement', workKey: work.key, title, minutes }
  })
}

function readCast(entry: z.infer<typeof castEntry>): CastItem {
  const {
    artist: artistKey,
    role,
    replaces,
  }: Exclude<z.infer<typeof castEntry>, string> = typeof entry === 'string' ? { artist: entry } : entry
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
