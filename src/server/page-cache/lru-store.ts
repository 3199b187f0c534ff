import type { Answer } from './answer.ts'

export type Kept = {
  answer: Answer
  tags: readonly string[]
  /** When its rendering began. All times are in milliseconds since the epoch. */
  askedAt: number
  /** After this time the answer is stale, and the next request causes a new rendering. */
  freshUntil: number
}

export type KeptAnswers = {
  find(key: string): Kept | undefined
  keep(key: string, kept: Kept): void
  remove(key: string): void
  removeTagged(tags: Iterable<string>): void
  clear(): void
  size(): { answers: number; bytes: number }
  /** How many answers were removed because of their tags, all at once, or for lack of space. */
  countDropped(): number
}

/** Estimated memory of a cache entry besides its texts and bodies, in bytes: objects, maps, the tag index. */
const overhead = 1024

/** A cache of answers with a capacity in bytes; evicts the least recently used entries first. */
export function openLruStore(maxBytes: number): KeptAnswers {
  /** The least recently used entry comes first: a Map iterates in insertion order. */
  const answers = new Map<string, Kept>()
  const keysByTag = new Map<string, Set<string>>()
  let bytes = 0
  let dropped = 0

  function remove(key: string): void {
    const kept = answers.get(key)
    if (!kept) return
    answers.delete(key)
    bytes -= bytesOf(key, kept)
    for (const tag of kept.tags) {
      const keys = keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysByTag.delete(tag)
    }
  }

  function drop(key: string): void {
    dropped += 1
    remove(key)
  }

  return {
    find(key) {
      const kept = answers.get(key)
      if (!kept) return undefined
      answers.delete(key)
      answers.set(key, kept)
      return kept
    },
    keep(key, kept) {
      remove(key)
      const needed = bytesOf(key, kept)
      if (needed > maxBytes) return
      answers.set(key, kept)
      bytes += needed
      for (const tag of kept.tags) {
        const keys = keysByTag.get(tag) ?? new Set()
        keysByTag.set(tag, keys.add(key))
      }
      for (const oldest of answers.keys()) {
        if (bytes <= maxBytes) break
        drop(oldest)
      }
    },
    remove,
    removeTagged(tags) {
      for (const tag of tags) for (const key of keysByTag.get(tag) ?? []) drop(key)
    },
    clear() {
      dropped += answers.size
      answers.clear()
      keysByTag.clear()
      bytes = 0
    },
    size: () => ({ answers: answers.size, bytes }),
    countDropped: () => dropped,
  }
}

function bytesOf(key: string, { answer, tags }: Kept): number {
  const texts = JSON.stringify([key, tags, answer.headers]).length
  const bodies = Object.values(answer.representations).reduce((sum, { body }) => sum + body.length, 0)
  return overhead + texts + bodies
}
