import type { Database } from '#db/client/index.server.ts'
import type { ChangeFeed } from '#domain/changes/index.server.ts'
import { readTimeZone } from '#domain/house/index.server.ts'
import { setHallZone } from '#i18n/hall-zone.ts'

/** Lets this process tell all times in the time zone of the house, as it is now. */
export async function useTimeZone({ db }: Pick<Database, 'db'>): Promise<void> {
  setHallZone(await readTimeZone({ db }))
}

/**
 * The same whenever it is changed, which the log of changes says as a change of everything. It has to be the first who hears of
 * changes, so that what others then forget is not made of the earlier zone again.
 */
export function followTimeZone(
  database: Pick<Database, 'db'>,
  changes: Pick<ChangeFeed, 'subscribe'>,
): () => void {
  return changes.subscribe(async (made) => {
    if (made.some(({ kind }) => kind === 'everything')) await useTimeZone(database)
  })
}
