import { isRunningText } from '#editor/model/blocks/is-running-text.ts'
import { DOMSerializer, Node } from 'prosemirror-model'
import { blockDefinitions } from '#blocks/schemas.generated.ts'
import type { StoredBlock } from '#contracts/pages.ts'
import { readRichText } from '#design/rich-text/read-rich-text.ts'
import { withDescendants } from '#operations/index.ts'
import { richTextSchema } from '#fields/rich-text/rich-text-schema.ts'

/** The whole text of blocks for other programs: as plain text, and as HTML with headings, marks and lists. */
export function copiedText(blocks: readonly StoredBlock[]): { text: string; html: string } {
  const all = blocks.flatMap(withDescendants)
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
  return blockDefinitions[block.type]?.textOf(block.fields) ?? []
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
