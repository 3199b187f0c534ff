import { isRunningText } from '#editor/model/blocks/is-running-text.ts'
import { cellText, gridOf } from '#editor/model/blocks/grid.ts'
import { DOMSerializer, Node } from 'prosemirror-model'
import { blockDefinitions } from '#blocks/schemas.generated.ts'
import type { StoredBlock } from '#contracts/pages.ts'
import { readRichText } from '#design/rich-text/read-rich-text.ts'
import { withDescendants } from '#operations/index.ts'
import { richTextSchema } from '#fields/rich-text/rich-text-schema.ts'

/** The whole text of blocks for other programs: as plain text, and as HTML with headings, marks and lists. */
export function copiedText(blocks: readonly StoredBlock[]): { text: string; html: string } {
  // A table is copied as a whole.
  const all = blocks.flatMap((block) => (gridIn(block) ? [block] : withDescendants(block)))
  return {
    text: all
      .flatMap((block) => linesOf(block))
      .filter((line) => line.trim() !== '')
      .join('\n\n'),
    html: all.map(htmlOf).join(''),
  }
}

function linesOf(block: StoredBlock): string[] {
  const { content } = block.fields
  if (isRunningText(block.type)) return [plainLines(content)]
  const rows = gridIn(block)
    ?.map((row) => row.join('\t'))
    .join('\n')
  const own = blockDefinitions[block.type]?.textOf(block.fields) ?? []
  return rows === undefined ? own : [...own, rows]
}

/** The texts of the cells of a table, row by row; null for other blocks. */
function gridIn(block: StoredBlock): string[][] | null {
  const grid = gridOf({ version: 1, containers: [{ id: '', layout: '100', columns: [[block]] }] }, block.id)
  if (!grid) return null
  const columns = Array.from({ length: grid.columns }, (_, index) => index)
  return grid.rows.map((row) => columns.map((column) => cellText(grid, row, column)))
}

function tableHtml(block: StoredBlock, rows: string[][]): string {
  const table = document.createElement('table')
  const [caption = ''] = blockDefinitions[block.type]?.textOf(block.fields) ?? []
  if (caption !== '') table.createCaption().textContent = caption
  for (const row of rows) {
    const line = table.insertRow()
    for (const text of row) line.insertCell().textContent = text
  }
  return table.outerHTML
}

function htmlOf(block: StoredBlock): string {
  const { fields, type } = block
  if (isRunningText(type)) {
    const holder = document.createElement('div')
    holder.append(
      DOMSerializer.fromSchema(richTextSchema).serializeFragment(richTextOf(fields['content']).content),
    )
    for (const link of holder.querySelectorAll('a')) link.setAttribute('href', link.dataset['target'] ?? '')
    return holder.innerHTML
  }
  const rows = gridIn(block)
  if (rows) return tableHtml(block, rows)
  const level = blockDefinitions[type]?.headlineLevel(fields) ?? null
  return linesOf(block)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const isHeading = level !== null && line === fields['content']
      const element = document.createElement(isHeading ? `h${level}` : 'p')
      element.textContent = line
      return element.outerHTML
    })
    .join('')
}

function plainLines(content: unknown): string {
  const doc = richTextOf(content)
  return doc.textBetween(0, doc.content.size, '\n', '\n')
}

function richTextOf(content: unknown): Node {
  const read = readRichText(content)
  const paragraphs = read.content.length > 0 ? read.content : [{ type: 'paragraph' }]
  return Node.fromJSON(richTextSchema, { type: 'doc', content: paragraphs })
}
