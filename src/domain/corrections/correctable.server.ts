import { asc, eq } from 'drizzle-orm'
import { artists, events, rooms, works, type CorrectableKind, type CorrectionItem } from '#db/schema/index.ts'
import { hallDay, longDay, startOfHallDay } from '#i18n/dates.ts'
import { hallInput, hallInstant } from '#i18n/hall-time.ts'
import { inLanguage } from '#i18n/in-language.ts'
import { pickLanguage, type Language, type Localized } from '#i18n/languages.ts'
import {
  dateBeside,
  isCertainDate,
  longestUncertainDate,
  readUncertainDate,
  sortDayOf,
  uncertainDateText,
} from '#i18n/uncertain-dates.ts'
import type { ErrorCode } from '../errors.ts'
import { findEvent } from '../events/index.server.ts'
import { visitor, type Scope } from '../scope.ts'
import { findArtist, findWork } from '../works/index.server.ts'

/** How long texts of several lines may be. */
export const longestText = 5000

/** One entry of the form, with what is published as the text that a visitor would type. */
export type CorrectionField = {
  name: string
  control: 'line' | 'lines' | 'date' | 'time' | 'number' | 'choice' | 'text'
  value: string
  limit: number
  choices?: { value: string; label: string }[]
}
type Values = Record<string, unknown>
type Proposal = Pick<CorrectionItem, 'seen' | 'proposed'>
/** An entry with what a changed text means; `typed` gives the texts of other entries. */
type Entry = CorrectionField & {
  /** The name of the item, if it is not that of the entry: a day and a time are one. */
  item?: string
  isByHand?: boolean
  /** Its values belong together: they are proposed as a whole, also those that stay as they are. */
  isWhole?: boolean
  read: (text: string, typed: (name: string) => string) => Proposal | ErrorCode
}

/** A record of the archive as visitors can correct it. */
export type Correctable = {
  kind: CorrectableKind
  id: number
  title: string
  /** Of the page of the record. */
  slug: Localized
  isEnsemble: boolean
  entries: Entry[]
}

/**
 * A record with what visitors may correct of it; a merged one is the record that it has become part of. Null for a record
 * that visitors cannot see, and for an event that lies ahead.
 */
export async function loadCorrectable(
  asked: Scope,
  kind: CorrectableKind,
  id: number,
  language: Language,
): Promise<Correctable | null> {
  // What only staff see is nothing to be corrected from outside.
  const scope: Scope = { ...asked, viewer: visitor, preview: null }
  const load = { artist: loadArtist, work: loadWork, event: loadEvent }[kind]
  return load(scope, id, language)
}

async function loadArtist(scope: Scope, asked: number, language: Language): Promise<Correctable | null> {
  const found = await findArtist(scope, asked)
  const [row] = found ? await scope.db.select().from(artists).where(eq(artists.id, found.id)) : []
  if (!found || !row) return null
  const isGerman = language === 'de'
  const uncertain = { isUncertain: row.areDatesUncertain }
  return {
    kind: 'artist',
    id: found.id,
    title: found.name[language],
    slug: found.slug,
    isEnsemble: row.kind === 'ensemble',
    entries: [
      isGerman
        ? line({ name: 'name', stored: row.name, limit: 200, isRequired: true })
        : {
            ...line({ name: 'name_english', stored: row.nameEnglish, limit: 200, isRequired: true }),
            value: found.name.en,
          },
      date({ name: 'born', stored: dateBeside(row.born, row.bornYear, uncertain), language }),
      date({ name: 'died', stored: dateBeside(row.died, row.diedYear, uncertain), language }),
      other,
    ],
  }
}

async function loadWork(scope: Scope, asked: number, language: Language): Promise<Correctable | null> {
  const found = await findWork(scope, asked)
  const [row] = found ? await scope.db.select().from(works).where(eq(works.id, found.id)) : []
  if (!found || !row) return null
  const text = (name: string, stored: Localized | null, limit: number, isRequired = false) =>
    localizedLine({ name, stored, limit, isRequired, language })
  return {
    kind: 'work',
    id: found.id,
    title: pickLanguage(found.title, language),
    slug: found.slug,
    isEnsemble: false,
    entries: [
      text('title', row.title, 300, true),
      byHand('composer', found.composer ? pickLanguage(found.composer.name, language) : '', 'line'),
      line({ name: 'catalogue_number', stored: row.catalogueNumber, limit: 60 }),
      date({ name: 'composed', stored: dateBeside(row.composed, row.yearComposed), language }),
      text('key_signature', row.keySignature, 60),
      text('instrumentation', row.instrumentation, 300),
      minutes(row.minutes),
      byHand('movements', found.movements.map((one) => pickLanguage(one, language)).join('\n'), 'lines'),
      other,
    ],
  }
}

async function loadEvent(scope: Scope, id: number, language: Language): Promise<Correctable | null> {
  const found = await findEvent(scope, id)
  if (!found || new Date(found.date_start) >= scope.now) return null
  const [row] = await scope.db.select().from(events).where(eq(events.id, id))
  if (!row) return null
  const shown = inLanguage(found, language)
  const text = (name: string, stored: Localized | null, limit: number, isRequired = false) =>
    localizedLine({ name, stored, limit, isRequired, language })
  const programme = shown.programme.flatMap(({ work, title }) =>
    work
      ? [[work.composer?.name, [work.title, title].filter(Boolean).join(': ')].filter(Boolean).join(': ')]
      : (title ?? []),
  )
  const cast = shown.cast.map(({ artist, role }) => (role ? `${artist.name}, ${role}` : artist.name))
  return {
    kind: 'event',
    id,
    title: shown.name,
    slug: found.slug,
    isEnsemble: false,
    entries: [
      text('title', row.title, 300, true),
      text('subtitle', row.subtitle, 300),
      ...dayAndTime(row, language),
      await hall(scope, row.roomId, language),
      byHand('programme', programme.join('\n'), 'lines'),
      byHand('cast', cast.join('\n'), 'lines'),
      other,
    ],
  }
}

function line({
  name,
  stored,
  limit,
  isRequired = false,
}: {
  name: string
  stored: string | null
  limit: number
  isRequired?: boolean
}): Entry {
  return {
    name,
    control: 'line',
    value: stored ?? '',
    limit,
    read: (text) =>
      text === '' && isRequired
        ? 'required'
        : { seen: { [name]: stored }, proposed: { [name]: text || null } },
  }
}

/** Only the text in the visitor's language is proposed. */
function localizedLine(given: {
  name: string
  stored: Localized | null
  limit: number
  isRequired: boolean
  language: Language
}): Entry {
  const { name, stored, limit, isRequired, language } = given
  return {
    ...line({ name, stored: stored ? pickLanguage(stored, language) : '', limit, isRequired }),
    read: (text) => {
      if (text === '' && isRequired) return 'required'
      const pair = { de: '', en: '', ...stored, [language]: text }
      return {
        seen: { [name]: stored },
        proposed: { [name]: pair.de === '' && pair.en === '' ? null : pair },
      }
    },
  }
}

function date(given: { name: string; stored: string | null; language: Language }): Entry {
  const { name, stored, language } = given
  return {
    name,
    control: 'date',
    value: stored === null ? '' : uncertainDateText(stored, language),
    limit: longestUncertainDate,
    read: (text) => {
      const read = text === '' ? null : readUncertainDate(text)
      if (text !== '' && read === null) return 'uncertain_date'
      return { seen: { [name]: stored }, proposed: { [name]: read } }
    },
  }
}

function minutes(stored: number | null): Entry {
  return {
    name: 'minutes',
    control: 'number',
    value: stored === null ? '' : String(stored),
    limit: 10,
    read: (text) => {
      const number = Number(text)
      if (text !== '' && !(Number.isInteger(number) && number >= 1 && number <= 600)) return 'number_expected'
      return { seen: { minutes: stored }, proposed: { minutes: text === '' ? null : number } }
    },
  }
}

/** Two entries that make one item, because the record has them in one instant. */
function dayAndTime(row: typeof events.$inferSelect, language: Language): Entry[] {
  const { dateStart, isTimeKnown, uncertainDate } = row
  const seen: Values = {
    date_start: dateStart.toISOString(),
    is_time_known: isTimeKnown,
    uncertain_date: uncertainDate,
  }
  const storedTime = isTimeKnown ? hallInput(dateStart.toISOString()).slice(11) : ''
  const read: Entry['read'] = (_, typed) => {
    const day = readUncertainDate(typed('date'))
    if (day === null) return typed('date') === '' ? 'required' : 'uncertain_date'
    const time = typed('time')
    if (!isCertainDate(day) || day.length < 10) {
      const first = startOfHallDay(sortDayOf(day) ?? '').toISOString()
      return { seen, proposed: { date_start: first, is_time_known: false, uncertain_date: day } }
    }
    // Noon if the time is not known, as in imports of archives: the same day in most time zones.
    const instant = hallInstant(`${day}T${time || '12:00'}`)
    if (!instant || day < '1800-01-01') return 'uncertain_date'
    const isStored = day === hallDay(dateStart) && time === storedTime
    return {
      seen,
      proposed: {
        date_start: isStored ? seen['date_start'] : instant.toISOString(),
        is_time_known: time !== '',
        uncertain_date: null,
      },
    }
  }
  return [
    {
      name: 'date',
      item: 'date_start',
      isWhole: true,
      control: 'date',
      value:
        uncertainDate === null
          ? longDay(hallDay(dateStart), language)
          : uncertainDateText(uncertainDate, language),
      limit: longestUncertainDate,
      read,
    },
    {
      name: 'time',
      item: 'date_start',
      isWhole: true,
      control: 'time',
      value: storedTime,
      limit: 5,
      read: (text, typed) => (/^(?:([01]\d|2[0-3]):[0-5]\d)?$/.test(text) ? read(text, typed) : 'moment'),
    },
  ]
}

async function hall({ db }: Scope, stored: number | null, language: Language): Promise<Entry> {
  const rows = await db
    .select({ id: rooms.id, name: rooms.name })
    .from(rooms)
    .orderBy(asc(rooms.id))
    .limit(500)
  const choices = rows.map(({ id, name }) => ({ value: String(id), label: pickLanguage(name, language) }))
  return {
    name: 'room',
    control: 'choice',
    value: stored === null ? '' : String(stored),
    limit: 10,
    choices,
    read: (text) =>
      text !== '' && !choices.some(({ value }) => value === text)
        ? 'choice'
        : { seen: { room: stored }, proposed: { room: text === '' ? null : Number(text) } },
  }
}

/** What staff have to enter themselves: lists of records, and free text. */
function byHand(name: string, value: string, control: 'line' | 'lines' | 'text'): Entry {
  return {
    name,
    control,
    value,
    limit: control === 'line' ? 300 : longestText,
    isByHand: true,
    read: (text) => ({ seen: { text: value }, proposed: { text } }),
  }
}

const other = byHand('other', '', 'text')
