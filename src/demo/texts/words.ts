import { plainText } from './rich-text.ts'
import type { Block, ContentDocument, RichText } from '../plan.ts'

/** Everything that a visitor reads in a document, in order. */
export function textOf(document: ContentDocument): string {
  return document.containers
    .flatMap((container) => container.columns.flat())
    .map(textOfBlock)
    .join(' ')
}

export function countWords(document: ContentDocument): number {
  return textOf(document).split(/\s+/).filter(Boolean).length
}

/** At 180 words a minute, which is how people read about music; never less than one. */
export function readingMinutes(document: ContentDocument): number {
  return Math.max(1, Math.round(countWords(document) / 180))
}

function textOfBlock(block: Block): string {
  const own = Object.entries(block.fields)
    .filter(([name]) => readable.has(name))
    .map(([, value]) => (isRichText(value) ? plainText(value) : typeof value === 'string' ? value : ''))
  return [...own, ...(block.children ?? []).map(textOfBlock)].join(' ')
}

const readable = new Set([
  'preline',
  'content',
  'headline',
  'subline',
  'text',
  'author',
  'description',
  'link_text',
])

function isRichText(value: unknown): value is RichText {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc'
}
