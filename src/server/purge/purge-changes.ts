import { setTimeout } from 'node:timers/promises'
import { findUnpurged, notePurged } from '#domain/purges/index.server.ts'
import type { Scope } from '#domain/scope.ts'

/**
 * How long the job waits for further changes, in milliseconds. Every process has dropped its own answers by then, so that a
 * cache in front does not fetch an old one again.
 */
const settleTime = 1000
/** Fastly accepts 256 keys in a request. */
const batchSize = 200
/** Timeout of one request, in milliseconds. */
const deadline = 10_000

export type PurgeTarget = { url: string; token: string | undefined }

/**
 * Sends the tags of everything that has changed since the last purge to the cache in front of the site. The position in the
 * log of changes is stored only after the cache has accepted them, so that none is lost while it is down. Throws when it does
 * not accept them.
 */
export async function purgeChanges(
  scope: () => Pick<Scope, 'db' | 'now'>,
  target: PurgeTarget,
  { signal, wait = setTimeout }: { signal: AbortSignal; wait?: (milliseconds: number) => Promise<unknown> },
): Promise<void> {
  // Changes made meanwhile do not request the job again, so it looks until there are none.
  for (let isNew = true; isNew && !signal.aborted;) {
    isNew = (await findUnpurged(scope())).tags.length > 0
    if (isNew) await wait(settleTime)
    const { tags, position } = await findUnpurged(scope())
    for (let first = 0; first < tags.length; first += batchSize)
      await send(target, tags.slice(first, first + batchSize), signal)
    await notePurged(scope(), position)
  }
}

/** One request serves all kinds of caches: tags and token are in headers, and the tags also in the body. */
async function send({ url, token }: PurgeTarget, tags: string[], signal: AbortSignal): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(deadline)]),
    headers: {
      'Content-Type': 'application/json',
      'Surrogate-Key': tags.join(' '),
      ...(token !== undefined && { Authorization: `Bearer ${token}`, 'Fastly-Key': token }),
    },
    body: JSON.stringify({ tags }),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`The cache at PURGE_URL answered with status ${response.status}.`)
}
