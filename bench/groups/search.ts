import { sql } from 'drizzle-orm'
import type { Db } from '#db/client/index.server.ts'
import { visitor } from '#domain/scope.ts'
import { importFile, multiplyArchive } from '../archive.ts'
import type { Bench } from '../hall.ts'
import { openRandom } from '../random.ts'
import { measureQuality } from '../search/quality.ts'
import { measureResults, measureSuggestions } from '../search/speed.ts'
import { loadTypedWords } from '../search/words.ts'

/**
 * Measures the search inside this process: how well it answers the quality set, then how fast it is. With a file, the
 * archive is imported first, and doubled before the speed is measured.
 */
export const benchSearch: Bench = async function* ({ hall, runs, file }) {
  const database = await hall.openDatabase()
  const { db } = database
  const scope = { db, now: new Date(), viewer: visitor }
  try {
    if (file !== undefined) await importFile(database, file)
    yield* await measureQuality(scope, { withArchive: file !== undefined })
    if (file !== undefined) await multiplyArchive(database, 60_000)
    const random = openRandom(1913)
    const given = { words: await loadTypedWords(db), random, runs, size: await describeSize(db) }
    yield await measureResults(scope, given)
    yield await measureSuggestions(scope, given)
  } finally {
    await database.close()
  }
}

/** Describes in words how much there is to search. */
async function describeSize(db: Db): Promise<string> {
  const tables = ['events', 'works', 'artists']
  const counts = tables.map((table) => sql.raw(`(SELECT count(*)::int FROM ${table}) AS ${table}`))
  const { rows } = await db.execute<Record<string, number>>(sql`SELECT ${sql.join(counts, sql`, `)}`)
  return tables.map((table) => `${rows[0]?.[table]} ${table}`).join(', ')
}
