import { cleanText } from '#i18n/plain-text.ts'
import { isPartLanguage } from '#i18n/part-languages.ts'
import { isRecord } from '#json/is-record.ts'
import { kindOfTarget } from './link-target.ts'
import {
  alignments,
  type Alignment,
  type RichTextBlock,
  type RichTextDocument,
  type RichTextInline,
  type RichTextItem,
  type RichTextMark,
  type RichTextParagraph,
} from './rich-text-document.ts'

/** The maximum nesting of lists; deeper lists are lifted to this level. */
export const deepestList = 6

/**
 * Reads any stored value as rich text: its text with the known nodes and marks, and nothing else. Never throws,
 * whatever it is given; excessive nesting, length or cycles are reduced to plain text or cut off.
 */
export function readRichText(stored: unknown): RichTextDocument {
  const nodes = isRecord(stored) && stored['type'] !== 'text' ? childrenOf(stored) : asList(stored)
  return { type: 'doc', content: readBlocks(nodes, { lists: 0, depth: 0, walk: newWalk(stored) }) }
}

type Walk = { left: number; above: Set<unknown> }
type Place = { lists: number; depth: number; walk: Walk }

/** No text written by people has so many nodes: this limits the work for malicious input. */
const maxNodes = 100_000
/** Deep enough for the deepest lists inside a few wrappers of another editor. */
const deepestNode = 64

function newWalk(root: unknown): Walk {
  return { left: maxNodes, above: new Set([root]) }
}

/** Paragraphs and lists; text outside of them is wrapped in paragraphs. */
function readBlocks(nodes: unknown[], place: Place): RichTextBlock[] {
  const blocks: RichTextBlock[] = []
  let line: RichTextInline[] = []
  const endLine = () => {
    if (line.length > 0) blocks.push({ type: 'paragraph', content: line })
    line = []
  }
  for (const node of nodes) {
    const inline = readInline(node, place.walk)
    if (inline) {
      line.push(...inline)
      continue
    }
    endLine()
    blocks.push(...descend(node, place, (inside) => readBlock(node, inside)))
  }
  endLine()
  return blocks
}

function readBlock(node: unknown, place: Place): RichTextBlock[] {
  if (place.depth > deepestNode) {
    const text = wordsIn(childrenOf(node), place.walk)
    return text === '' ? [] : [{ type: 'paragraph', content: [{ type: 'text', text }] }]
  }
  const type = isRecord(node) ? node['type'] : undefined
  if (type === 'paragraph') return [readParagraph(node, place)]
  if ((type === 'bulletList' || type === 'orderedList') && place.lists < deepestList) {
    const content = readItems(childrenOf(node), { ...place, lists: place.lists + 1 })
    return content.length > 0 ? [{ type, content }] : []
  }
  return readBlocks(childrenOf(node), place)
}

function readItems(nodes: unknown[], place: Place): RichTextItem[] {
  return nodes.flatMap((node) => {
    const isItem = isRecord(node) && node['type'] === 'listItem'
    const content = isItem
      ? descend(node, place, (inside) => readBlocks(childrenOf(node), inside))
      : readBlocks([node], place)
    return content.length > 0 ? [{ type: 'listItem' as const, content }] : []
  })
}

function readParagraph(node: unknown, place: Place): RichTextParagraph {
  const content = readLine(childrenOf(node), place)
  const textAlign = alignmentOf(node)
  return {
    type: 'paragraph',
    ...(textAlign && { attrs: { textAlign } }),
    ...(content.length > 0 && { content }),
  }
}

/** Inline content; blocks inside it, which no editor creates, are separated by line breaks. */
function readLine(nodes: unknown[], place: Place): RichTextInline[] {
  return nodes.flatMap((node): RichTextInline[] => {
    const inline = readInline(node, place.walk)
    if (inline) return inline
    const inner = descend(node, place, (inside): RichTextInline[] => {
      if (inside.depth <= deepestNode) return readLine(childrenOf(node), inside)
      const text = wordsIn(childrenOf(node), inside.walk)
      return text === '' ? [] : [{ type: 'text', text }]
    })
    return isRecord(node) && node['type'] === 'paragraph' && inner.length > 0
      ? [...inner, { type: 'hardBreak' }]
      : inner
  })
}

/** A text or a line break; null for nodes that may have children. */
function readInline(node: unknown, walk: Walk): RichTextInline[] | null {
  if (typeof node === 'string') return readText(node, [], walk)
  if (!isRecord(node)) return []
  if (node['type'] === 'hardBreak') return walk.left-- > 0 ? [{ type: 'hardBreak' }] : []
  if (node['type'] !== 'text') return null
  return typeof node['text'] === 'string' ? readText(node['text'], readMarks(node['marks']), walk) : []
}

function readText(stored: string, marks: RichTextMark[], walk: Walk): RichTextInline[] {
  const text = cleanText(stored)
  if (text === '' || walk.left-- <= 0) return []
  return [marks.length > 0 ? { type: 'text', text, marks } : { type: 'text', text }]
}

/** Each mark at most once and in a fixed order; links only to allowed targets. */
function readMarks(stored: unknown): RichTextMark[] {
  if (!Array.isArray(stored)) return []
  const marks: unknown[] = stored.slice(0, 50)
  const has = (type: string) => marks.some((mark) => isRecord(mark) && mark['type'] === type)
  const links = marks.flatMap((mark) => readLink(mark) ?? [])
  return [
    ...(has('bold') ? [{ type: 'bold' as const }] : []),
    ...(has('italic') ? [{ type: 'italic' as const }] : []),
    ...marks.flatMap((mark) => readLanguage(mark) ?? []).slice(0, 1),
    ...links.slice(0, 1),
  ]
}

function readLanguage(mark: unknown): RichTextMark | null {
  if (!isRecord(mark) || mark['type'] !== 'language' || !isRecord(mark['attrs'])) return null
  const { language } = mark['attrs']
  return isPartLanguage(language) ? { type: 'language', attrs: { language } } : null
}

function readLink(mark: unknown): RichTextMark | null {
  if (!isRecord(mark) || mark['type'] !== 'link' || !isRecord(mark['attrs'])) return null
  const { href, newWindow, target } = mark['attrs']
  if (typeof href !== 'string' || kindOfTarget(href) === null) return null
  return { type: 'link', attrs: { href, newWindow: newWindow === true || target === '_blank' } }
}

/** Descends into a node, unless it contains itself or a limit is reached. */
function descend<Found>(node: unknown, place: Place, read: (inside: Place) => Found[]): Found[] {
  const { walk, depth } = place
  if (walk.left-- <= 0 || walk.above.has(node)) return []
  walk.above.add(node)
  const found = read({ ...place, depth: depth + 1 })
  walk.above.delete(node)
  return found
}

/** The plain text, without recursion: for input nested deeper than any text. */
function wordsIn(nodes: unknown[], walk: Walk): string {
  const words: string[] = []
  const waiting = nodes.toReversed()
  const seen = new Set<unknown>(walk.above)
  while (waiting.length > 0) {
    const node = waiting.pop()
    if (walk.left-- <= 0) break
    if (typeof node === 'string') words.push(cleanText(node))
    if (!isRecord(node) || seen.has(node)) continue
    seen.add(node)
    if (node['type'] === 'text' && typeof node['text'] === 'string') words.push(cleanText(node['text']))
    else waiting.push(...childrenOf(node).slice(0, maxNodes).toReversed())
  }
  return words.filter(Boolean).join(' ')
}

function alignmentOf(node: unknown): Alignment | undefined {
  const attrs = isRecord(node) ? node['attrs'] : undefined
  const stored = isRecord(attrs) ? attrs['textAlign'] : undefined
  return alignments.find((alignment) => alignment === stored)
}

function childrenOf(node: unknown): unknown[] {
  return isRecord(node) ? asList(node['content']) : []
}

function asList(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  return typeof value === 'string' || isRecord(value) ? [value] : []
}
