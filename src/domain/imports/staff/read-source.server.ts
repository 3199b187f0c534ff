import { importOptions, type ImportOptions } from '#contracts/office-imports.ts'
import { changeRightOf } from '#records/definition.ts'
import { DomainError } from '../../errors.ts'
import { readSettings } from '../../house/index.server.ts'
import { requireRight } from '../../policy.ts'
import { identifyDatabase } from '../../stores/index.server.ts'
import { storeOfKind, type RecordStores } from '../../records/index.server.ts'
import type { Scope } from '../../scope.ts'
import { decodeText } from '../files/decode-text.ts'
import { entriesOf, sheetOf } from '../files/read-json.ts'
import { readCsv } from '../files/read-csv.ts'
import { readXlsx } from '../files/read-xlsx.server.ts'
import type { Sheet } from '../files/sheet.ts'
import type { NameRegister } from '../planning/name-register.server.ts'
import { readDateTime } from '../planning/read-values.ts'
import { recogniseColumns } from '../planning/recognise-columns.ts'
import { TableSource, type SystemOfRun } from '../planning/table-source.server.ts'
import { readRecordsFile, recordsFormat } from '../records/records-file.ts'
import { RecordsSource } from '../records/records-source.server.ts'
import type { Problem } from './plan.ts'

/** How many rows may stand above the headings: the name of the season, a logo, an empty line. */
const rowsAbove = 12

/** What a file is, by its content. */
export function kindOfFile(bytes: Uint8Array): 'xlsx' | 'csv' | 'json' | 'records' | 'archive' {
  const [first, second, third, fourth] = bytes
  if (first === 0x50 && second === 0x4b && third === 3 && fourth === 4) return 'xlsx'
  if (first === 0x1f && second === 0x8b) return 'archive'
  const start = new TextDecoder('utf-8')
    .decode(bytes.subarray(0, 4000))
    .replace(/^\u{feff}/u, '')
    .trimStart()
  if (/^\[\s*\{/.test(start)) return 'json'
  if (!start.startsWith('{')) {
    // The old format of Excel, PDF, pictures: no text.
    if (start.includes('\0') && !(first === 0xff || first === 0xfe))
      throw new DomainError('invalid', { fields: { file: 'import_kind' } })
    return 'csv'
  }
  if (start.includes(`"${recordsFormat}"`)) return 'records'
  return entriesOf(decodeText(bytes)) === null ? 'archive' : 'json'
}

/** The sheets of a table; a text has one. Throws `invalid`. */
export async function readSheets(bytes: Uint8Array): Promise<Sheet[]> {
  const kind = kindOfFile(bytes)
  if (kind === 'xlsx') return readXlsx(bytes)
  const text = decodeText(bytes)
  if (kind !== 'json') return [readCsv(text)]
  const entries = entriesOf(text)
  if (entries === null) throw new DomainError('invalid', { fields: { file: 'import_empty' } })
  return [sheetOf(entries)]
}

/** A line of a table that is no entry, such as the month above its concerts. */
export type Aside = { line: number; text: string }

/**
 * A table's headings, with the rows below them, each with the heading over it, and the lines that only are such headings. Throws `invalid`
 * for one without.
 */
export function splitHeadings(sheet: Sheet): {
  headings: string[]
  rows: Sheet['rows']
  asides: Aside[]
  score: number
} {
  const scores = sheet.rows
    .slice(0, rowsAbove)
    .map(({ cells }) => recogniseColumns(cells).filter((column) => column !== 'none').length)
  const best = Math.max(0, ...scores)
  const at = scores.indexOf(best)
  const headings = sheet.rows[at]?.cells
  if (!headings || headings.length < 2) throw new DomainError('invalid', { fields: { file: 'import_empty' } })
  const width = headings.length
  const title = recogniseColumns(headings).indexOf('title_de')
  const season = [sheet.name, ...sheet.rows.slice(0, at).flatMap(({ cells }) => cells)].join(' ')
  let above = season
  const asides: Aside[] = []
  const rows = sheet.rows.slice(at + 1).flatMap(({ line, cells }) => {
    const own = cells.slice(0, width)
    const text = asideOf(own, title)
    if (text === null) return [{ line, cells: own, above }]
    asides.push({ line, text })
    above = `${text}\n${season}`
    return []
  })
  return { headings: headings.map((heading) => heading.slice(0, 200)), rows, asides, score: best }
}

/** The only text of a row, in one cell or merged, if it is no title of an event. */
function asideOf(cells: readonly string[], title: number): string | null {
  const filled = cells.filter((cell) => cell !== '')
  const [text = ''] = filled
  if (text === '' || filled.some((cell) => cell !== text)) return null
  const isMonth =
    /^\p{L}{3,10}\.?(?: \d{4})?$/u.test(text) &&
    typeof readDateTime(`1. ${text}`, null, '2028-01-01') !== 'string'
  return filled.length > 1 || !cells[title] || isMonth ? text : null
}

/** The number of the sheet whose headings say most. Throws `invalid` if none has any. */
export function likelySheet(sheets: readonly Sheet[]): number {
  const scores = sheets.map((sheet) => {
    try {
      return splitHeadings(sheet).score
    } catch {
      return -1
    }
  })
  const best = Math.max(-1, ...scores)
  if (best < 0) throw new DomainError('invalid', { fields: { file: 'import_empty' } })
  return scores.indexOf(best)
}

/** What a run reads: plans its entries, and names the lines that can't be read at all. */
export async function openSource(
  scope: Scope,
  stores: RecordStores,
  names: NameRegister,
  given: {
    kind: 'table' | 'records'
    bytes: Uint8Array
    options: ImportOptions
    starts?: ReadonlyMap<number, Date>
    system?: SystemOfRun | undefined
  },
): Promise<{ source: TableSource | RecordsSource; broken: Problem[]; asides: Aside[] }> {
  const { kind, bytes, options, starts, system } = given
  if (kind === 'records') {
    const file = readRecordsFile(decodeText(bytes))
    const store = storeOfRecords(scope, stores, file.kind)
    const { id: house } = await identifyDatabase(scope)
    return { source: new RecordsSource(store, names, { file, house }), broken: [], asides: [] }
  }
  const sheet = (await readSheets(bytes))[options.sheet]
  if (!sheet) throw new DomainError('invalid', { fields: { file: 'import_empty' } })
  const { headings, rows, asides } = splitHeadings(sheet)
  return {
    asides,
    source: new TableSource(stores, names, {
      rows,
      headings,
      columns: options.columns,
      statuses: options.statuses,
      slashes: options.slash_dates,
      formats: await readSettings(scope),
      ...(starts && { starts }),
      isPublic: options.is_public,
      ...(system && { system }),
    }),
    broken: sheet.broken.map(({ line, error }) => ({ line, column: '', code: error, value: '' })),
  }
}

/** Throws `invalid` for kinds that do not exist, or of which there is only one record, and `forbidden`. */
export function storeOfRecords({ viewer }: Pick<Scope, 'viewer'>, stores: RecordStores, kind: string) {
  const store = Object.hasOwn(stores, kind) ? storeOfKind(stores, kind) : null
  if (!store || store.single) throw new DomainError('invalid', { fields: { file: 'import_kind' } })
  // What a trial says of stored values is for those who may change them.
  requireRight(viewer, changeRightOf(store.definition))
  return store
}

export function readOptions(stored: unknown): ImportOptions {
  const parsed = importOptions.safeParse(stored ?? {})
  return parsed.success ? parsed.data : importOptions.parse({})
}
