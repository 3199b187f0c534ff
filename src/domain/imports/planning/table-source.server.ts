import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { events, importKeys } from '#db/schema/index.ts'
import { isRecord, recordsIn } from '#json/is-record.ts'
import { houseColumns } from '#contracts/planning-columns.ts'
import { emptyRecord, importedFields, type Values } from '#records/field.ts'
import { valuesOf } from '#records/definition.ts'
import { record } from '#records/event/record.ts'
import { mergeChanges } from '#records/merge-changes.ts'
import { inputShape } from '#records/schemas.ts'
import { hallDay } from '#i18n/dates.ts'
import { seasonNameOf } from '../../house/index.server.ts'
import { loadManyValues, storeOfKind, type RecordStores } from '../../records/index.server.ts'
import type { Scope } from '../../scope.ts'
import type { SheetRow } from '../files/sheet.ts'
import { findOrAdd } from '../find-or-add.server.ts'
import { checkFields } from '../staff/check-fields.ts'
import type { Planned, Problem } from '../staff/plan.ts'
import type { NameRegister } from './name-register.server.ts'
import type { CastLine } from './read-cast.ts'
import { premiereIn, type ProgrammeLine } from './read-programme.ts'
import { readRow, type PlannedRow, type Reading } from './read-row.ts'
import { foldStatus, isOfRow, type StatusWord } from './read-status.ts'

/** The `source` of events that came from a planning file, and of those from a planning system. */
const source = 'planning'
const ofSystem = 'planning_system'

/** The planning system whose schedule is read; nobody watches what is read by night, so that nothing becomes public. */
export type SystemOfRun = { id: number; isByNight: boolean }
const fields = record.fields
const shape = inputShape(fields)

/** Plans what the rows of a planning file do: one event for each, found by its number, or by hall and start. */
export class TableSource {
  #stores: RecordStores
  #names: NameRegister
  #rows: readonly SheetRow[]
  #reading: Reading
  #isPublic: boolean
  #system: SystemOfRun | undefined
  /** The words of the column of the status. */
  #statuses = new Map<string, StatusWord>()
  /** By what the rows so far are found again, and their lines, so that none is imported twice. */
  #seen = new Map<string, number>()

  constructor(
    stores: RecordStores,
    names: NameRegister,
    {
      rows,
      isPublic,
      system,
      ...reading
    }: Reading & { rows: readonly SheetRow[]; isPublic: boolean; system?: SystemOfRun },
  ) {
    this.#stores = stores
    this.#names = names
    this.#rows = rows
    this.#reading = reading
    this.#isPublic = isPublic
    this.#system = system
  }

  readonly kind = 'event'

  /** The place of a line among the rows; null if the table has none. */
  placeOf(line: number): number | null {
    const place = this.#rows.findIndex((row) => row.line === line)
    return place < 0 ? null : place
  }

  get total(): number {
    return this.#rows.length
  }

  async plan(scope: Scope, from: number, to: number): Promise<Planned[]> {
    const rows = this.#rows.slice(from, to).map((row) => readRow(row, this.#reading))
    for (const row of rows) this.#countStatus(row)
    const wanted = []
    for (const row of rows) wanted.push({ row, values: await this.#valuesOf(scope, row) })
    const ids = await findIds(scope, wanted, this.#system)
    const named = new Map(rows.flatMap(seasonOf).map((name) => [name, {}]))
    const seasons = await findOrAdd(scope, this.#stores, 'season', named, 'leave')
    const stored = await loadManyValues(scope, storeOfKind(this.#stores, 'event'), [
      ...new Set(ids.flatMap((id) => id ?? [])),
    ])
    return wanted.map(({ row, values }, index) => {
      const id = ids[index] ?? null
      const season = seasonOf(row).map((name) => seasons.get(name))[0]
      // A new event without a season is in that of its day, if the house has entered it.
      const complete = id === null && season !== undefined ? { season, ...values } : values
      return this.#planRow(row, complete, id, id === null ? undefined : stored.get(id))
    })
  }

  /** The words of the column of the status, the most frequent first, with what they mean. */
  statuses(): StatusWord[] {
    return [...this.#statuses.values()].toSorted((one, other) => other.count - one.count)
  }

  #countStatus({ status }: PlannedRow): void {
    if (!status) return
    const word = foldStatus(status.text)
    const { count = 0 } = this.#statuses.get(word) ?? {}
    this.#statuses.set(word, { ...status, word, count: count + 1 })
  }

  /** What is compared by the lines of a file whose import goes on after an interruption. */
  skip(to: number): void {
    for (const row of this.#rows.slice(0, to)) {
      const read = readRow(row, this.#reading)
      this.#countStatus(read)
      const own = read.id ?? read.number
      if (own !== null) this.#seen.set(`number ${own}`, read.line)
    }
  }

  /** The values of the event's fields of which the row says something. */
  async #valuesOf(scope: Scope, row: PlannedRow): Promise<Values> {
    if (row.problems.length > 0 || row.waitsFor || row.status?.means === 'skip') return {}
    const values: Values = { ...row.plain }
    values['date_start'] = row.start?.toISOString()
    values['is_time_known'] = row.isTimeKnown
    for (const name of ['room', 'series', 'season'] as const) {
      const text = row.named[name]
      const id = text === undefined ? null : await this.#names.find(scope, { kind: name, name: text })
      if (id !== null) values[name] = id
    }
    const { genres } = row.named
    if (genres)
      values['genres'] = await this.#findAll(
        scope,
        row,
        genres.map((name) => ({ kind: 'genre', name })),
      )
    if (row.presale.length > 0) {
      const presale = []
      for (const { group, from } of row.presale) {
        const tag = await this.#names.find(scope, { kind: 'customer_tag', name: group })
        if (tag !== null) presale.push({ tag, presale_date: from })
      }
      if (presale.length > 0) values['presale'] = presale
    }
    if (row.programme) values['programme'] = await this.#programmeOf(scope, row, row.programme)
    if (row.cast) values['cast'] = await this.#castOf(scope, row, row.cast)
    return values
  }

  async #findAll(scope: Scope, row: PlannedRow, names: { kind: string; name: string }[]): Promise<number[]> {
    const ids = []
    for (const name of names) ids.push(await this.#names.find(scope, name))
    if (ids.includes(null)) row.incomplete.push('genres')
    return [...new Set(ids.flatMap((id) => id ?? []))]
  }

  /** The items of a programme; a work that is unknown, and not to be added, is left out. */
  async #programmeOf(scope: Scope, row: PlannedRow, lines: readonly ProgrammeLine[]): Promise<Values[]> {
    const items: Values[] = []
    for (const { kind, composer, whole, minutes, arrangement, premiere, ...line } of lines) {
      // `Suite aus »Der Nussknacker«` may be a work of its own.
      const isWhole = line.excerpt !== '' && (await this.#names.isKnownWork(scope, { name: whole, composer }))
      const { title, excerpt } = isWhole ? { title: whole, excerpt: '' } : line
      const remarks = {
        ...(arrangement !== '' && { arrangement: { de: arrangement, en: '' } }),
        ...premiereIn(premiere, this.#reading.formats.premiere_country),
      }
      if (kind === 'interval') items.push({ kind, work: null, title: null, minutes })
      else if (kind === 'talk') items.push({ kind, work: null, title: { de: title, en: '' }, minutes })
      else {
        const work = await this.#names.find(scope, {
          kind: 'work',
          name: title,
          composer: composer || undefined,
        })
        if (work === null) row.incomplete.push('programme')
        else if (excerpt === '' || kind === 'encore')
          items.push({ kind, work, title: null, minutes, ...remarks })
        else items.push({ kind: 'movement', work, title: { de: excerpt, en: '' }, minutes, ...remarks })
      }
    }
    return items
  }

  async #castOf(scope: Scope, row: PlannedRow, lines: readonly CastLine[]): Promise<Values[]> {
    const cast: Values[] = []
    for (const { name, role } of lines) {
      const artist = await this.#names.find(scope, { kind: 'artist', name })
      if (artist === null) row.incomplete.push('cast')
      else cast.push({ artist, role })
    }
    return cast
  }

  /** The values without prices in another currency than the event's, which are named. */
  #inCurrency(row: PlannedRow, values: Values, stored: Values | undefined): Values {
    const own = stored ? valuesOf(record, stored).currency : this.#reading.formats.currency
    const foreign = row.currencies.filter(({ named }) => named !== own)
    row.notes.push(...foreign.map(({ note }) => note))
    return foreign.length > 0 ? without(values, ['price_min', 'price_max']) : values
  }

  #planRow(row: PlannedRow, read: Values, id: number | null, stored: Values | undefined): Planned {
    const { line, title, notes } = row
    const values = this.#inCurrency(row, read, stored)
    const heading = title.de
    if (row.waitsFor && row.problems.length === 0 && row.status?.means !== 'skip')
      return { line, title: heading, outcome: 'waiting', reason: row.waitsFor }
    // Without a number nobody could say which events are gone there.
    if (this.#system && row.number === null && row.problems.length === 0)
      row.problems.push({ line, column: this.#headingOf('number'), code: 'required', value: '' })
    const again = this.#isRepeated(row, values)
    const problems = [...row.problems, ...(again === null ? [] : [again])]
    if (row.id !== null && id === null && problems.length === 0)
      problems.push({ line, column: this.#headingOf('id'), code: 'unknown', value: String(row.id) })
    if (row.status?.means === 'skip') return { line, title: heading, outcome: 'skipped' }
    if (problems.length > 0) return { line, title: heading, outcome: 'rejected', problems }
    const key = row.number === null ? null : keyOf(this.#system, row.number)
    if (id === null || !stored) {
      const draft = { ...withTexts(row, null, {}), ...withParts(values, {}) }
      const refused = this.#refusedFields(line, { ...emptyRecord(fields), ...draft })
      if (refused.length > 0) return { line, title: heading, outcome: 'rejected', problems: refused }
      return {
        line,
        title: heading,
        notes,
        outcome: 'added',
        draft: {
          ...draft,
          source: this.#system ? ofSystem : source,
          is_online: this.#isPublicAtOnce(row),
          ...(this.#system && { edited_fields: this.#unsaid() }),
        },
        key,
      }
    }
    const imported = importedFields(fields, stored)
    const isImporter = stored['source'] === source || stored['source'] === ofSystem
    const wanted = {
      ...withTexts(row, stored, {}),
      ...withParts(values, stored),
      // What is public is taken back by staff only, not by a word in a file.
      ...(row.status?.means === 'public' && !this.#system?.isByNight && { is_online: true }),
      ...(this.#system &&
        stored['source'] === source && {
          source: ofSystem,
          edited_fields: [...new Set([...(imported?.own ?? []), ...this.#unsaid()])],
        }),
    }
    // A system owns its fields, as a file does not; of events of others it fills what is empty.
    const others = !this.#system
      ? (imported?.locked ?? [])
      : isImporter
        ? []
        : Object.keys(fields).filter((name) => !isEmptyValue(stored[name]))
    const owned = [...row.incomplete, ...(imported?.own ?? []), ...others]
    const isOwned = (name: string) => owned.includes(name)
    const { changes } = mergeChanges(fields, stored, wanted, {})
    const kept = Object.keys(changes).filter(isOwned)
    const left = Object.fromEntries(Object.entries(changes).filter(([name]) => !isOwned(name)))
    if (Object.keys(left).length === 0) return { line, title: heading, outcome: 'unchanged', id, kept, key }
    const refused = this.#refusedFields(line, left)
    const { is_option: isOption, is_online: isOnline } = { ...stored, ...left }
    if (isOption === true && isOnline === true)
      refused.push({
        line,
        column: this.#headingOf('status'),
        code: 'option_public',
        value: row.status?.text ?? '',
      })
    if (refused.length > 0) return { line, title: heading, outcome: 'rejected', problems: refused }
    const before = Object.fromEntries(Object.keys(left).map((name) => [name, stored[name]]))
    return {
      line,
      title: heading,
      notes,
      outcome: 'changed',
      id,
      before,
      changes: left,
      kept,
      isImporter,
      key,
    }
  }

  #isPublicAtOnce({ status }: PlannedRow): boolean {
    if (this.#system?.isByNight) return false
    return status && isOfRow(status.means) ? status.means === 'public' : this.#isPublic
  }

  /** The fields of which the schedule of a system says nothing: they are the house's from the beginning. */
  #unsaid(): string[] {
    const importer = fields.edited_fields.importers.find((one) => one.source === ofSystem)
    const isSaid = (name: string) =>
      (columnsOfField[name] ?? [name]).some((column) => this.#reading.columns.includes(column))
    return (importer?.fields ?? []).filter((name) => !isSaid(name))
  }

  /** The numbers of all rows, also of those that can't be read. */
  numbers(): string[] {
    return this.#rows.flatMap((row) => readRow(row, this.#reading).number ?? [])
  }

  #refusedFields(line: number, values: Values): Problem[] {
    return checkFields(fields, shape, values).map(({ name, ...problem }) => ({
      ...problem,
      line,
      column: this.#headingOf(columnOfField[name] ?? columnsOfHouse[name] ?? name),
    }))
  }

  /** A number, or a start in the same hall, may be there once. */
  #isRepeated(row: PlannedRow, { room, date_start: start }: Values): Problem | null {
    const own = row.id ?? row.number
    const place = own === null ? `place ${String(room)} ${String(start)}` : `number ${own}`
    const before = this.#seen.get(place)
    if (before === undefined || before === row.line) {
      if (row.problems.length === 0) this.#seen.set(place, row.line)
      return null
    }
    const column = row.id !== null ? 'id' : row.number !== null ? 'number' : 'date'
    return { line: row.line, column: this.#headingOf(column), code: 'duplicate', value: String(own ?? '') }
  }

  #headingOf(column: string): string {
    const { headings, columns } = this.#reading
    return headings[columns.indexOf(column)] ?? column
  }
}

function seasonOf({ start }: PlannedRow): string[] {
  return start === null ? [] : [seasonNameOf(hallDay(start))]
}

/** The columns of fields whose names differ. */
const columnOfField: Readonly<Record<string, string>> = {
  title: 'title_de',
  subtitle: 'subtitle_de',
  teaser: 'teaser_de',
  date_start: 'date',
  doors_open: 'doors',
  duration_minutes: 'duration',
  interval_minutes: 'interval',
  promoter_name: 'promoter',
  ticket_sale_from: 'sale_from',
  ticket_url_external: 'ticket_url',
}

/** The columns of the fields that the house has added. */
const columnsOfHouse = Object.fromEntries(houseColumns.map(({ name, column }) => [name, column]))

/** The columns that say something of a field, where there are several, or where the name differs. */
const columnsOfField: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(Object.entries(columnOfField).map(([name, column]) => [name, [column]])),
  title: ['title_de', 'title_en'],
  subtitle: ['subtitle_de', 'subtitle_en'],
  teaser: ['teaser_de', 'teaser_en'],
  date_start: ['date'],
  is_time_known: ['date'],
  is_own_production: ['promoter'],
  is_option: ['status'],
  programme: ['programme', 'composer', 'work'],
}

/** The texts in both languages: what the row does not say stays as it is. */
function withTexts(row: PlannedRow, stored: Values | null, values: Values): Values {
  const textIn = (name: string, language: 'de' | 'en') => {
    const value = stored?.[name]
    const text = isRecord(value) ? value[language] : ''
    return typeof text === 'string' ? text : ''
  }
  const texts = {
    ...row.texts,
    title: { ...(row.title.de && { de: row.title.de }), ...(row.title.en && { en: row.title.en }) },
  }
  for (const [name, { de, en }] of Object.entries<{ de?: string; en?: string }>(texts))
    values[name] = { de: de ?? textIn(name, 'de'), en: en ?? textIn(name, 'en') }
  return values
}

/** The lists as they are stored, where the row says the same, with what staff have added to their items. */
function withParts(values: Values, stored: Values): Values {
  const merged = { ...values }
  for (const name of ['programme', 'cast', 'presale'] as const) {
    const wanted = recordsIn(values[name])
    if (!Object.hasOwn(values, name)) continue
    const left = recordsIn(stored[name])
    const partFields = fields[name].fields
    merged[name] = wanted.map((item) => {
      const at = left.findIndex((one) => isSameItem(name, one, item))
      const [same] = at === -1 ? [] : left.splice(at, 1)
      if (!same) return { ...emptyRecord(partFields), ...item }
      return name === 'presale' ? { ...same, ...item } : { ...same, ...saidOf(item, same) }
    })
    // A file need not name all groups.
    if (name === 'presale') merged[name] = [...left, ...recordsIn(merged[name])]
  }
  return merged
}

/** Minutes that the row does not give, and a role that is the same in one of the languages, stay as they are. */
function saidOf(item: Values, same: Values): Values {
  const { minutes, role } = item
  const [said, own] = [isRecord(role) ? role : null, isRecord(same['role']) ? same['role'] : null]
  const isSameRole = said !== null && own !== null && (own['de'] === said['de'] || own['en'] === said['de'])
  return {
    ...(minutes !== null && minutes !== undefined && { minutes }),
    ...(said !== null && !isSameRole && { role: said }),
  }
}

function isSameItem(name: 'programme' | 'cast' | 'presale', one: Values, item: Values): boolean {
  if (name === 'cast') return one['artist'] === item['artist']
  if (name === 'presale') return one['tag'] === item['tag']
  if (item['kind'] === 'talk') return one['kind'] === 'talk' && germanOf(one) === germanOf(item)
  return (
    one['work'] === item['work'] &&
    (one['kind'] === item['kind'] || (one['kind'] === 'movement' && item['kind'] === 'work'))
  )
}

function germanOf({ title }: Values): unknown {
  return isRecord(title) ? title['de'] : null
}

/** The events that the rows mean: by their numbers here, by those in earlier files, else by start and hall. */
async function findIds(
  { db }: Scope,
  wanted: readonly { row: PlannedRow; values: Values }[],
  system: SystemOfRun | undefined,
): Promise<(number | null)[]> {
  const given = wanted.flatMap(({ row: { id } }) => id ?? [])
  const here = new Set(
    given.length === 0
      ? []
      : (await db.select({ id: events.id }).from(events).where(inArray(events.id, given))).map(
          ({ id }) => id,
        ),
  )
  const keys = wanted.flatMap(({ row: { number } }) => (number === null ? [] : keysOf(system, number)))
  const numbered = new Map(
    keys.length === 0
      ? []
      : (
          await db
            .select({ key: importKeys.key, id: importKeys.recordId })
            .from(importKeys)
            .innerJoin(events, eq(events.id, importKeys.recordId))
            .where(and(eq(importKeys.kind, 'event'), inArray(importKeys.key, keys)))
        ).map(({ key, id }) => [key, id]),
  )
  const starts = wanted.flatMap(({ row: { start } }) => start ?? [])
  const placed =
    starts.length === 0
      ? []
      : await db
          .select({ id: events.id, start: events.dateStart, room: events.roomId, key: importKeys.key })
          .from(events)
          .leftJoin(
            importKeys,
            and(
              eq(importKeys.kind, 'event'),
              eq(importKeys.recordId, events.id),
              sql`${importKeys.key} LIKE ${system ? `${prefixOf(system.id)}%` : `${source}/%`}`,
            ),
          )
          .where(and(inArray(events.dateStart, starts), isNull(events.vanishedAt)))
          .orderBy(events.id)
  return wanted.map(({ row, values }) => {
    if (row.problems.length > 0) return null
    if (row.id !== null) return here.has(row.id) ? row.id : null
    const [known] =
      row.number === null ? [] : keysOf(system, row.number).flatMap((key) => numbered.get(key) ?? [])
    if (known !== undefined) return known
    const { room = null } = valuesOf(record, values)
    return (
      placed.find(
        (event) =>
          event.start.getTime() === row.start?.getTime() &&
          event.room === room &&
          // One that has another number in the file is another event.
          (row.number === null || event.key === null),
      )?.id ?? null
    )
  })
}

/** Begins the keys of the events of a planning system. */
export function prefixOf(system: number): string {
  return `system-${system}/`
}

function keyOf(system: SystemOfRun | undefined, number: string): string {
  return system ? prefixOf(system.id) + number : `${source}/${number}`
}

/** The keys by which an event may be known: a system finds those that were imported from its files before, too. */
function keysOf(system: SystemOfRun | undefined, number: string): string[] {
  return system ? [keyOf(system, number), keyOf(undefined, number)] : [keyOf(undefined, number)]
}

function isEmptyValue(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return isRecord(value) && Object.values(value).every((text) => text === '' || text === null)
}

function without(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))
}
