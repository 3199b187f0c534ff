import { fromMarkdown } from 'mdast-util-from-markdown'
import type { RichText, RichTextMark, RichTextNode } from '../plan.ts'

/** A part of a Markdown text between blank lines. */
export type MarkdownNode = ReturnType<typeof fromMarkdown>['children'][number]
type InlineNode = Extract<MarkdownNode, { type: 'paragraph' }>['children'][number]

/** Builds rich text from Markdown; throws on what rich text can't contain. */
export function richText(markdown: string): RichText {
  return toRichText(fromMarkdown(markdown).children)
}

/** Builds rich text from parsed Markdown. */
export function toRichText(nodes: readonly MarkdownNode[]): RichText {
  return { type: 'doc', content: nodes.map(readNode) }
}

/** The plain text, with a space between blocks, for counting words and for tests. */
export function plainText(node: RichText | RichTextNode): string {
  if (node.type === 'text') return node.text ?? ''
  if (node.type === 'hardBreak') return ' '
  const separator = node.type === 'paragraph' ? '' : ' '
  return (node.content ?? []).map(plainText).join(separator)
}

function readNode(node: MarkdownNode): RichTextNode {
  if (node.type === 'paragraph')
    return { type: 'paragraph', content: node.children.flatMap((child) => readInline(child, [])) }
  if (node.type !== 'list') throw new Error(`A text has no place for a ${node.type}`)
  return {
    type: node.ordered ? 'orderedList' : 'bulletList',
    content: node.children.map(({ children }) => ({ type: 'listItem', content: children.map(readNode) })),
  }
}

function readInline(node: InlineNode, marks: RichTextMark[]): RichTextNode[] {
  const inside = (children: readonly InlineNode[], mark: RichTextMark) =>
    children.flatMap((child) => readInline(child, [...marks, mark]))
  if (node.type === 'text') {
    const text = node.value.replaceAll('\n', ' ')
    return [marks.length > 0 ? { type: 'text', text, marks } : { type: 'text', text }]
  }
  if (node.type === 'break') return [{ type: 'hardBreak' }]
  if (node.type === 'strong') return inside(node.children, { type: 'bold' })
  if (node.type === 'emphasis') return inside(node.children, { type: 'italic' })
  if (node.type !== 'link') throw new Error(`A text has no place for a ${node.type}`)
  return inside(node.children, { type: 'link', attrs: { href: node.url, newWindow: false } })
}
