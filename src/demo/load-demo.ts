/** Loads a house's demo into an empty site, with the same commands that staff and importers use. */
import { sql } from 'drizzle-orm'
import type { MediaServices } from '#domain/media/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { countPopularity } from '#domain/search/index.server.ts'
import { setTimeZone } from '#domain/time-zone/index.server.ts'
import { createUser } from '#domain/users/index.server.ts'
import { hallDay } from '#i18n/dates.ts'
import { defaultZone } from '#i18n/hall-zone.ts'
import { loadEvents } from './loading/load-events.ts'
import { loadHouseRecords } from './loading/load-house-records.ts'
import { loadHouse } from './loading/load-house.ts'
import { loadLibrary } from './loading/load-library.ts'
import { loadPages } from './loading/load-pages.ts'
import { loadRepertoire } from './loading/load-repertoire.ts'
import type { HouseDemo } from './plan.ts'
import { writeState } from './state.ts'

/** Loads everything into a site that `canLoadDemo`, planned around `scope.now`; reports the progress, from 0 to 1. */
export async function loadDemo(
  scope: Scope,
  demo: HouseDemo,
  given: { shopOrigin: string; media: MediaServices; onProgress: (share: number) => void },
): Promise<void> {
  const { shopOrigin, media, onProgress } = given
  await emptyHouse(scope) // fixed pages of a start without the demo, or a demo whose loading was interrupted
  await writeState(scope, { state: 'loading', shopOrigin })
  const { planDemo, timeZone = defaultZone } = await demo.load()
  await setTimeZone(scope, timeZone)
  const plan = planDemo(hallDay(scope.now))
  onProgress(0.05)
  await createUser(scope, { ...demo.account, role: 'administrator', hasDemoPassword: true })
  const drawing = loadLibrary(scope, plan, media) // mostly done by another process
  drawing.catch(() => {}) // an error is reported when the promise is awaited
  const house = await loadHouse(scope, plan)
  const repertoire = await loadRepertoire(scope, plan)
  const keys = await loadHouseRecords(scope, plan, {
    room: house.roomIds,
    genre: house.genreIds,
    series: house.seriesIds,
    season: house.seasonIds,
    artist: repertoire.artistIds,
    work: repertoire.workIds,
  })
  const ids = { ...house, ...repertoire, keys, shopOrigin }
  const eventIds = await loadEvents(scope, plan, {
    ids,
    drawing,
    onProgress: (share) => onProgress(0.08 + share * 0.85),
  })
  await loadPages(scope, plan, { ...ids, eventIds, library: await drawing })
  await countPopularity(scope)
  await writeState(scope, { state: 'loaded', shopOrigin })
  onProgress(1)
}

/** All but whose the stores of files are, and which of their contents this database has named. */
async function emptyHouse({ db }: Scope): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(
    sql`SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'
      AND tablename NOT IN ('database_identity', 'stored_names')`,
  )
  await db.execute(sql.raw(`TRUNCATE ${rows.map((row) => row.name).join(', ')} RESTART IDENTITY CASCADE`))
}
