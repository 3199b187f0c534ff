import type { Database, Db } from '#db/client/index.server.ts'
import type { ArchiveIndex } from './archive-index.ts'
import { LiveArchive } from './live-archive.server.ts'

type ArchiveMeasure = ReturnType<ArchiveIndex['measure']>

const archives = new WeakMap<Db, LiveArchive>()

/** The archive's index behind a handle, built when it is asked for first. */
export function currentArchive(db: Db): Promise<ArchiveIndex> {
  const known = archives.get(db) ?? new LiveArchive(db)
  archives.set(db, known)
  return known.current()
}

/** After a notification, so that a hundred of them in an import are answered by one reading. */
const patienceMs = 400

/**
 * Builds the index before anybody asks, after `delayMs`, and reads changes soon after they are made: whoever asks then
 * finds little left to do. `onReady` is told what the index holds and weighs once it is there. `onError` hears what went
 * wrong; a question would try again.
 */
export function keepArchiveReady(
  database: Pick<Database, 'db' | 'listen'>,
  given: {
    delayMs: number
    onReady: (measured: ArchiveMeasure) => void
    onError: (error: unknown) => void
  },
): void {
  const { delayMs, onReady, onError } = given
  let waiting: NodeJS.Timeout | null = null
  let isReady = false
  const read = async () => {
    waiting = null
    const index = await currentArchive(database.db)
    if (!isReady) onReady(index.measure())
    isReady = true
  }
  const readSoon = (ms: number) => {
    waiting ??= setTimeout(() => void read().catch(onError), ms).unref()
  }
  readSoon(delayMs)
  database.listen('archive_changed', () => readSoon(patienceMs)).catch(onError)
}

/** What the index behind a handle holds and weighs: for measurements. */
export async function measureArchive(db: Db): Promise<ArchiveMeasure> {
  return (await currentArchive(db)).measure()
}
