import type { PlanningColumn } from '#contracts/planning-columns.ts'
import { hallInstant } from '#i18n/hall-time.ts'
import { record } from '#records/event/record.ts'
import type { SheetRow } from '../files/sheet.ts'
import type { Problem } from '../staff/plan.ts'
import { readCast, type CastLine } from './read-cast.ts'
import { joinWorks, readProgramme, type ProgrammeLine } from './read-programme.ts'
import { readDateTime, readMoney, readTime, readWhole } from './read-values.ts'
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
  /** The lists with names that nobody knows here: those of stored events stay as they are. */
  incomplete: string[]
}

/** Reads a row by what its columns say; empty cells say nothing. */
export function readRow(row: SheetRow, columns: readonly string[], headings: readonly string[]): PlannedRow {
  const read: PlannedRow = {
    line: row.line,
    number: null,
    id: null,
    start: null,
    isTimeKnown: true,
    title: { de: '', en: '' },
    named: {},
    plain: {},
    texts: {},
    programme: null,
    cast: null,
    presale: [],
    problems: [],
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

  readStart(read, cellOf, (cell, code) => refuse(cell, code, headings[columns.indexOf('date')] ?? ''))
  const title = cellOf('title_de')
  read.title = { de: title?.text ?? '', en: cellOf('title_en')?.text ?? '' }
  if (title === undefined) refuse(undefined, 'required', headings[columns.indexOf('title_de')] ?? '')
  for (const cell of cells) {
    const code = readCell(read, cell)
    if (code !== null) refuse(cell, code, cell.heading)
  }
  const [composers, works] = [cellOf('composer'), cellOf('work')]
  if (read.programme === null && works) read.programme = joinWorks(composers?.text ?? '', works.text)
  return read
}

type Cell = { column: string; text: string; heading: string }

function readStart(
  read: PlannedRow,
  cellOf: (column: PlanningColumn) => Cell | undefined,
  refuse: (cell: Cell | undefined, code: string) => void,
): void {
  const date = cellOf('date')
  const found = date && readDateTime(date.text)
  if (!found?.day) return refuse(date, date ? 'date' : 'required')
  const time = cellOf('time')
  // Spreadsheets write a time as one of a day, such as 1899-12-30 19:30.
  const read2 = time === undefined ? null : (readTime(time.text) ?? readDateTime(time.text)?.time ?? null)
  if (time !== undefined && read2 === null) return refuse(time, 'time')
  const clock = read2 ?? found.time
  read.isTimeKnown = clock !== null
  const start = hallInstant(`${found.day}T${clock ?? '12:00'}`)
  if (start === null) return refuse(date, 'date')
  read.start = start
  const doors = cellOf('doors')
  if (doors === undefined) return
  const opens = readTime(doors.text) ?? readDateTime(doors.text)?.time ?? null
  if (opens === null) return refuse(doors, 'time')
  read.plain['doors_open'] = hallInstant(`${found.day}T${opens}`)?.toISOString() ?? null
}

/** Puts a cell into the row; returns the code of what is wrong with it. */
function readCell(read: PlannedRow, { column, text, heading }: Cell): string | null {
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
      return readStatus(read, text)
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
      return put(column, readMoney(text), 'amount')
    case 'sale_from':
      return put('ticket_sale_from', instantOf(text), 'date')
    case 'presale': {
      const from = instantOf(text)
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
function instantOf(text: string): string | null {
  const found = readDateTime(text)
  return found?.day ? (hallInstant(`${found.day}T${found.time ?? '00:00'}`)?.toISOString() ?? null) : null
}

function readStatus(read: PlannedRow, text: string): string | null {
  const wanted = text.toLowerCase()
  const found = record.fields.status.options.find(({ value, label }) =>
    [value, label.de, label.en].some((name) => name.toLowerCase() === wanted),
  )
  if (!found) return 'choice'
  read.plain['status'] = found.value
  return null
}
