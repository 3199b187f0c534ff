import { DomainError } from '../../errors.ts'
import { fileLimits } from './limits.ts'
import type { Sheet } from './sheet.ts'

const separators = [';', '\t', ',']

/**
 * A table as spreadsheets save it, separated by a semicolon, a tab or a comma. A cell in quotation marks may have line
 * breaks; one that is not closed in time is reported, and reading goes on in the next line. Rows are numbered as a
 * spreadsheet numbers them. Throws `invalid`.
 */
export function readCsv(text: string): Sheet {
  const sheet: Sheet = { name: '', rows: [], broken: [] }
  const separator = separatorOf(text)
  let at = 0
  let line = 1
  while (at < text.length) {
    const row = readRow(text, at, separator)
    if (row === null) {
      sheet.broken.push({ line, error: 'quotes' })
      at = endOfLine(text, at)
      line += 1
      continue
    }
    if (row.cells.some((cell) => cell.length > fileLimits.cell))
      sheet.broken.push({ line, error: 'cell_length' })
    else if (row.cells.some((cell) => cell !== '')) sheet.rows.push({ line, cells: row.cells })
    if (sheet.rows.length + sheet.broken.length > fileLimits.rows)
      throw new DomainError('invalid', { fields: { file: 'import_rows' } })
    if (row.cells.length > fileLimits.columns)
      throw new DomainError('invalid', { fields: { file: 'import_columns' } })
    line += 1
    at = row.end
  }
  return sheet
}

/** The separator that is most frequent in the first lines, outside of quotation marks. */
function separatorOf(text: string): string {
  const start = text.slice(0, 20_000).replaceAll(/"[^"]*"/g, '')
  const counts = separators.map((one) => start.split(one).length)
  return separators[counts.indexOf(Math.max(...counts))] ?? ';'
}

/** The cells of a row, and where the next one begins; null if a quotation mark is not closed. */
function readRow(text: string, start: number, separator: string): { cells: string[]; end: number } | null {
  const cells: string[] = []
  let at = start
  for (;;) {
    if (text[at] === '"') {
      const closed = endOfQuotes(text, at)
      if (closed === -1) return null
      const inside = text.slice(at + 1, closed).replaceAll('""', '"')
      const end = endOfPlain(text, closed + 1, separator)
      cells.push((inside + text.slice(closed + 1, end)).trim())
      at = end
    } else {
      const end = endOfPlain(text, at, separator)
      cells.push(text.slice(at, end).trim())
      at = end
    }
    if (text[at] !== separator) return { cells, end: endOfLine(text, at) }
    at += 1
  }
}

/** Where the closing quotation mark is; -1 if there is none before the end, or within the length of a cell. */
function endOfQuotes(text: string, start: number): number {
  for (let at = start + 1; ;) {
    const found = text.indexOf('"', at)
    if (found === -1 || found - start > 2 * fileLimits.cell) return -1
    if (text[found + 1] !== '"') return found
    at = found + 2
  }
}

function endOfPlain(text: string, start: number, separator: string): number {
  let at = start
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1
  return at
}

/** The beginning of the next line. */
function endOfLine(text: string, start: number): number {
  let at = start
  while (at < text.length && text[at] !== '\n' && text[at] !== '\r') at += 1
  return text[at] === '\r' && text[at + 1] === '\n' ? at + 2 : at + 1
}
