import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * How the page cache answered: from a fresh entry, from an expired one, with a rendering that another request had begun, or
 * with one of its own. `none`: the cache was not asked.
 */
export type CacheOutcome = 'hit' | 'stale' | 'joined' | 'miss' | 'none'

/** The request that is being answered; the code below the port adds what only it knows. */
export type CurrentRequest = { id: string; cache: CacheOutcome }

const storage = new AsyncLocalStorage<CurrentRequest>()

export function runRequest(request: CurrentRequest, work: () => void): void {
  storage.run(request, work)
}

/** The id of the request on whose behalf the current code runs, for the log. */
export function findRequestId(): string | undefined {
  return storage.getStore()?.id
}

/** Records how the page cache answers the current request. */
export function noteCacheOutcome(outcome: CacheOutcome): void {
  const request = storage.getStore()
  if (request) request.cache = outcome
}
