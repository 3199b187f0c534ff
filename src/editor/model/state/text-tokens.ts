import { isRecord } from '#json/is-record.ts'
import { isSame } from '#operations/index.ts'

/**
 * A text as a sequence of tokens: a string's words and spaces, or those of a ProseMirror document with their marks,
 * between the opening and closing of the nodes around them.
 */
export type Token = { kind: 'word'; text: string; marks?: unknown } | Bracket
type Bracket = { kind: 'open' | 'close'; node: Record<string, unknown> }

/** The tokens of a text; null for any other value. A missing value is an empty text beside a text. */
export function tokensOf(value: unknown): Token[] | null {
  if (typeof value === 'string') return wordsOf(value).map((text) => ({ kind: 'word', text }))
  return isDocument(value) ? childrenOf(value).flatMap(tokensOfNode) : null
}

/** The text of these tokens, of the same kind as `like`; null if nodes are not closed as they were opened. */
export function textOf(tokens: readonly Token[], like: unknown): unknown {
  if (typeof like === 'string')
    return tokens.map((token) => (token.kind === 'word' ? token.text : '')).join('')
  const root: Open = { node: {}, content: [] }
  const open: Open[] = [root]
  for (const token of tokens) {
    const inner = open.at(-1)
    if (!inner) return null
    if (token.kind === 'word') addText(inner.content, token)
    else if (token.kind === 'open') open.push({ node: token.node, content: [] })
    else {
      open.pop()
      if (inner === root || !isSame(inner.node, token.node)) return null
      const { node, content } = inner
      open.at(-1)?.content.push(content.length > 0 ? { ...node, content } : node)
    }
  }
  return open.length === 1 ? { type: 'doc', content: root.content } : null
}

/** Whether both are texts of the same kind. */
export function areTexts(one: unknown, other: unknown): boolean {
  return typeof one === 'string' ? typeof other === 'string' : isDocument(one) && isDocument(other)
}

type Open = { node: Record<string, unknown>; content: unknown[] }

function isDocument(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && value['type'] === 'doc' && Array.isArray(value['content'])
}

function childrenOf(node: Record<string, unknown>): unknown[] {
  return Array.isArray(node['content']) ? node['content'] : []
}

function tokensOfNode(node: unknown): Token[] {
  if (!isRecord(node)) return []
  const { content: _, ...rest } = node
  if (typeof node['text'] === 'string')
    return wordsOf(node['text']).map((text) => ({
      kind: 'word',
      text,
      ...(node['marks'] !== undefined && { marks: node['marks'] }),
    }))
  return [
    { kind: 'open', node: rest },
    ...childrenOf(node).flatMap(tokensOfNode),
    { kind: 'close', node: rest },
  ]
}

function wordsOf(text: string): string[] {
  return text.match(/\s+|\S+/g) ?? []
}

/** Neighbouring words with the same marks are one text node. */
function addText(content: unknown[], { text, marks }: { text: string; marks?: unknown }): void {
  const last = content.at(-1)
  if (isRecord(last) && typeof last['text'] === 'string' && isSame(last['marks'], marks))
    content[content.length - 1] = { ...last, text: last['text'] + text }
  else content.push({ type: 'text', text, ...(marks !== undefined && { marks }) })
}
