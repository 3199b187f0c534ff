import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { inHall } from '#i18n/dates.ts'
import type { Cell, Table } from './table.ts'
import { xlsxParts } from './xlsx-parts.ts'

/** Spreadsheets refuse longer cells. */
const maxTextLength = 32_767

/**
 * A table as an Excel workbook of one sheet, compressed while it is read. Texts are inline strings, which are never
 * taken for formulas.
 */
export function writeXlsx(table: Table): Readable {
  const zip = new ZipFile()
  const sheet = Readable.from(writeSheet(table))
  // The declared type is narrower than the actual PassThrough.
  const packed = Readable.from(zip.outputStream, { objectMode: false })
  const fail = (error: unknown) => packed.destroy(error instanceof Error ? error : new Error(String(error)))
  zip.on('error', fail)
  sheet.on('error', fail)
  packed.on('close', () => sheet.destroy()) // nobody reads any more
  for (const [name, content] of Object.entries(xlsxParts)) zip.addBuffer(Buffer.from(content), name)
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml')
  zip.end()
  return packed
}

async function* writeSheet({ header, batches }: Table): AsyncGenerator<string> {
  yield '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">'
  // The header stays when the sheet is scrolled.
  yield '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'
  yield '<cols><col min="1" max="1" width="17" customWidth="1"/></cols><sheetData>'
  yield rowOf(header.map((text) => ({ kind: 'text', text })))
  for await (const rows of batches) yield rows.map(rowOf).join('')
  yield '</sheetData></worksheet>'
}

function rowOf(cells: readonly Cell[]): string {
  return `<row>${cells.map(cellOf).join('')}</row>`
}

function cellOf(cell: Cell): string {
  if (cell.kind === 'time') return `<c s="1"><v>${serialOf(cell.at)}</v></c>`
  const number = cell.kind === 'number' ? numberOf(cell.text) : null
  if (number !== null) return `<c><v>${number}</v></c>`
  if (cell.text === '') return '<c/>'
  return `<c t="inlineStr"><is><t xml:space="preserve">${escapeXml(shorten(cell.text))}</t></is></c>`
}

/** Days since the end of 1899, in the time of the hall. */
function serialOf(at: Date): number {
  const { year, month, day, hour, minute } = inHall(at)
  return (Date.UTC(year, month - 1, day, hour, minute) - Date.UTC(1899, 11, 30)) / 86_400_000
}

/**
 * Null for texts that a spreadsheet would show differently from how they were written: leading zeros, more than 15
 * digits.
 */
function numberOf(text: string): string | null {
  const number = text.replace(',', '.')
  const isExact = /^-?(0|[1-9]\d*)(\.\d+)?$/.test(number) && number.replaceAll(/\D/g, '').length <= 15
  return isExact ? number : null
}

function shorten(text: string): string {
  return text.length <= maxTextLength ? text : `${text.slice(0, maxTextLength - 1)}…`
}

/** XML allows no control characters, lone surrogates and non-characters, not even escaped. */
function escapeXml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;')
}
