import { getRequestListener } from '@hono/node-server'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { packResponse, sendAnswer, type Answer } from './answer.ts'
import { openLruStore } from './lru-store.ts'
import { noteCacheOutcome } from '../telemetry/current-request.ts'
import { parseCacheControl } from './parse-cache-control.ts'
import { readCacheKey, type ParamsOf, type Visit } from './cache-key.ts'

/**
 * How long an expired answer is still served while a new one is rendered (stale-while-revalidate), in milliseconds. At
 * worst, the start of a sale is shown three seconds late. Answers that were invalidated by a *change* are never served
 * again.
 */
export const staleFor = 3000

export type PageCache = {
  /** Answers a visitor's request, immediately or later; returns false to leave it to the application. */
  handle(request: IncomingMessage, response: ServerResponse): boolean
  /**
   * The same for a request whose session the application does not know, so that a made-up cookie is no way around the
   * cache. False for a request that the cache has already passed on.
   */
  handleStranger(request: IncomingMessage, response: ServerResponse): boolean
  /** Invalidates all answers with one of the tags: requests from now on get an answer rendered from now on. */
  drop(tags: Iterable<string>): void
  /** Invalidates everything: no answer rendered before this call is served to requests after it. */
  clear(): void
  size(): { answers: number; bytes: number }
  /** How many answers have left the cache because of a change or for lack of space. */
  countDropped(): number
}

/** `incoming` is the visitor's request, of which the application may only read by whom it was made. */
type Fetch = (request: Request, env?: { incoming: unknown }) => Response | Promise<Response>

/** A rendering in progress, shared by all concurrent requests for the same answer. */
type Rendering = {
  startedAt: number
  /** The tags that were dropped since the rendering began. */
  changed: Set<string>
  isOutdated: boolean
  result: Promise<Result>
}

type Result = {
  answer: Answer
  /**
   * Whether the answer may be served to everybody at this address; otherwise it goes only to the visitor for whom it
   * was rendered.
   */
  isForAll: boolean
}

/**
 * A shared HTTP cache (RFC 9111) in front of the application. It caches answers that the application marks as public
 * (`s-maxage`) and tags (`Surrogate-Key`) until they expire or one of their tags is dropped.
 */
export function openPageCache({
  fetch,
  origin,
  paramsOf,
  maxBytes,
  headers: ownHeaders,
  clock = () => new Date(),
  onError,
}: {
  fetch: Fetch
  /** The origin for which pages are rendered, whatever host a request names. */
  origin: string
  paramsOf: ParamsOf
  /** Capacity for bodies, headers and keys. */
  maxBytes: number
  /** Headers of every answer, which those of the application override. */
  headers: Map<string, string>
  clock?: () => Date
  onError: (error: unknown) => void
}): PageCache {
  const kept = openLruStore(maxBytes)
  const renderings = new Map<string, Rendering>()
  /** Includes renderings that new requests must not join any more. */
  const allRenderings = new Set<Rendering>()
  const application = getRequestListener(fetch)
  const passedOn = new WeakSet<IncomingMessage>()

  function serve(visit: Visit | null, request: IncomingMessage, response: ServerResponse): boolean {
    if (!visit) return false
    const now = clock().getTime()
    const found = kept.find(visit.key)
    if (found && now < found.freshUntil + staleFor) {
      const isFresh = now < found.freshUntil
      noteCacheOutcome(isFresh ? 'hit' : 'stale')
      if (!isFresh) joinOrStart(visit, now, request)
      sendAnswer(found.answer, request, response)
    } else answerLater(visit, now, { request, response }).catch(onError)
    return true
  }

  async function answerLater(
    visit: Visit,
    now: number,
    { request, response }: { request: IncomingMessage; response: ServerResponse },
  ): Promise<void> {
    const { rendering, isOwn } = joinOrStart(visit, now, request)
    noteCacheOutcome(isOwn ? 'miss' : 'joined')
    const { answer, isForAll } = await rendering.result
    if (response.destroyed) return
    // During a database outage a stale answer is better than none (RFC 5861, stale-if-error).
    const last = answer.status === 503 || answer.status === 507 ? kept.find(visit.key)?.answer : undefined
    if (last) return sendAnswer(last, request, response)
    if (isForAll || (isOwn && !visit.isAltered)) return sendAnswer(answer, request, response)
    passedOn.add(request)
    const id = request.headers['x-request-id']
    if (id !== undefined) response.setHeader('X-Request-Id', id)
    await application(request, response.setHeaders(ownHeaders))
  }

  function joinOrStart(
    visit: Visit,
    now: number,
    incoming: IncomingMessage,
  ): { rendering: Rendering; isOwn: boolean } {
    const joined = renderings.get(visit.key)
    if (joined && now < joined.startedAt + staleFor) return { rendering: joined, isOwn: false }
    const rendering: Rendering = {
      startedAt: now,
      changed: new Set(),
      isOutdated: false,
      result: Promise.resolve().then(() => render(visit, rendering, incoming)),
    }
    renderings.set(visit.key, rendering)
    allRenderings.add(rendering)
    return { rendering, isOwn: true }
  }

  async function render(visit: Visit, rendering: Rendering, incoming: IncomingMessage): Promise<Result> {
    try {
      // Only request headers that are part of the cache key are passed on, so that the answer is valid for all
      // visitors.
      const headers: HeadersInit = visit.savesData ? { 'Save-Data': 'on' } : {}
      const response = await fetch(new Request(origin + visit.address, { headers }), { incoming })
      const terms = parseCacheControl(response)
      const answer = await packResponse(response, { isKept: terms !== null, ownHeaders })
      const isFailure = answer.status >= 500
      const isRefusal = answer.status === 429 // of the visitor, not of the address
      const isOvertaken = (kept.find(visit.key)?.askedAt ?? 0) > rendering.startedAt
      if (terms === null && !isFailure && !isRefusal && !isOvertaken) kept.remove(visit.key)
      if (terms !== null && !isOvertaken && isCurrent(rendering, terms.tags)) {
        const { startedAt } = rendering
        const freshUntil = startedAt + terms.seconds * 1000
        kept.keep(visit.key, { answer, tags: terms.tags, askedAt: startedAt, freshUntil })
      }
      return { answer, isForAll: terms !== null || isFailure }
    } catch (error) {
      onError(error)
      const answer = await packResponse(new Response(null, { status: 500 }), { isKept: false, ownHeaders })
      return { answer, isForAll: true }
    } finally {
      allRenderings.delete(rendering)
      if (renderings.get(visit.key) === rendering) renderings.delete(visit.key)
    }
  }

  return {
    handle: (request, response) => serve(readCacheKey(request, paramsOf), request, response),
    handleStranger: (request, response) =>
      !passedOn.has(request) &&
      serve(readCacheKey(request, paramsOf, { isStranger: true }), request, response),
    drop(tags) {
      const dropped = [...tags]
      kept.removeTagged(dropped)
      // The tags of these renderings are not known yet, and they may have read their data before or during the change.
      renderings.clear()
      for (const { changed } of allRenderings) for (const tag of dropped) changed.add(tag)
    },
    clear() {
      kept.clear()
      renderings.clear()
      for (const rendering of allRenderings) rendering.isOutdated = true
    },
    size: () => kept.size(),
    countDropped: () => kept.countDropped(),
  }
}

/** Whether nothing that the rendering shows has changed since it began. */
function isCurrent({ changed, isOutdated }: Rendering, tags: readonly string[]): boolean {
  return !isOutdated && !tags.some((tag) => changed.has(tag))
}
