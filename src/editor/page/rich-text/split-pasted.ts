import { DOMParser as DocumentParser } from 'prosemirror-model'
import { readRichText } from '#design/rich-text/read-rich-text.ts'
import { isEmptyRichText } from '#design/rich-text/rich-text-document.ts'
import type { Piece } from '#editor/model/blocks/write-pieces.ts'
import { plainTextOf } from '#i18n/plain-text.ts'
import { tidyPastedHtml } from '#fields/rich-text/paste.ts'
import { richTextSchema } from '#fields/rich-text/rich-text-schema.ts'

const headings = 'h1, h2, h3, h4, h5, h6'

/** Whether pasted HTML has headings, so that it becomes several blocks. */
export function hasHeadings(html: string): boolean {
  return /<h[1-6][\s>]/i.test(html)
}

/**
 * The headlines and texts of pasted HTML in order. A heading of level 1, which only the page itself has, becomes
 * level 2, and those below it move accordingly.
 */
export function splitPasted(html: string): Piece[] {
  const { body } = new DOMParser().parseFromString(tidyPastedHtml(html), 'text/html')
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
      } else if (node.querySelector(headings)) walk(node)
      else between.append(node)
    }
  }
  walk(body)
  endText()
  return pieces
}

/** The words of pasted HTML, for a text without formatting: a line for each headline and text. */
export function wordsOfPasted(html: string): string {
  return splitPasted(html)
    .map((piece) => (piece.kind === 'headline' ? piece.text : plainTextOf(piece.document)))
    .join('\n')
}

/** The texts of pasted plain text: a paragraph for each of its lines. */
export function splitPlain(text: string): Piece[] {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '')
  if (lines.length === 0) return []
  const content = lines.map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line.trim() }] }))
  return [{ kind: 'text', document: readRichText({ type: 'doc', content }) }]
}

function levelOf(heading: Element): number {
  return Number(heading.localName.slice(1))
}
