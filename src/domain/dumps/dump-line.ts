/**
 * The lines of a dump of the archive (JSON Lines): records first, then the events that name them. The import of archives
 * reads them, too. `texts` holds what is under the house's licence; everything else is in the public domain (CC0).
 */
import { z } from 'zod'
import {
  genres,
  identifierSchemes,
  performanceKinds,
  premieres,
  publicChangeKinds,
  storedEventStatuses,
} from '#db/schema/index.ts'
import { currencyCodes } from '#i18n/currencies.ts'
import { isUncertainDate } from '#i18n/uncertain-dates.ts'

/** PostgreSQL cannot keep the character NUL in a text. */
const text = z
  .string()
  .max(100_000)
  .refine((value) => !value.includes('\0'), 'nul_character')
const name = text.min(1)
const localized = z.object({ de: text, en: text })
const named = localized.extend({ de: name })
const whole = z.number().int().min(0).max(2_000_000_000)
const instant = z.iso.datetime({ error: 'instant' })
/** What others call a record by: stable, whatever database it is in. */
const reference = name.max(300)
/** Few enough to be inserted at once. */
const list = <Item extends z.ZodType>(item: Item) => z.array(item).max(500)

const identifier = z.object({
  scheme: z.enum(identifierSchemes),
  value: name.max(60),
  source: text.nullable(),
  checked_at: instant.nullable(),
})

/** A date that need not be known to the day, as EDTF; files of before have years only. */
const uncertainDate = z.string().max(60).refine(isUncertainDate, 'uncertain_date').nullable().default(null)

/** Who has helped to correct a record, with their permission. */
const source = z.object({ name: name.max(120), at: instant, about: name.max(500) })

const genreLine = z.object({
  type: z.literal('genre'),
  id: reference,
  name: named,
  ground: z.enum(genres.ground.enumValues),
})

const seriesLine = z.object({
  type: z.literal('series'),
  id: reference,
  name: named,
  texts: z.object({ description: localized.nullable() }),
})

const roomLine = z.object({
  type: z.literal('room'),
  id: reference,
  name: named,
  venue: z.object({ name: named, address: text }),
  seats: whole.nullable(),
  access: localized.nullable(),
  identifiers: list(identifier),
})

const personLine = z.object({
  type: z.literal('person'),
  id: reference,
  kind: z.enum(['person', 'ensemble']),
  name,
  name_english: name.nullable(),
  sort_name: name,
  other_names: list(text),
  born: whole.nullable(),
  died: whole.nullable(),
  dates_uncertain: z.boolean(),
  born_date: uncertainDate,
  died_date: uncertainDate,
  sources: list(source).default([]),
  identifiers: list(identifier),
  texts: z.object({ biography: localized.nullable() }),
})

const workLine = z.object({
  type: z.literal('work'),
  id: reference,
  composer: reference.nullable(),
  title: named,
  title_language: text.nullable().default(null),
  other_titles: list(text),
  catalogue_number: text.nullable(),
  year: whole.nullable(),
  composed_date: uncertainDate,
  sources: list(source).default([]),
  minutes: whole.nullable(),
  key: localized.nullable(),
  instrumentation: localized.nullable(),
  movements: list(localized),
  identifiers: list(identifier),
})

const member = z.object({
  person: reference,
  role: localized.nullable(),
  note: localized.nullable(),
  replaces: text.nullable(),
  replaces_person: reference.nullable(),
})

const item = z
  .object({
    kind: z.enum(performanceKinds),
    work: reference.nullable(),
    title: localized.nullable(),
    arrangement: localized.nullable(),
    premiere: z.enum(premieres).nullable(),
    minutes: whole.nullable(),
    note: localized.nullable(),
    cast: list(member),
  })
  .refine(({ kind, work }) => work !== null || !['work', 'movement'].includes(kind), {
    path: ['work'],
    error: 'required',
  })

const eventLine = z.object({
  type: z.literal('event'),
  id: z
    .string()
    .max(200)
    .regex(/^[A-Za-z0-9]+-[A-Za-z0-9]+$/, 'archive_id'),
  /** The local day, for readers; imports read `start`. */
  date: z.iso.date(),
  start: instant,
  is_time_known: z.boolean(),
  /** The date if the day is not known; `date` and `start` are then the first day that is possible. */
  uncertain_date: uncertainDate,
  end: instant.nullable(),
  title: named,
  subtitle: localized.nullable(),
  slug: z.object({ de: name, en: name }),
  status: z.enum(storedEventStatuses).nullable(),
  previous_date: instant.nullable(),
  interval_minutes: whole.nullable(),
  doors_open: instant.nullable(),
  price_min: whole.nullable(),
  price_max: whole.nullable(),
  currency: z.enum(currencyCodes),
  price_categories: list(z.object({ name: localized, amount: whole, reduced: whole.nullable() })),
  sale_from: instant.nullable(),
  tickets: z.url({ protocol: /^https?$/ }).nullable(),
  is_own_production: z.boolean(),
  promoter: z.object({ name: text.nullable(), url: text.nullable() }),
  room: reference.nullable(),
  season: name.max(60).nullable(),
  series: reference.nullable(),
  genres: list(reference),
  access: z.record(z.string().max(60), z.union([z.boolean(), z.number()])),
  age_from: whole.nullable(),
  changes: list(z.object({ kind: z.enum(publicChangeKinds), at: instant, note: localized.nullable() })),
  programme: list(item),
  cast: list(member),
  texts: z.object({ teaser: localized.nullable(), description: localized.nullable() }),
})

export const dumpLine = z.discriminatedUnion('type', [
  genreLine,
  seriesLine,
  roomLine,
  personLine,
  workLine,
  eventLine,
])
export type DumpLine = z.infer<typeof dumpLine>
export type DumpLineOf<Type extends DumpLine['type']> = Extract<DumpLine, { type: Type }>
export type DumpSource = z.infer<typeof source>
export type DumpIdentifier = z.infer<typeof identifier>
