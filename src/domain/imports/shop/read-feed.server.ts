import { describeRejection, type Rejection } from '../rejected-line.ts'
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
 * Asks for an address of the feed, without following a redirect. An error with the code `private` says that it leads into a
 * private network, where nobody is asked.
 */
export type AskFeed = (
  url: URL,
  request: { headers: Record<string, string>; signal: AbortSignal },
) => Promise<AsyncIterable<Uint8Array> & { statusCode?: number | undefined; destroy(): void }>

/** The shop's feed could not be read; the message is one readable line without any data from the shop. */
export class ShopFeedError extends Error {
  readonly rejection: Rejection

  constructor(reason: string, { values, ...options }: ErrorOptions & Pick<Rejection, 'values'> = {}) {
    const rejection = { reason, ...(values && { values }) }
    super(describeRejection(rejection), options)
    this.name = 'ShopFeedError'
    this.rejection = rejection
  }
}

/**
 * Reads all pages of the shop's feed. The shop is not trusted: a slow, too large, endless or invalid answer, and a
 * redirect or next page on another origin, end it with a `ShopFeedError`.
 */
export async function readFeed(
  address: string,
  { ask, limits = feedLimits, signal }: { ask: AskFeed; limits?: FeedLimits; signal?: AbortSignal },
): Promise<Feed> {
  const { origin } = new URL(address)
  const end = AbortSignal.any([AbortSignal.timeout(limits.milliseconds), ...(signal ? [signal] : [])])
  const seen = new Set<string>()
  const counts = new Set<number>()
  const entries: unknown[] = []
  const budget = { bytes: limits.bytes }
  for (let next: string | null = address; next !== null;) {
    if (seen.has(next) || seen.size >= limits.pages)
      throw new ShopFeedError('feed_endless', { values: { pages: seen.size } })
    seen.add(next)
    const page = await readPage(next, { ask, limits, budget, end })
    counts.add(page.count)
    entries.push(...page.results)
    next = page.next && nextAddress(page.next, next)
    if (next !== null && new URL(next).origin !== origin)
      throw new ShopFeedError('feed_origin', { values: { origin } })
  }
  // A concert that begins while the pages are read shifts all others by one position.
  const isComplete = counts.size === 1 && counts.has(entries.length)
  return { entries, isComplete }
}

async function readPage(
  address: string,
  { ask, limits, budget, end }: { ask: AskFeed; limits: FeedLimits; budget: Budget; end: AbortSignal },
) {
  const signal = AbortSignal.any([end, AbortSignal.timeout(limits.pageMilliseconds)])
  try {
    const answer = await ask(new URL(address), {
      headers: { accept: 'application/json', 'accept-encoding': 'identity' },
      signal,
    })
    const { statusCode: status = 0 } = answer
    if (status !== 200) {
      answer.destroy()
      const isRedirect = status >= 300 && status < 400
      throw isRedirect
        ? new ShopFeedError('feed_redirect')
        : new ShopFeedError('feed_status', { values: { status } })
    }
    const page = feedPage.safeParse(parseJson(await readText(answer, budget)))
    if (page.success) return page.data
    throw new ShopFeedError('feed_format')
  } catch (error) {
    if (error instanceof ShopFeedError) throw error
    if (signal.aborted) throw new ShopFeedError('feed_slow', { cause: error })
    if (error instanceof Error && 'code' in error && error.code === 'private')
      throw new ShopFeedError('feed_private', { values: { host: new URL(address).host }, cause: error })
    throw new ShopFeedError('feed_unreachable', { cause: error })
  }
}

/** How many bytes the shop may still send. */
type Budget = { bytes: number }

async function readText(answer: AsyncIterable<Uint8Array>, budget: Budget): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of answer) {
    budget.bytes -= chunk.length
    if (budget.bytes < 0) throw new ShopFeedError('feed_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function nextAddress(next: string, base: string): string {
  const url = URL.parse(next, base)
  if (!url) throw new ShopFeedError('feed_next')
  return url.href
}
