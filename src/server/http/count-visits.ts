import type { Database } from '#db/client/index.server.ts'
import { addVisits, isWorthNoting } from '#domain/redirects/index.server.ts'

/** Counts followed redirects and addresses without a page in memory, so that no request of a visitor writes. */
export type VisitCounter = {
  redirected(oldPath: string): void
  missed(path: string): void
}

/** What is counted between two writes; further addresses are not counted until then. */
const maxPaths = 1000
/** In milliseconds. */
const pause = 5000

/** Counts visits, and adds them to the database every few seconds if there were any, and at the end. */
export function countVisits(given: {
  database: Pick<Database, 'db'>
  clock: () => Date
  onError: (error: unknown) => void
}): VisitCounter & { flush(): Promise<void>; close(): Promise<void> } {
  const { database, clock, onError } = given
  const counted = { hits: new Map<string, Count>(), missed: new Map<string, Count>() }
  const add = (counts: Map<string, Count>, path: string) => {
    const known = counts.get(path)
    if (known) {
      known.count += 1
      known.lastAt = clock()
    } else if (counts.size < maxPaths) counts.set(path, { count: 1, lastAt: clock() })
  }
  const take = (counts: Map<string, Count>) => {
    const visits = [...counts].map(([path, count]) => ({ path, ...count }))
    counts.clear()
    return visits
  }
  const flush = async () => {
    if (counted.hits.size + counted.missed.size === 0) return
    await addVisits(database, { hits: take(counted.hits), missed: take(counted.missed) })
  }
  const timer = setInterval(() => void flush().catch(onError), pause)
  timer.unref()
  return {
    redirected: (oldPath) => add(counted.hits, oldPath),
    missed: (path) => {
      if (isWorthNoting(path)) add(counted.missed, path)
    },
    flush,
    close: async () => {
      clearInterval(timer)
      await flush().catch(onError)
    },
  }
}

type Count = { count: number; lastAt: Date }
