import { diffArrays } from 'diff'
import { isSame } from './is-same.ts'

/** Texts with more differences than this are not merged; the running time grows with their number. */
const mostDifferences = 1000

/**
 * Merges two versions of a text that was changed by two people, word by word: a short text, or a rich text with its
 * marks. Null where their changes touch, or for other values. Symmetric: both sides end up with the same text.
 */
export function mergeValues(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSame(mine, theirs)) return mine
  if (isSame(base, mine)) return theirs
  if (isSame(base, theirs)) return mine
  const tokens = [base, mine, theirs].map(tokensOf)
  const [before, left, right] = tokens
  if (!before || !left || !right) return null
  const merged = mergeTokens(before, left, right)
  if (!merged) return null
  return typeof mine === 'string' ? merged.map(({ text }) => text).join('') : documentOf(merged)
}

/**
 * A word with the space behind it, a line break, or the beginning of a paragraph or a list, of which the whole is one
 * token.
 */
type Token = { text: string; node: unknown; isBlock: boolean }

function tokensOf(value: unknown): Token[] | null {
  if (typeof value === 'string') return wordsOf(value).map((text) => ({ text, node: null, isBlock: false }))
  const blocks = contentOf(value)
  if (!blocks) return null
  return blocks.flatMap((block): Token[] => {
    const { content, ...shell } = asNode(block)
    if (shell['type'] !== 'paragraph') return [{ text: '', node: block, isBlock: true }]
    const inner = Array.isArray(content) ? content : []
    return [{ text: '', node: shell, isBlock: true }, ...inner.flatMap(inlineTokens)]
  })
}

function inlineTokens(inline: unknown): Token[] {
  const { text, ...shell } = asNode(inline)
  if (typeof text !== 'string') return [{ text: '', node: inline, isBlock: false }]
  return wordsOf(text).map((word) => ({ text: word, node: shell, isBlock: false }))
}

/** Words and the spaces between them. */
function wordsOf(text: string): string[] {
  return text.match(/\S+|\s+/g) ?? []
}

function contentOf(value: unknown): unknown[] | null {
  if (value === null || value === undefined) return []
  const { type, content } = asNode(value)
  return type === 'doc' && Array.isArray(content) ? content : null
}

function asNode(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** A replaced part of the base, from `start` to `end`. */
type Hunk = { start: number; end: number; put: Token[] }

function mergeTokens(base: Token[], left: Token[], right: Token[]): Token[] | null {
  const mine = hunksOf(base, left)
  const theirs = hunksOf(base, right)
  if (!mine || !theirs) return null
  const hunks: Hunk[] = [...mine]
  for (const hunk of theirs) {
    const touching = mine.filter(({ start, end }) => start <= hunk.end && hunk.start <= end)
    if (touching.some((one) => !isSame(one, hunk))) return null
    if (touching.length === 0) hunks.push(hunk)
  }
  const merged: Token[] = []
  let at = 0
  for (const { start, end, put } of hunks.toSorted((a, b) => a.start - b.start)) {
    merged.push(...base.slice(at, start), ...put)
    at = end
  }
  return [...merged, ...base.slice(at)]
}

function hunksOf(base: Token[], side: Token[]): Hunk[] | null {
  const changes = diffArrays(base, side, { comparator: isSame, maxEditLength: mostDifferences })
  if (!changes) return null
  const hunks: Hunk[] = []
  let at = 0
  for (const { added, removed, value } of changes) {
    const last = hunks.at(-1)
    const open = last?.end === at && (added || removed) ? last : { start: at, end: at, put: [] }
    if ((added || removed) && open !== last) hunks.push(open)
    if (added) open.put.push(...value)
    else at += value.length
    if (removed) open.end = at
  }
  return hunks
}

/** The rich text of the tokens; equal neighbours are joined as the editor writes them. */
function documentOf(tokens: Token[]): unknown {
  const blocks: { shell: Record<string, unknown>; content: Record<string, unknown>[] }[] = []
  for (const { text, node, isBlock } of tokens) {
    if (isBlock) {
      blocks.push({ shell: asNode(node), content: [] })
      continue
    }
    if (blocks.at(-1)?.shell['type'] !== 'paragraph')
      blocks.push({ shell: { type: 'paragraph' }, content: [] })
    const content = blocks.at(-1)?.content ?? []
    const last = content.at(-1)
    const { text: before, ...shell } = last ?? {}
    if (text !== '' && last && typeof before === 'string' && isSame(shell, asNode(node)))
      last['text'] = before + text
    else content.push(text === '' ? asNode(node) : { ...asNode(node), text })
  }
  return {
    type: 'doc',
    content: blocks.map(({ shell, content }) => (content.length > 0 ? { ...shell, content } : shell)),
  }
}
