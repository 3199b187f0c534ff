import type { Operation } from '#contracts/page-operations.ts'
import type { StoredBlock } from '#contracts/pages.ts'
import { readRichText } from '#design/rich-text/read-rich-text.ts'

/** A text of a block that somebody is writing in. */
export type Spot = { id: string; field: 'title' | 'text' }

export function paragraphs(...texts: string[]): unknown {
  const content = texts.map((text) => ({
    type: 'paragraph',
    ...(text !== '' && { content: [{ type: 'text', text }] }),
  }))
  return { type: 'doc', content }
}

/** The lines of a text, each a list of words. */
export function linesOf(value: unknown): string[][] {
  if (typeof value === 'string') return [wordsOf(value)]
  return readRichText(value).content.map((block) =>
    block.type === 'paragraph'
      ? wordsOf((block.content ?? []).map((inline) => (inline.type === 'text' ? inline.text : ' ')).join(''))
      : [],
  )
}

/** All words of a block. */
export function wordsIn(block: StoredBlock | null | undefined): string[] {
  return Object.values(block?.fields ?? {}).flatMap((value) => linesOf(value).flat())
}

/** The operation that writes these lines. */
export function writing({ id, field }: Spot, lines: string[][]): Operation {
  const texts = lines.map((words) => words.join(' '))
  return {
    kind: 'set-fields',
    id,
    fields: { [field]: field === 'title' ? texts.join(' ') : paragraphs(...texts) },
  }
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean)
}
