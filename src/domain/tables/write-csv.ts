import { inHall } from '#i18n/dates.ts'
import type { Cell, Table } from './table.ts'

/**
 * A table as CSV for German and English spreadsheets: with a byte order mark, semicolons and CRLF. A text that a
 * spreadsheet would take for a formula begins with an apostrophe (OWASP, "CSV Injection").
 */
export async function* writeCsv({ header, batches }: Table): AsyncGenerator<Uint8Array> {
  yield Buffer.from(csvHeader(header))
  for await (const rows of batches) yield Buffer.from(csvRows(rows))
}

/** The parts of such a file, for those who write several at once. */
export function csvHeader(header: string[]): string {
  return `\uFEFF${lineOf(header.map(harmless))}`
}

export function csvRows(rows: Cell[][]): string {
  return rows.map((row) => lineOf(row.map(textOf))).join('')
}

function lineOf(texts: string[]): string {
  return `${texts.map((text) => `"${text.replaceAll('"', '""')}"`).join(';')}\r\n`
}

function textOf(cell: Cell): string {
  if (cell.kind === 'time') return hallTimeOf(cell.at)
  const isNumber = cell.kind === 'number' && /^[-+]?[\d.,]+$/.test(cell.text)
  return isNumber ? cell.text : harmless(cell.text)
}

/** Spreadsheets take these for the beginning of a formula, also after blanks, and in their wide forms. */
function harmless(text: string): string {
  return /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text
}

/** The time in the hall, as YYYY-MM-DD HH:MM. */
function hallTimeOf(at: Date): string {
  const { year, month, day, hour, minute } = inHall(at)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}`
}
