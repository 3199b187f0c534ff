import { diffArrays } from 'diff'
import { isSame } from '#operations/index.ts'
import { areTexts, textOf, tokensOf, type Token } from './text-tokens.ts'

/** Texts with more differing words are not merged: the running time grows with the number of differences. */
const maxDifferences = 1000

/**
 * Merges the changes of two people in a text, word by word; null if their changes touch, and for values that are not
 * texts. The result is symmetric: both sides get the same text.
 */
export function mergeTexts(before: unknown, local: unknown, remote: unknown): unknown {
  return merge(before, local, remote, () => null)
}

/**
 * Merges like `mergeTexts`, but keeps both versions where the changes touch, the remote one first; null for values that are not
 * texts.
 */
export function keepBoth(before: unknown, local: unknown, remote: unknown): unknown {
  const bothOf = (place: Place) => [...place.remote, ...place.local]
  return merge(before, local, remote, bothOf) ?? inRow(local, remote)
}

/** One part of the text in three versions. */
type Place = { before: Token[]; local: Token[]; remote: Token[] }

function merge(
  before: unknown,
  local: unknown,
  remote: unknown,
  settle: (place: Place) => Token[] | null,
): unknown {
  const start = before ?? (typeof local === 'string' ? '' : { type: 'doc', content: [] })
  if (!areTexts(local, remote) || !areTexts(start, local)) return null
  if (isSame(local, remote)) return local
  const [old, left, right] = [start, local, remote].map((text) => tokensOf(text) ?? [])
  if (!old || !left || !right) return null
  const places = placesOf(old, left, right)
  const parts = places && joinDisputed(places).map((place) => undisputed(place) ?? settle(place))
  if (!parts || parts.some((part) => part === null)) return null
  const words = parts.flatMap((part) => part ?? [])
  return textOf(withSpaces(words, [left, right]), local)
}

/** A part that at most one side has changed, or both in the same way; null if their changes touch. */
function undisputed({ before: was, local: one, remote: other }: Place): Token[] | null {
  if (isSame(one, other) || isSame(was, other)) return one
  if (isSame(was, one)) return other
  // Spaces alone are no version of their own: their writer continues after the other side's words.
  if (!was.every(isSpace)) return null
  const words = [one, other].filter((part) => !part.every(isSpace))
  if (words.length === 2) return null
  return words[0] ?? (widthOf(one) > widthOf(other) ? one : other)
}

/**
 * Joins the disputed parts of a paragraph with what is between them: both versions of a rewritten sentence would
 * otherwise be mixed word by word.
 */
function joinDisputed(places: Place[]): Place[] {
  const joined: Place[] = []
  for (const place of places) {
    const first = undisputed(place) ? -1 : joined.findLastIndex((one) => !undisputed(one))
    const between = joined.slice(first + 1)
    const isOneParagraph = between.every(({ before }) => before.every(({ kind }) => kind === 'word'))
    if (first < 0 || !isOneParagraph) joined.push(place)
    else {
      const all = [...joined.splice(first), place]
      const whole = (side: keyof Place) => all.flatMap((one) => one[side])
      joined.push({ before: whole('before'), local: whole('local'), remote: whole('remote') })
    }
  }
  return joined
}

/** Joins words, with a space between two words that are adjacent in none of their source texts. */
function withSpaces(words: Token[], texts: Token[][]): Token[] {
  return words.flatMap((word, index) => {
    const last = words[index - 1]
    const isGlued = isWord(last) && isWord(word) && !texts.some((text) => hasPair(text, last, word))
    return isGlued ? [{ kind: 'word', text: ' ' }, word] : word
  })
}

function hasPair(text: Token[], first: Token | undefined, second: Token): boolean {
  return text.some((word, index) => isSame(word, second) && isSame(text[index - 1], first))
}

/** A part of the old text from `start` to `end`, and its replacement on one side. */
type Hunk = { start: number; end: number; words: Token[] }

/** The text divided into parts that both sides, one side or neither has changed; null for too many differences. */
function placesOf(old: Token[], left: Token[], right: Token[]): Place[] | null {
  const local = hunksOf(old, left)
  const remote = hunksOf(old, right)
  if (!local || !remote) return null
  const places: Place[] = []
  let at = 0
  const keepUntil = (end: number) => {
    const same = old.slice(at, end)
    if (same.length > 0) places.push({ before: same, local: same, remote: same })
    at = end
  }
  for (const { start, end, hunks } of joinTouching([...local, ...remote])) {
    keepUntil(start)
    const inside = (side: Hunk[]) =>
      applyHunks(
        old,
        start,
        end,
        side.filter((hunk) => hunks.includes(hunk)),
      )
    places.push({ before: old.slice(start, end), local: inside(local), remote: inside(remote) })
    at = end
  }
  keepUntil(old.length)
  return places
}

function hunksOf(old: Token[], next: Token[]): Hunk[] | null {
  const changes = diffArrays(old, next, { comparator: isAligned, maxEditLength: maxDifferences })
  if (!changes) return null
  const hunks: Hunk[] = []
  let [at, to] = [0, 0]
  let open: Hunk | null = null
  for (const { added, removed, value } of changes) {
    if (added || removed) {
      if (!open) hunks.push((open = { start: at, end: at, words: [] }))
      if (removed) open.end += value.length
      else open.words.push(...value)
    } else {
      open = null
      for (let index = 0; index < value.length; index++) {
        const word = next[to + index]
        const start = at + index
        if (word && !isSame(old[start], word)) hunks.push({ start, end: start + 1, words: [word] })
      }
    }
    if (!added) at += value.length
    if (!removed) to += value.length
  }
  return hunks
}

/**
 * Whether a token corresponds to one of the other version. Spaces of any length do: words would otherwise count as
 * changed because the spaces around them are.
 */
function isAligned(one: Token, other: Token): boolean {
  return isSame(one, other) || (isSpace(one) && isSpace(other))
}

type Range = { start: number; end: number; hunks: Hunk[] }

/** The ranges of the hunks; those that overlap, or insert at the same place, are merged. */
function joinTouching(hunks: readonly Hunk[]): Range[] {
  const ranges: Range[] = []
  for (const hunk of hunks.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const { start, end } = hunk
    const last = ranges.at(-1)
    if (last && (start < last.end || (start === last.start && end === last.end))) {
      last.end = Math.max(last.end, end)
      last.hunks.push(hunk)
    } else ranges.push({ start, end, hunks: [hunk] })
  }
  return ranges
}

function applyHunks(old: Token[], start: number, end: number, hunks: Hunk[]): Token[] {
  const words: Token[] = []
  let at = start
  for (const hunk of hunks) {
    words.push(...old.slice(at, hunk.start), ...hunk.words)
    at = hunk.end
  }
  return [...words, ...old.slice(at, end)]
}

function isWord(token: Token | undefined): boolean {
  return token?.kind === 'word' && token.text.trim() !== ''
}

function isSpace(token: Token): boolean {
  return token.kind === 'word' && token.text.trim() === ''
}

function widthOf(tokens: Token[]): number {
  return tokens.map((token) => (token.kind === 'word' ? token.text : '')).join('').length
}

/** Both texts, one after the other; null for values that are not texts. */
function inRow(local: unknown, remote: unknown): unknown {
  if (!areTexts(local, remote)) return null
  if (typeof local === 'string') return `${String(remote)} ${local}`.trim()
  return textOf([...(tokensOf(remote) ?? []), ...(tokensOf(local) ?? [])], local)
}
