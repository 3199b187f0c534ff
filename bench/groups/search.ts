import { system, visitor, type Scope } from '#domain/scope.ts'
import type { Hall } from '../demo-hall.ts'
import { openRandom } from '../random.ts'
import type { Table } from '../report.ts'
import { loadEventFacts } from '../search/event-facts.ts'
import { fillHall, fillHallAgain, settle } from '../search/fill-hall.ts'
import { measureQuality } from '../search/quality.ts'
import { openRecords } from '../search/records.ts'
import { measureSaves } from '../search/saves.ts'
import { describeSize } from '../search/size.ts'
import { measureLongInputs } from '../search/long-inputs.ts'
import { measureResults, measureSuggestions } from '../search/speed.ts'
import { loadTypedWords } from '../search/words.ts'
import { findSubjects } from '../subjects.ts'

/**
 * Measures the search inside this process: how well it answers the quality set, then how fast it is. With a file, the
 * archive is imported first, and before the speed is measured once more as different concerts.
 */
export async function benchSearch(
  hall: Hall,
  { runs, file, publish }: { runs: number; file: string | undefined; publish: (table: Table) => void },
): Promise<void> {
  const database = await hall.openDatabase()
  const { db } = database
  const scope: Scope = { db, now: new Date(), viewer: visitor }
  try {
    if (file !== undefined) await fillHall(database, file)
    await settle(database)
    const known = { findRecords: await openRecords(db), events: await loadEventFacts(db) }
    for (const table of await measureQuality(scope, known, { withArchive: file !== undefined }))
      publish(table)

    if (file !== undefined) {
      await fillHallAgain(database, file)
      await settle(database)
    }
    const random = openRandom(1913)
    const given = { words: await loadTypedWords(db), random, runs, size: await describeSize(db) }
    publish(await measureResults(scope, given))
    publish(await measureSuggestions(scope, given))
    const site = await hall.startSite()
    try {
      publish(await measureLongInputs(site, given))
    } finally {
      await site.stop()
    }
    const saving = { subjects: await findSubjects(db), random, runs }
    publish(await measureSaves({ ...scope, viewer: system }, saving))
  } finally {
    await database.close()
  }
}
