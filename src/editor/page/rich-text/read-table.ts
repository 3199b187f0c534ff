import { maxColumns, type PlainTable } from '#blocks/table-cells.ts'
import { isUnseen } from '#fields/rich-text/paste.ts'
import { cleanText } from '#i18n/plain-text.ts'

/**
 * Whether a table contains data: at least two cells, and nothing in them that only a page has. Older pages and mails use
 * tables for their layout.
 */
export function isDataTable(table: Element): boolean {
  if (table.querySelector('table, h1, h2, h3, h4, h5, h6')) return false
  return table.querySelectorAll('td, th').length > 1
}

/** The texts of an HTML table. A merged cell becomes its text and empty cells. */
export function readTable(table: Element): PlainTable {
  const lines = [...table.querySelectorAll('tr')].filter((line) => !isUnseen(line))
  const rows: string[][] = lines.map(() => [])
  for (const [number, line] of lines.entries()) {
    let column = 0
    for (const cell of line.querySelectorAll<HTMLElement>('td, th')) {
      if (isUnseen(cell)) continue
      while (rows[number]?.[column] !== undefined) column++
      const [width, height] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')]
      for (let down = 0; down < height; down++)
        for (let right = 0; right < width; right++) {
          const row = rows[number + down]
          if (row) row[column + right] = down + right === 0 ? textOf(cell) : ''
        }
      column += width
    }
  }
  const first = lines[0]
  const isHeading = (cell: Element | null | undefined) => cell?.localName === 'th'
  const written = trimmed(rows.map((row) => Array.from(row, (text: string | undefined) => text ?? '')))
  return {
    caption: textOf(table.querySelector('caption')).replace(/\s*\n\s*/g, ' '),
    rows: written,
    // Excel and Word mark no headings; nearly every table begins with them.
    hasHeaderRow:
      written.length > 1 &&
      (!table.querySelector('th') || (first !== undefined && [...first.children].every(isHeading))),
    hasHeaderColumn:
      lines.length > 1 && lines.slice(1).every((line) => isHeading(line.querySelector('td, th'))),
  }
}

/**
 * The first table of what was pasted: of its HTML, otherwise of its text with tabs between the cells. Null if there is
 * none of at least two cells.
 */
export function tableOf(html: string, text: string): PlainTable | null {
  if (/<table[\s>]/i.test(html)) {
    const { body } = new DOMParser().parseFromString(html, 'text/html')
    const table = [...body.querySelectorAll('table')].find(isDataTable)
    return table ? readTable(table) : null
  }
  if (!text.includes('\t')) return null
  const rows = trimmed(splitCells(text))
  if (rows.flat().length < 2) return null
  return { caption: '', rows, hasHeaderRow: rows.length > 1, hasHeaderColumn: false }
}

/** Rows of cells between tabs; a cell with a line break or a quotation mark is in quotation marks, as Excel writes it. */
function splitCells(text: string): string[][] {
  const rows: string[][] = [[]]
  const cell = /(?:"((?:[^"]|"")*)"(?=\t|\r?\n|$)|([^\t\n]*))(\t|\r?\n|$)/gy
  for (let found = cell.exec(text); found; found = cell.exec(text)) {
    const [, quoted, plain = '', end] = found
    rows.at(-1)?.push(tidy(quoted === undefined ? plain : quoted.replaceAll('""', '"')))
    if (end === '' || cell.lastIndex >= text.length) break
    if (end !== '\t') rows.push([])
  }
  return rows
}

/** Without empty rows and columns at the end. */
function trimmed(rows: string[][]): string[][] {
  const isWritten = (text: string | undefined) => text !== undefined && text !== ''
  const last = rows.findLastIndex((row) => row.some(isWritten))
  const width = Math.max(0, ...rows.map((row) => row.findLastIndex(isWritten) + 1))
  return rows.slice(0, last + 1).map((row) => Array.from({ length: width }, (_, column) => row[column] ?? ''))
}

/** Bounded, because a page can say that a cell is a million columns wide. */
function spanOf(cell: Element, name: 'colspan' | 'rowspan'): number {
  const span = Number(cell.getAttribute(name) ?? 1)
  return Number.isInteger(span) ? Math.min(Math.max(span, 1), maxColumns + 1) : 1
}

/** The text of a cell: a line for each paragraph and line break. */
function textOf(cell: Element | null): string {
  if (!cell) return ''
  const copy = cell.cloneNode(true)
  if (!(copy instanceof Element)) return ''
  for (const one of copy.querySelectorAll('style, script')) one.remove()
  // The line breaks of the source are spaces.
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    node.nodeValue = (node.nodeValue ?? '').replace(/[\r\n]+/g, ' ')
  for (const one of copy.querySelectorAll('br')) one.replaceWith('\n')
  for (const one of copy.querySelectorAll('p, div, li')) one.append('\n')
  return tidy(copy.textContent)
}

function tidy(text: string): string {
  const lines = cleanText(text.replaceAll('\u00a0', ' '))
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
  return lines.filter((line) => line !== '').join('\n')
}
