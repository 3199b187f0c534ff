import type { LocalizedRichText, RichText, RichTextMark, RichTextNode } from '../types.ts'

/** Builds rich text from the format that README.md describes. */
export function richText(markup: string): RichText {
  const blocks = markup
    .trim()
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').map((line) => line.trim()))
  return { type: 'doc', content: blocks.map(readBlock) }
}

export function localizedRichText(de: string, en: string): LocalizedRichText {
  return { de: richText(de), en: richText(en) }
}

/** The plain text, with a space between blocks, for counting words and for tests. */
export function plainText(node: RichText | RichTextNode): string {
  if (node.type === 'text') return node.text ?? ''
  if (node.type === 'hardBreak') return ' '
  const separator = node.type === 'paragraph' ? '' : ' '
  return (node.content ?? []).map(plainText).join(separator)
}

function readBlock(lines: string[]): RichTextNode {
  if (lines.every((line) => line.startsWith('- '))) return list('bulletList', lines, /^- /)
  if (lines.every((line) => /^\d+\. /.test(line))) return list('orderedList', lines, /^\d+\. /)
  return paragraph(lines.join(' '))
}

/** A paragraph with its alignment, if it begins with one. */
function paragraph(text: string): RichTextNode {
  const [start = '', textAlign] = /^\{(center|right)\} /.exec(text) ?? []
  const content = text
    .slice(start.length)
    .split(/\\ ?/)
    .flatMap((line, index) => [
      ...(index > 0 ? [{ type: 'hardBreak' as const }] : []),
      ...readInline(line, []),
    ])
  return textAlign === 'center' || textAlign === 'right'
    ? { type: 'paragraph', attrs: { textAlign }, content }
    : { type: 'paragraph', content }
}

function list(type: 'bulletList' | 'orderedList', lines: string[], marker: RegExp): RichTextNode {
  return {
    type,
    content: lines.map((line) => ({ type: 'listItem', content: [paragraph(line.replace(marker, ''))] })),
  }
}

const inlineMarkup =
  /\*\*(?<bold>.+?)\*\*(?!\*)|\*(?<italic>.+?)\*|\[(?<label>[^\]]+)\]\((?<href>[^)]+)\)(?<window>\^?)/

function readInline(text: string, marks: RichTextMark[]): RichTextNode[] {
  const match = inlineMarkup.exec(text)
  if (!match) return textNode(text, marks)
  const { bold, italic, label, href, window } = match.groups ?? {}
  return [
    ...textNode(text.slice(0, match.index), marks),
    ...(bold !== undefined ? readInline(bold, [...marks, { type: 'bold' }]) : []),
    ...(italic !== undefined ? readInline(italic, [...marks, { type: 'italic' }]) : []),
    ...(label !== undefined && href !== undefined
      ? readInline(label, [...marks, { type: 'link', attrs: { href, newWindow: window === '^' } }])
      : []),
    ...readInline(text.slice(match.index + match[0].length), marks),
  ]
}

function textNode(text: string, marks: RichTextMark[]): RichTextNode[] {
  if (!text) return []
  return [marks.length > 0 ? { type: 'text', text, marks } : { type: 'text', text }]
}
