import { addressOf, relOf } from './link-target.ts'
import type {
  RichTextBlock,
  RichTextDocument,
  RichTextInline,
  RichTextItem,
  RichTextMark,
} from './rich-text-document.ts'

/** Where links lead: the addresses of references, and the address of the page that others are relative to. */
type Links = { addresses: Record<string, string>; base: string }

/**
 * A rich text as HTML for other programs: elements without classes, and absolute addresses. `RichText` shows the same on the
 * pages of the site.
 */
export function writeHtml({ content }: RichTextDocument, links: Links): string {
  return writeAll(content, links)
}

function writeAll(nodes: readonly (RichTextBlock | RichTextItem | RichTextInline)[], links: Links): string {
  return nodes.map((node) => writeNode(node, links)).join('')
}

function writeNode(node: RichTextBlock | RichTextItem | RichTextInline, links: Links): string {
  if (node.type === 'hardBreak') return '<br>'
  if (node.type === 'text')
    return (node.marks ?? []).reduce((inner, mark) => writeMark(mark, inner, links), escape(node.text))
  const inner = writeAll(node.content ?? [], links)
  if (node.type === 'paragraph') return `<p>${inner}</p>`
  const name = { listItem: 'li', bulletList: 'ul', orderedList: 'ol' }[node.type]
  return `<${name}>${inner}</${name}>`
}

function writeMark(mark: RichTextMark, inner: string, { addresses, base }: Links): string {
  if (mark.type === 'bold') return `<strong>${inner}</strong>`
  if (mark.type === 'italic') return `<em>${inner}</em>`
  if (mark.type === 'language') return `<span lang="${mark.attrs.language}">${inner}</span>`
  const address = addressOf(mark.attrs.href, addresses)
  if (address === null || !URL.canParse(address, base)) return inner
  const rel = relOf(address, false)
  return `<a href="${escape(new URL(address, base).href)}"${rel ? ` rel="${rel}"` : ''}>${inner}</a>`
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character)
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
