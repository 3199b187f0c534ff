import { shopFeed } from '#db/schema/index.ts'
import { recordChange } from '../changes/index.server.ts'
import type { Scope } from '../scope.ts'
import { readFeedState, troubleOf, type FeedState } from './feed-state.server.ts'

type Feed = Pick<Scope, 'db' | 'now'>

/** A feed is late when it has missed three readings, and this many minutes for those that take long or are repeated. */
const spareMinutes = 5

/** Notes that a reading which began at `scope.now` has succeeded. Only the end of an outage is a change of pages. */
export async function noteFeedRead(scope: Feed, { everyMinutes }: { everyMinutes: number }): Promise<void> {
  const { now } = scope
  const lateAt = new Date(now.getTime() + (3 * everyMinutes + spareMinutes) * 60_000)
  await write(scope, () => ({ readAt: now, failedSince: null, lateAt }))
}

/** Notes that a reading has failed. Only the first failure in turn is a change of pages. */
export async function noteFeedFailed(scope: Feed): Promise<void> {
  const { now } = scope
  await write(scope, (known) => ({
    readAt: known?.readAt ?? null,
    failedSince: known?.failedSince ?? now,
    lateAt: known?.lateAt ?? now,
  }))
}

/** Notes that the site doesn't read a feed any more, so that nothing is said about it. */
export async function forgetFeed({ db }: Pick<Feed, 'db'>): Promise<void> {
  await db.transaction(async (tx) => {
    const gone = await tx.delete(shopFeed).returning({ lateAt: shopFeed.lateAt })
    if (gone.length > 0) await recordChange({ db: tx }, 'shop_feed')
  })
}

/**
 * Pages are told about the first state, too, because they are valid until the next moment that was known when they were
 * made. A later `lateAt` needs no change: at the earlier one they are made anew.
 */
async function write({ db, now }: Feed, next: (known: FeedState | null) => FeedState): Promise<void> {
  await db.transaction(async (tx) => {
    const known = await readFeedState({ db: tx })
    const state = next(known)
    await tx.insert(shopFeed).values(state).onConflictDoUpdate({ target: shopFeed.isOnly, set: state })
    const wasShown = troubleOf(known, now) !== null
    if (known === null || wasShown !== (troubleOf(state, now) !== null))
      await recordChange({ db: tx }, 'shop_feed')
  })
}
