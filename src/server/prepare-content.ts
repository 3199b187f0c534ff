import type { Database } from '#db/client/index.server.ts'
import { ensureFixedPages } from '#domain/pages/index.server.ts'
import { system } from '#domain/scope.ts'
import { canLoadDemo, followShop } from '../../demo/state.ts'
import { openProgressBar } from './progress-bar.ts'

/** Brings a new house to life: with the demo's season, or with the fixed pages alone. Does nothing to one that lives. */
export async function prepareContent(given: {
  database: Database
  isDemo: boolean
  shopOrigin: string
}): Promise<void> {
  const scope = { db: given.database.db, now: new Date(), viewer: system }
  if (given.isDemo && (await canLoadDemo(scope))) {
    const { loadDemo } = await import('../../demo/load.ts') // a season's worth of texts: only where it is needed
    const bar = openProgressBar('Loading the demo season and archive')
    await loadDemo(scope, { shopOrigin: given.shopOrigin, onProgress: bar.show })
    bar.finish()
    // Statistics for the planner, and the map that lets it count by the index alone: a server's own vacuum comes later.
    await given.database.withSession((client) => client.query('VACUUM (ANALYZE)'))
  }
  if (given.isDemo) await followShop(scope, given.shopOrigin)
  await ensureFixedPages(scope)
}
