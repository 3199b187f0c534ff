import type { PlanningColumn, StatusMeaning } from '#contracts/planning-columns.ts'
import { hallInstants } from '#i18n/hall-time.ts'
import { readTimeOfDay } from '#i18n/typed-times.ts'
import type { SheetRow } from '../files/sheet.ts'
import type { Problem } from '../staff/plan.ts'
import { readCast, type CastLine } from './read-cast.ts'
import { joinWorks, readProgramme, type ProgrammeLine } from './read-programme.ts'
import { readDateTime, readPrices, readWhole, type SlashDates } from './read-values.ts'
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
  /** Whether the row says that its day is not known yet. */
  isWaiting: boolean
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
  problems: Problem[]
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
    isWaiting: false,
    title: { de: '', en: '' },
    named: {},
    plain: {},
    texts: {},
    programme: null,
    cast: null,
    presale: [],
    problems: [],
    status: null,
    incomplete: [],
  }
  const cells = columns.flatMap((column, index) => {
    const text = (row.cells[index] ?? '').trim()
    return text === '' || column === 'none' ? [] : [{ column, text, heading: headings[index] ?? '' }]
  })
  const cellOf = (column: PlanningColumn) => cells.find((cell) => cell.column === column)
  const refuse = (cell: { heading: string; text: string } | undefined, code: string, fallback: string) =>
    read.problems.push({
      line: row.line,
      column: cell?.heading ?? fallback,
      code,
      value: (cell?.text ?? '').slice(0, 120),
    })

  const title = cellOf('title_de')
  const given = reading.starts?.get(row.line)
  if (given) read.start = given
  else if (title && isOpen(cellOf('date')?.text ?? '')) read.isWaiting = true
  else
    readStart(read, { cellOf, slashes: reading.slashes }, (cell, code) =>
      refuse(cell, code, headings[columns.indexOf('date')] ?? ''),
    )
  read.title = { de: title?.text ?? '', en: cellOf('title_en')?.text ?? '' }
  if (title === undefined) refuse(undefined, 'required', headings[columns.indexOf('title_de')] ?? '')
  for (const cell of cells) {
    const code = readCell(read, cell, reading)
    if (code !== null) refuse(cell, code, cell.heading)
  }
  const [composers, works] = [cellOf('composer'), cellOf('work')]
  if (read.programme === null && works) read.programme = joinWorks(composers?.text ?? '', works.text)
  return read
}

type Cell = { column: string; text: string; heading: string }

function readStart(
  read: PlannedRow,
  { cellOf, slashes }: { cellOf: (column: PlanningColumn) => Cell | undefined; slashes: SlashDates },
  refuse: (cell: Cell | undefined, code: string) => void,
): void {
  const date = cellOf('date')
  if (date === undefined) return refuse(date, 'required')
  const found = readDateTime(date.text, slashes)
  if (typeof found === 'string') return refuse(date, found)
  if (found.day === null) return refuse(date, 'date')
  const time = cellOf('time')
  const clock = time === undefined ? found.time : timeOf(time)
  if (time !== undefined && clock === null) return refuse(time, 'time')
  read.isTimeKnown = clock !== null
  // In the hour that is there twice, the first one is meant: no concert begins in the second.
  const [start = null] = hallInstants(`${found.day}T${clock ?? '12:00'}`)
  if (start === null) return refuse(time ?? date, 'skipped_hour')
  read.start = start
  const doors = cellOf('doors')
  if (doors === undefined) return
  const opens = timeOf(doors)
  if (opens === null) return refuse(doors, 'time')
  read.plain['doors_open'] = hallInstants(`${found.day}T${opens}`)[0]?.toISOString() ?? null
}

/** Whether a cell says that its day is not known yet. */
function isOpen(text: string): boolean {
  return /^(?:|tb[acd]|n\.? ?n\.?|(?:termin |datum )?(?:noch )?offen|(?:termin )?folgt|wird noch bekannt ?gegeben|to be (?:announced|confirmed)|\?+|[-–—]+)\.?$/i.test(
    text,
  )
}

/** Spreadsheets write a time as one of a day, such as 1899-12-30 19:30. */
function timeOf({ text }: Cell): string | null {
  const whole = readDateTime(text, 'day')
  return readTimeOfDay(text) ?? (typeof whole === 'string' ? null : whole.time)
}

/** Puts a cell into the row; returns the code of what is wrong with it. */
function readCell(
  read: PlannedRow,
  { column, text, heading }: Cell,
  { statuses, slashes }: Reading,
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
      return readPrice(read, column, text)
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
      return null
  }
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
function readPrice(read: PlannedRow, column: 'price_min' | 'price_max', text: string): string | null {
  const prices = readPrices(text)
  if (prices === null) return 'amount'
  if (prices === 'free') {
    read.plain['status'] ??= 'no_sale'
    return null
  }
  if (column === 'price_max') read.plain['price_max'] = prices.to
  else {
    read.plain['price_min'] = prices.from
    if (prices.to > prices.from) read.plain['price_max'] ??= prices.to
  }
  return null
}
