import type { Database } from '#db/client/index.server.ts'
import type { MediaServices } from '#domain/media/index.server.ts'
import { convertPlannedPublications, ensureFixedPages } from '#domain/content/index.server.ts'
import { system } from '#domain/scope.ts'
import { houseDemo } from '#demo/house.generated.ts'
import { canLoadDemo, followShop } from '#demo/state.ts'
import { openProgressBar } from './progress-bar.ts'

/** An arbitrary key: only the process that holds this lock prepares the content. */
const preparationLock = 7117

type Given = { database: Database; isDemo: boolean; shopOrigin: string; media: MediaServices }

/**
 * Fills a new site with the demo season, or with the fixed pages alone. Does nothing when content exists. Of several
 * processes that start at once one does it, and the others wait.
 */
export async function prepareContent(given: Given): Promise<void> {
  await given.database.withLock(preparationLock, () => prepare(given))
}

async function prepare(given: Given): Promise<void> {
  const scope = { db: given.database.db, now: new Date(), viewer: system }
  if (houseDemo && given.isDemo && (await canLoadDemo(scope))) {
    const { loadDemo } = await import('#demo/load-demo.ts') // large, so it is loaded only when needed
    const bar = openProgressBar('Loading the demo season and archive')
    await loadDemo(scope, houseDemo, {
      shopOrigin: given.shopOrigin,
      media: given.media,
      onProgress: bar.show,
    })
    bar.finish()
    // Planner statistics, and the visibility map for index-only scans: a server's own autovacuum would run later.
    await given.database.withSession((client) => client.query('VACUUM (ANALYZE)'))
  }
  if (given.isDemo) await followShop(scope, given.shopOrigin)
  await ensureFixedPages(scope)
  await convertPlannedPublications(scope)
}
