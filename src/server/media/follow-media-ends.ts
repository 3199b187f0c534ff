import type { Database } from '#db/client/index.server.ts'
import type { ChangeFeed } from '#domain/changes/index.server.ts'
import { listMediaEnds } from '#domain/media/index.server.ts'

/**
 * Until when a content of the library may be shown, by its key; null without an end. The ends are read once and after
 * every change of the library, because pictures are requested far more often than their rights change. Without the
 * database the last ones known count.
 */
export function followMediaEnds({
  database,
  changes,
}: {
  database: Pick<Database, 'db'>
  changes: Pick<ChangeFeed, 'subscribe'>
}): (key: string) => Promise<Date | null> {
  let known = new Map<string, Date>()
  /** How often something has changed: an answer that was read before a change is not kept. */
  let version = 0
  let loading: Promise<void> | null = null
  changes.subscribe((made) => {
    if (!made.some(({ kind }) => kind === 'media')) return
    version += 1
    loading = null
  })
  const load = async () => {
    const asked = version
    try {
      const ends = await listMediaEnds(database)
      if (asked === version) known = ends
    } catch {
      if (asked === version) loading = null
    }
  }
  return async (key) => {
    loading ??= load()
    await loading
    return known.get(key) ?? null
  }
}
