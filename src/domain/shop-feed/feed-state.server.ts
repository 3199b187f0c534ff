import { shopFeed } from '#db/schema/index.ts'
import type { Scope } from '../scope.ts'

export type FeedState = Pick<typeof shopFeed.$inferSelect, 'readAt' | 'failedSince' | 'lateAt'>

/** `failing`: the last reading failed; `late`: nobody has read it for several intervals. */
export type FeedTrouble = 'failing' | 'late'

/** What is known about the feed; null while the site doesn't read one. */
export async function readFeedState({ db }: Pick<Scope, 'db'>): Promise<FeedState | null> {
  const [state] = await db.select().from(shopFeed)
  return state ?? null
}

export function troubleOf(state: FeedState | null, now: Date): FeedTrouble | null {
  if (state === null) return null
  if (state.lateAt <= now) return 'late'
  return state.failedSince ? 'failing' : null
}

/** What is wrong with the feed, for operators; null when all is well, or when the site reads none. */
export async function findFeedTrouble(scope: Pick<Scope, 'db' | 'now'>): Promise<FeedTrouble | null> {
  return troubleOf(await readFeedState(scope), scope.now)
}
