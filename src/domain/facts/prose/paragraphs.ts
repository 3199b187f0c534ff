import type { z } from 'zod'
import { richText } from '#blocks/fields.ts'
import { isRecord } from '#json/is-record.ts'
import type { Mention } from '../reading/mention.ts'

/** A paragraph of a text, with its links. `path` is its place in a rich text, such as `2.0.1`; empty in a plain one. */
export type Paragraph = { path: string; text: string; links: (Mention & { target: string })[] }

type Document = z.output<typeof richText>
type Block = Document['content'][number]
type Item = Extract<Block, { type: 'bulletList' | 'orderedList' }>['content'][number]
type Inline = NonNullable<Extract<Block, { type: 'paragraph' }>['content']>[number]

export function isRichText(value: unknown): boolean {
  return isRecord(value) && value['type'] === 'doc'
}

/** The paragraphs of a field: a plain text is one. */
export function paragraphsOf(value: unknown): Paragraph[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [{ path: '', text: value, links: [] }]
  const parsed = isRichText(value) ? richText.safeParse(value) : null
  return parsed?.success ? paragraphsIn(parsed.data.content, '') : []
}

/** The field with other words at a place of one of its paragraphs; they get the marks of the first old one. */
export function replaceIn(value: unknown, path: string, { start, end }: Mention, words: string): unknown {
  if (typeof value === 'string') return value.slice(0, start) + words + value.slice(end)
  const document = richText.parse(value)
  return { ...document, content: replaceInBlocks(document.content, path.split('.').map(Number)) }

  function replaceInBlocks<Part extends Block | Item>(
    parts: readonly Part[],
    way: readonly number[],
  ): Part[] {
    const [index, ...rest] = way
    return parts.map((part, at) => {
      if (at !== index) return part
      if (part.type === 'paragraph')
        return { ...part, content: replaceInLine(part.content ?? [], { start, end }, words) }
      return { ...part, content: replaceInBlocks<Block | Item>(part.content, rest) }
    })
  }
}

function paragraphsIn(parts: readonly (Block | Item)[], above: string): Paragraph[] {
  return parts.flatMap((part, index): Paragraph[] => {
    const path = above === '' ? String(index) : `${above}.${index}`
    if (part.type !== 'paragraph') return paragraphsIn(part.content, path)
    let text = ''
    const links: Paragraph['links'] = []
    for (const inline of part.content ?? []) {
      const start = text.length
      text += textOf(inline)
      const link = inline.type === 'text' ? inline.marks?.find((mark) => mark.type === 'link') : undefined
      if (link?.type === 'link') links.push({ start, end: text.length, target: link.attrs.href })
    }
    return text.trim() === '' ? [] : [{ path, text, links }]
  })
}

function replaceInLine(line: readonly Inline[], { start, end }: Mention, words: string): Inline[] {
  let at = 0
  let isWritten = false
  return line.flatMap((inline): Inline[] => {
    const [from, to] = [at, at + textOf(inline).length]
    at = to
    if (inline.type !== 'text' || to <= start || from >= end) return [inline]
    const text =
      inline.text.slice(0, Math.max(0, start - from)) +
      (isWritten ? '' : words) +
      inline.text.slice(Math.max(0, end - from))
    isWritten = true
    return text === '' ? [] : [{ ...inline, text }]
  })
}

function textOf(inline: Inline): string {
  return inline.type === 'text' ? inline.text : '\n'
}
