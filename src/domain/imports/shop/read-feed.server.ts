import { readAnswer, SourceError, type AskSource } from '../files/read-answer.server.ts'
import { feedPage } from './feed-entry.ts'

export type Feed = {
  entries: unknown[]
  /** Whether the feed was read completely; only then can events be missing from it. */
  isComplete: boolean
}

export type FeedLimits = {
  /** Timeout per page, from the request to the last byte. */
  pageMilliseconds: number
  /** Timeout for all pages together. */
  milliseconds: number
  /** Maximum size of all pages together. */
  bytes: number
  pages: number
}

const feedLimits: FeedLimits = {
  pageMilliseconds: 15_000,
  milliseconds: 120_000,
  bytes: 20_000_000,
  pages: 200,
}

/**
 * Reads all pages of the shop's feed. The shop is not trusted: a slow, too large, endless or invalid answer, and a
 * redirect or next page on another origin, end it with a `SourceError`.
 */
export async function readFeed(
  address: string,
  { ask, limits = feedLimits, signal }: { ask: AskSource; limits?: FeedLimits; signal?: AbortSignal },
): Promise<Feed> {
  const { origin } = new URL(address)
  const end = AbortSignal.any([AbortSignal.timeout(limits.milliseconds), ...(signal ? [signal] : [])])
  const seen = new Set<string>()
  const counts = new Set<number>()
  const entries: unknown[] = []
  const budget = { bytes: limits.bytes }
  for (let next: string | null = address; next !== null;) {
    if (seen.has(next) || seen.size >= limits.pages)
      throw new SourceError('feed_endless', { values: { pages: seen.size } })
    seen.add(next)
    const page = await readPage(next, { ask, limits, budget, end })
    counts.add(page.count)
    entries.push(...page.results)
    next = page.next && nextAddress(page.next, next)
    if (next !== null && new URL(next).origin !== origin)
      throw new SourceError('feed_origin', { values: { origin } })
  }
  // A concert that begins while the pages are read shifts all others by one position.
  const isComplete = counts.size === 1 && counts.has(entries.length)
  return { entries, isComplete }
}

async function readPage(
  address: string,
  { ask, limits, budget, end }: { ask: AskSource; limits: FeedLimits; budget: Budget; end: AbortSignal },
) {
  const { bytes } = await readAnswer(address, {
    of: 'feed',
    ask,
    headers: { accept: 'application/json' },
    budget,
    signal: AbortSignal.any([end, AbortSignal.timeout(limits.pageMilliseconds)]),
  })
  const page = feedPage.safeParse(parseJson(bytes.toString('utf8')))
  if (page.success) return page.data
  throw new SourceError('feed_format')
}

/** How many bytes the shop may still send. */
type Budget = { bytes: number }

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function nextAddress(next: string, base: string): string {
  const url = URL.parse(next, base)
  if (!url) throw new SourceError('feed_next')
  return url.href
}
