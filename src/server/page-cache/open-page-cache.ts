import { getRequestListener } from '@hono/node-server'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { packAnswer, sendAnswer, type Answer } from './answer.ts'
import { openKeptAnswers } from './kept-answers.ts'
import { readTerms } from './read-terms.ts'
import { readVisit, type ParamsOf, type Visit } from './read-visit.ts'

/**
 * How long an answer is still given when its time is over, in milliseconds, while a new one is rendered. A sale that
 * begins is shown three seconds late at worst. What has *changed* is never given again.
 */
export const staleFor = 3000

export type PageCache = {
  /** Answers what a visitor asks, at once or later; false leaves it to the application. */
  handle(request: IncomingMessage, response: ServerResponse): boolean
  /** What has one of the tags has changed: whoever asks from now on gets what is rendered from now on. */
  drop(tags: Iterable<string>): void
  /** Anything may have changed: nothing that was rendered until now is given to anybody who asks from now on. */
  clear(): void
  size(): { answers: number; bytes: number }
}

type Fetch = (request: Request) => Response | Promise<Response>

/** A rendering under way, for all who ask for the same meanwhile. */
type Rendering = {
  startedAt: number
  /** What has changed since it began. */
  changed: Set<string>
  isOutdated: boolean
  result: Promise<Result>
}

type Result = {
  answer: Answer
  /** Whether it is an answer to anybody who asks at this address; if not, to nobody but the one for whom it was rendered. */
  isForAll: boolean
}

/**
 * A shared HTTP cache (RFC 9111) in front of the application. It keeps what the application calls public for so many
 * seconds (`s-maxage`) and marks with tags (`Surrogate-Key`), until the time is over or one of the tags is dropped.
 */
export function openPageCache({
  fetch,
  origin,
  paramsOf,
  maxBytes,
  clock = () => new Date(),
  onError,
}: {
  fetch: Fetch
  /** Where pages are rendered as if they had been asked for there, whatever host a request names. */
  origin: string
  paramsOf: ParamsOf
  /** Of bodies, headers and keys. */
  maxBytes: number
  clock?: () => Date
  onError: (error: unknown) => void
}): PageCache {
  const kept = openKeptAnswers(maxBytes)
  const renderings = new Map<string, Rendering>()
  /** Also those that nobody may join any more. */
  const allRenderings = new Set<Rendering>()
  const application = getRequestListener(fetch)

  function handle(request: IncomingMessage, response: ServerResponse): boolean {
    const visit = readVisit(request, paramsOf)
    if (!visit) return false
    const now = clock().getTime()
    const found = kept.find(visit.key)
    if (found && now < found.freshUntil + staleFor) {
      if (now >= found.freshUntil) joinOrStart(visit, now)
      sendAnswer(found.answer, request, response)
    } else answerLater(visit, now, { request, response }).catch(onError)
    return true
  }

  async function answerLater(
    visit: Visit,
    now: number,
    { request, response }: { request: IncomingMessage; response: ServerResponse },
  ): Promise<void> {
    const { rendering, isOwn } = joinOrStart(visit, now)
    const { answer, isForAll } = await rendering.result
    if (response.destroyed) return
    // While the database is out of order, what was last shown is better than nothing (RFC 5861, stale-if-error).
    const last = answer.status === 503 || answer.status === 507 ? kept.find(visit.key)?.answer : undefined
    if (last) return sendAnswer(last, request, response)
    if (isForAll || (isOwn && !visit.isAltered)) sendAnswer(answer, request, response)
    else await application(request, response)
  }

  function joinOrStart(visit: Visit, now: number): { rendering: Rendering; isOwn: boolean } {
    const joined = renderings.get(visit.key)
    if (joined && now < joined.startedAt + staleFor) return { rendering: joined, isOwn: false }
    const rendering: Rendering = {
      startedAt: now,
      changed: new Set(),
      isOutdated: false,
      result: Promise.resolve().then(() => render(visit, rendering)),
    }
    renderings.set(visit.key, rendering)
    allRenderings.add(rendering)
    return { rendering, isOwn: true }
  }

  async function render(visit: Visit, rendering: Rendering): Promise<Result> {
    try {
      // Nothing of the visitor's but what is part of the key, so that the answer is anybody's.
      const headers: HeadersInit = visit.savesData ? { 'Save-Data': 'on' } : {}
      const response = await fetch(new Request(origin + visit.address, { headers }))
      const terms = readTerms(response)
      const answer = await packAnswer(response, { isKept: terms !== null })
      const isFailure = answer.status >= 500
      const isOvertaken = (kept.find(visit.key)?.askedAt ?? 0) > rendering.startedAt
      if (terms === null && !isFailure && !isOvertaken) kept.remove(visit.key)
      if (terms !== null && !isOvertaken && isCurrent(rendering, terms.tags)) {
        const { startedAt } = rendering
        const freshUntil = startedAt + terms.seconds * 1000
        kept.keep(visit.key, { answer, tags: terms.tags, askedAt: startedAt, freshUntil })
      }
      return { answer, isForAll: terms !== null || isFailure }
    } catch (error) {
      onError(error)
      const answer = await packAnswer(new Response(null, { status: 500 }), { isKept: false })
      return { answer, isForAll: true }
    } finally {
      allRenderings.delete(rendering)
      if (renderings.get(visit.key) === rendering) renderings.delete(visit.key)
    }
  }

  return {
    handle,
    drop(tags) {
      const dropped = [...tags]
      kept.removeTagged(dropped)
      // Nobody knows yet what they will be tagged with. They have been read before the change, or while it happened.
      renderings.clear()
      for (const { changed } of allRenderings) for (const tag of dropped) changed.add(tag)
    },
    clear() {
      kept.clear()
      renderings.clear()
      for (const rendering of allRenderings) rendering.isOutdated = true
    },
    size: () => kept.size(),
  }
}

/** Whether nothing has changed that it shows since it began. */
function isCurrent({ changed, isOutdated }: Rendering, tags: readonly string[]): boolean {
  return !isOutdated && !tags.some((tag) => changed.has(tag))
}
