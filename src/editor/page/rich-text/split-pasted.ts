import { DOMParser as DocumentParser } from 'prosemirror-model'
import { readRichText } from '#design/rich-text/read-rich-text.ts'
import { isEmptyRichText } from '#design/rich-text/rich-text-document.ts'
import type { Piece } from '#editor/model/blocks/write-pieces.ts'
import { plainTextOf } from '#i18n/plain-text.ts'
import type { PlainTable } from '#blocks/table-cells.ts'
import { isDataTable, readTable, tableOf } from './read-table.ts'
import { tidyPastedHtml, withoutConditions } from '#fields/rich-text/paste.ts'
import { richTextSchema } from '#fields/rich-text/rich-text-schema.ts'

const headings = 'h1, h2, h3, h4, h5, h6'

/** Whether pasted HTML has headings or tables, so that it becomes several blocks. */
export function hasBlocks(html: string): boolean {
  return /<h[1-6][\s>]/i.test(html) || tableOf(html, '') !== null
}

/**
 * The headlines, tables and texts of pasted HTML in order. A heading of level 1, which only the page itself has, becomes
 * level 2, and those below it move accordingly.
 */
export function splitPasted(html: string): Piece[] {
  const taken = takeTables(html)
  const { body } = new DOMParser().parseFromString(
    tidyPastedHtml(taken.html, document.documentElement.lang),
    'text/html',
  )
  const levels = Array.from(body.querySelectorAll(headings), levelOf)
  const shift = levels.includes(1) ? 1 : 0
  const pieces: Piece[] = []
  let between = body.ownerDocument.createElement('div')
  const endText = () => {
    const document = readRichText(DocumentParser.fromSchema(richTextSchema).parse(between).toJSON())
    const content = document.content.filter((block) => !isEmptyRichText({ type: 'doc', content: [block] }))
    if (content.length > 0) pieces.push({ kind: 'text', document: { type: 'doc', content } })
    between = body.ownerDocument.createElement('div')
  }
  const walk = (parent: Node) => {
    // A copy, because nodes are moved out of the list meanwhile.
    const nodes = Array.from(parent.childNodes)
    for (const node of nodes) {
      if (!(node instanceof Element)) between.append(node)
      else if (node.matches(headings)) {
        endText()
        const text = node.textContent.replace(/\s+/g, ' ').trim()
        if (text !== '')
          pieces.push({ kind: 'headline', level: Math.min(6, Math.max(2, levelOf(node) + shift)), text })
      } else if (node.matches(takenTable)) {
        endText()
        const table = taken.tables[Number(node.getAttribute('data-taken'))]
        if (table) pieces.push({ kind: 'table', table })
      } else if (node.querySelector(`${headings}, ${takenTable}`)) walk(node)
      else between.append(node)
    }
  }
  walk(body)
  endText()
  return pieces
}

const takenTable = 'table[data-taken]'

/** Reads the tables and leaves an empty one in the place of each: the rows of all others become lines of text. */
function takeTables(html: string): { html: string; tables: PlainTable[] } {
  if (!/<table[\s>]/i.test(html)) return { html, tables: [] }
  const { body } = new DOMParser().parseFromString(withoutConditions(html), 'text/html')
  for (const table of body.querySelectorAll(takenTable)) table.removeAttribute('data-taken')
  const tables = [...body.querySelectorAll('table')].filter(isDataTable).map((table, index) => {
    const read = readTable(table)
    const place = body.ownerDocument.createElement('table')
    place.setAttribute('data-taken', String(index))
    table.replaceWith(place)
    return read
  })
  return { html: body.innerHTML, tables }
}

/** The words of pasted HTML, for a text without formatting: a line for each headline and text. */
export function wordsOfPasted(html: string): string {
  return splitPasted(html)
    .map((piece) => {
      if (piece.kind === 'table') return piece.table.rows.map((row) => row.join('\t')).join('\n')
      return piece.kind === 'headline' ? piece.text : plainTextOf(piece.document)
    })
    .join('\n')
}

/** The texts of pasted plain text: a paragraph for each of its lines; a table for lines with tabs, as of a spreadsheet. */
export function splitPlain(text: string): Piece[] {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '')
  const table = lines.length > 1 && lines.every((line) => line.includes('\t')) ? tableOf('', text) : null
  if (table) return [{ kind: 'table', table }]
  if (lines.length === 0) return []
  const content = lines.map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line.trim() }] }))
  return [{ kind: 'text', document: readRichText({ type: 'doc', content }) }]
}

function levelOf(heading: Element): number {
  return Number(heading.localName.slice(1))
}
