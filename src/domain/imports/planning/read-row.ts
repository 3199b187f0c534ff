import { houseColumns, type PlanningColumn, type StatusMeaning } from '#contracts/planning-columns.ts'
import type { Currency } from '#i18n/currencies.ts'
import type { HouseFormats } from '#i18n/house-formats.ts'
import { hallInstants } from '#i18n/hall-time.ts'
import { splitWeekday } from '#i18n/typed-times.ts'
import { hallDay, weekdayOf } from '#i18n/dates.ts'
import type { SheetRow } from '../files/sheet.ts'
import type { Problem, WaitingReason } from '../staff/plan.ts'
import { readCast, type CastLine } from './read-cast.ts'
import { joinWorks, readProgramme, type ProgrammeLine } from './read-programme.ts'
import { firstDayOf, readClock, readDateTime, readPrices, readWhole, type SlashDates } from './read-values.ts'
import { readHouseCell } from './read-house-cell.ts'
import { isOfRow, meaningOf, type StatusMeanings } from './read-status.ts'
import { groupOf } from './recognise-columns.ts'

/** A row of a planning file as it says it: names are not looked up yet, and what it does not say is missing. */
export type PlannedRow = {
  line: number
  /** The number of the event in the file, by which a repeated import finds it. */
  number: string | null
  /** The number that the event has here, in files that were exported. */
  id: number | null
  start: Date | null
  isTimeKnown: boolean
  /** Why the row has no start yet, if staff can say it later. */
  waitsFor: WaitingReason | null
  title: { de: string; en: string }
  /** Names of records by the fields of the event that refer to them. */
  named: { room?: string; series?: string; season?: string; genres?: string[] }
  /** Values of fields that are in the cells themselves. */
  plain: Record<string, unknown>
  /** Texts in one language or both. */
  texts: Record<string, { de?: string; en?: string }>
  programme: ProgrammeLine[] | null
  cast: CastLine[] | null
  presale: { group: string; from: string }[]
  /** The currencies that prices name, with their cells. */
  currencies: { named: Currency; note: Problem }[]
  problems: Problem[]
  /** What is read, but may be meant otherwise. */
  notes: Problem[]
  /** The word in the column of the status, and what it means. */
  status: { text: string; means: StatusMeaning } | null
  /** The lists with names that nobody knows here: those of stored events stay as they are. */
  incomplete: string[]
}

/** How a table is read: what its columns say, and what staff have said about its spellings. */
export type Reading = {
  columns: readonly string[]
  headings: readonly string[]
  statuses: StatusMeanings
  slashes: SlashDates
  formats: Pick<HouseFormats, 'currency' | 'premiere_country'>
  /** The instants that staff have given for rows whose day was not known, by their lines. */
  starts?: ReadonlyMap<number, Date>
}

/** Reads a row by what its columns say; empty cells say nothing. */
export function readRow(row: SheetRow, reading: Reading): PlannedRow {
  const { columns, headings } = reading
  const read: PlannedRow = {
    line: row.line,
    number: null,
    id: null,
    start: null,
    isTimeKnown: true,
    waitsFor: null,
    title: { de: '', en: '' },
    named: {},
    plain: {},
    texts: {},
    programme: null,
    cast: null,
    presale: [],
    currencies: [],
    problems: [],
    notes: [],
    status: null,
    incomplete: [],
  }
  const cells = columns.flatMap((column, index) => {
    const text = (row.cells[index] ?? '').trim()
    // A title that is merged with the columns beside it is no subtitle as well.
    const isMerged = besideTitle.has(column) && text === row.cells[index - 1]?.trim()
    return text === '' || column === 'none' || isMerged
      ? []
      : [{ column, text, heading: headings[index] ?? '' }]
  })
  const cellOf = (column: PlanningColumn) => cells.find((cell) => cell.column === column)
  const problemOf = (cell: Cell | undefined, code: string, fallback = ''): Problem => ({
    line: row.line,
    column: cell?.heading ?? fallback,
    code,
    value: (cell?.text ?? '').slice(0, 120),
  })
  const refuse = (cell: Cell | undefined, code: string, fallback?: string) =>
    read.problems.push(problemOf(cell, code, fallback))
  const note = (cell: Cell, code: string) => read.notes.push(problemOf(cell, code))

  const title = cellOf('title_de')
  const given = reading.starts?.get(row.line)
  if (given) {
    read.start = given
    readDoors(read, hallDay(given), cellOf('doors'), refuse)
  } else {
    const { slashes } = reading
    const heading = headings[columns.indexOf('date')] ?? ''
    const first = firstDayOf(`${cellOf('season')?.text ?? ''} ${row.above ?? ''}`)
    const date = cellOf('date') ?? dayAbove(row, { heading, slashes, first })
    if (title && isOpen(date?.text ?? '')) read.waitsFor = 'open'
    else readStart(read, { date, cellOf, slashes, first, note }, (cell, code) => refuse(cell, code, heading))
  }
  read.title = { de: title?.text ?? '', en: cellOf('title_en')?.text ?? '' }
  if (title === undefined) refuse(undefined, 'required', headings[columns.indexOf('title_de')])
  for (const cell of cells) {
    if (isFormula(cell.text)) refuse(cell, 'formula')
    else if (hasLostCharacters(cell.text)) note(cell, 'lost_characters')
    const code = readCell(read, cell, reading)
    if (code !== null) refuse(cell, code)
  }
  if (title) readStatusOfTitle(read, () => note(title, 'status_in_title'))
  const [composers, works] = [cellOf('composer'), cellOf('work')]
  if (read.programme === null && works) read.programme = joinWorks(composers?.text ?? '', works.text)
  noteNames(read, note, { programme: cellOf('programme') ?? works, cast: cellOf('cast') })
  return read
}

type Cell = { column: string; text: string; heading: string }

/** A text that a spreadsheet would calculate; it is no name of anything. */
function isFormula(text: string): boolean {
  return /^[=+@-]\s*\p{Lu}[\p{L}\d.]*\(|^=\s*\$?[A-Z]{1,3}\$?\d/u.test(text)
}

/** Whether a program that did not know a character has written a question mark or a sign for none: `Dvo?ák`. */
function hasLostCharacters(text: string): boolean {
  return /[\p{L}\d]\?[\p{L}\d]|\u{fffd}/u.test(text)
}

/** The day that stands as a heading over the rows of its concerts. */
function dayAbove(
  { above = '' }: SheetRow,
  { heading, slashes, first }: { heading: string; slashes: SlashDates; first: string | null },
): Cell | undefined {
  const [text = ''] = above.split('\n')
  const found = readDateTime(text, slashes, first)
  return typeof found === 'string' || found.day === null ? undefined : { column: 'date', text, heading }
}

function readStart(
  read: PlannedRow,
  given: {
    date: Cell | undefined
    cellOf: (column: PlanningColumn) => Cell | undefined
    slashes: SlashDates
    first: string | null
    note: (cell: Cell, code: string) => void
  },
  refuse: (cell: Cell | undefined, code: string) => void,
): void {
  const { date, cellOf, slashes, first, note } = given
  if (date === undefined) return refuse(date, 'required')
  const found = readDateTime(date.text, slashes, first)
  if (found === 'no_year') {
    read.waitsFor = 'no_year'
    return
  }
  if (typeof found === 'string') return refuse(date, found)
  if (found.day === null) return refuse(date, 'date')
  const weekday = cellOf('weekday')
  const said = [date, weekday].map((cell) => splitWeekday(cell?.text ?? '').weekday)
  if (said.some((one) => one !== null && one !== weekdayOf(found.day ?? '')))
    note({ ...date, text: [weekday?.text, date.text].filter(Boolean).join(' ') }, 'other_weekday')
  const time = cellOf('time')
  // Merged with the date, a cell says the same.
  const told = time === undefined || time.text === date.text ? found : readClock(time.text)
  if (told === 'several') return refuse(time, 'several_times')
  if (told === 'time') return refuse(time, 'time')
  const { time: clock } = told
  read.isTimeKnown = clock !== null
  // In the hour that is there twice, the first one is meant: no concert begins in the second.
  const [start = null] = hallInstants(`${found.day}T${clock ?? '12:00'}`)
  if (start === null) {
    read.waitsFor = 'skipped_hour'
    return
  }
  read.start = start
  readDoors(read, found.day, cellOf('doors'), refuse)
}

/** The doors open on the day of the start. */
function readDoors(
  read: PlannedRow,
  day: string,
  doors: Cell | undefined,
  refuse: (cell: Cell | undefined, code: string) => void,
): void {
  if (doors === undefined) return
  const opens = readClock(doors.text)
  if (typeof opens === 'string') return refuse(doors, 'time')
  read.plain['doors_open'] = hallInstants(`${day}T${opens.time}`)[0]?.toISOString() ?? null
}

/** Names that end with a question mark, and works that may have their composer in the title. */
function noteNames(
  { programme, cast, notes }: PlannedRow,
  note: (cell: Cell, code: string) => void,
  cells: { programme: Cell | undefined; cast: Cell | undefined },
): void {
  const noteLost = (cell: Cell, names: readonly string[]) => {
    const isNoted = notes.some(({ column, code }) => column === cell.heading && code === 'lost_characters')
    if (!isNoted && names.some((name) => /\p{L}\?(?:\s|$)/u.test(name))) note(cell, 'lost_characters')
  }
  if (cells.programme && programme) {
    noteLost(
      cells.programme,
      programme.map(({ composer }) => composer),
    )
    const unsure = programme.find(({ mayHaveComposer }) => mayHaveComposer)
    if (unsure) note({ ...cells.programme, text: unsure.whole }, 'composer_unsure')
  }
  if (cells.cast && cast)
    noteLost(
      cells.cast,
      cast.map(({ name }) => name),
    )
}

/** `ABGESAGT: Rudolf Buchbinder` is cancelled, unless the row has another status. */
function readStatusOfTitle(read: PlannedRow, note: () => void): void {
  const [, word = '', rest = ''] =
    /^(abgesagt|entfällt|cancell?ed|verschoben|verlegt|postponed|ausverkauft|sold out)\s*[:!–—-]+\s*(.+)$/i.exec(
      read.title.de,
    ) ?? []
  if (rest === '') return
  const means = meaningOf(word, {})
  read.title.de = rest
  if (!isOfRow(means)) read.plain['status'] ??= means
  note()
}

/** Whether a cell says that its day is not known yet. */
function isOpen(text: string): boolean {
  return /^(?:|tb[acd]|n\.? ?n\.?|(?:termin |datum )?(?:noch )?offen|(?:termin )?folgt|wird noch bekannt ?gegeben|to be (?:announced|confirmed)|\?+|[-–—]+)\.?$/i.test(
    text,
  )
}

const besideTitle = new Set<string>([
  'title_en',
  'subtitle_de',
  'subtitle_en',
  'teaser_de',
  'teaser_en',
  'internal_note',
])

/** Puts a cell into the row; returns the code of what is wrong with it. */
function readCell(
  read: PlannedRow,
  { column, text, heading }: Cell,
  { statuses, slashes, formats }: Reading,
): string | null {
  const put = (name: string, value: unknown, code: string) => {
    if (value === null) return code
    read.plain[name] = value
    return null
  }
  switch (column) {
    case 'number':
      read.number = text.slice(0, 200)
      return null
    case 'id':
      read.id = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
      return read.id === null ? 'number' : null
    case 'subtitle_de':
    case 'subtitle_en':
    case 'teaser_de':
    case 'teaser_en': {
      const [name = '', language] = column.split('_')
      read.texts[name] = { ...read.texts[name], [language === 'en' ? 'en' : 'de']: text }
      return null
    }
    case 'room':
    case 'series':
    case 'season':
      read.named[column] = text
      return null
    case 'genres':
      read.named.genres = text.split(/[,;\n|]/).flatMap((one) => (one.trim() === '' ? [] : [one.trim()]))
      return null
    case 'status':
      readStatus(read, text, statuses)
      return null
    case 'programme':
      read.programme = readProgramme(text)
      return null
    case 'cast':
      read.cast = readCast(text)
      return null
    case 'duration':
      return put('duration_minutes', readWhole(text), 'number')
    case 'interval':
      return put('interval_minutes', readWhole(text), 'number')
    case 'age_from':
      return put('age_from', readWhole(text), 'number')
    case 'price_min':
    case 'price_max':
      return readPrice(read, { column, text, heading }, formats.currency)
    case 'sale_from':
      return put('ticket_sale_from', instantOf(text, slashes), 'date')
    case 'presale': {
      const from = instantOf(text, slashes)
      if (from === null) return 'date'
      read.presale.push({ group: groupOf(heading) ?? heading, from })
      return null
    }
    case 'promoter':
      read.plain['is_own_production'] = false
      return put('promoter_name', text, 'invalid')
    case 'promoter_url':
    case 'promoter_contact':
    case 'responsible':
    case 'internal_note':
      return put(column, text, 'invalid')
    case 'ticket_url':
      return put('ticket_url_external', text, 'url')
    default:
      return readHouse(read, column, { text, slashes })
  }
}

/** A cell of a field that the house has added. */
function readHouse(
  read: PlannedRow,
  column: string,
  { text, slashes }: { text: string; slashes: SlashDates },
): string | null {
  const found = houseColumns.find((one) => one.column === column)
  if (!found) return null
  const { name, language } = found
  if (language !== null) {
    read.texts[name] = { ...read.texts[name], [language]: text }
    return null
  }
  const said = readHouseCell(found, text, (typed) => {
    const day = readDateTime(typed, slashes)
    const instant = instantOf(typed, slashes)
    return typeof day === 'string' || day.day === null || instant === null ? null : { day: day.day, instant }
  })
  if ('code' in said) return said.code
  read.plain[name] = said.value
  return null
}

/** A sale that begins on a day begins with it, unless a time is given. */
function instantOf(text: string, slashes: SlashDates): string | null {
  const found = readDateTime(text, slashes)
  if (typeof found === 'string' || found.day === null) return null
  return hallInstants(`${found.day}T${found.time ?? '00:00'}`)[0]?.toISOString() ?? null
}

function readStatus(read: PlannedRow, text: string, statuses: StatusMeanings): void {
  const means = meaningOf(text, statuses)
  read.status = { text, means }
  if (!isOfRow(means)) read.plain['status'] = means
  else if (text !== '') read.plain['is_option'] = means === 'option'
}

/** A list of prices says the highest, too, unless it has a column of its own. */
function readPrice(read: PlannedRow, { column, text, heading }: Cell, own: Currency): string | null {
  const prices = readPrices(text, own)
  if (prices === null) return 'amount'
  if (prices === 'free') {
    read.plain['status'] ??= 'no_sale'
    return null
  }
  const { currency: named } = prices
  if (named !== null) {
    const note = { line: read.line, column: heading, code: 'price_left_out', value: text.slice(0, 120) }
    read.currencies.push({ named, note })
  }
  if (column === 'price_max') read.plain['price_max'] = prices.to
  else {
    read.plain['price_min'] = prices.from
    if (prices.to > prices.from) read.plain['price_max'] ??= prices.to
  }
  return null
}
