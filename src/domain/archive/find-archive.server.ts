import { setTimeout as waitFor } from 'node:timers/promises'
import type { Change, ChangeFeed } from '../changes/index.server.ts'
import { DomainError } from '../errors.ts'
import type { Scope } from '../scope.ts'
import type { Database, Db } from '#db/client/index.server.ts'
import type { ArchiveIndex } from './archive-index.ts'
import { LiveArchive } from './live-archive.server.ts'
import { nameKinds } from './names.ts'

type ArchiveMeasure = ReturnType<ArchiveIndex['measure']>

const archives = new WeakMap<Db, LiveArchive>()

/** How long a query waits for an index that is being built, in seconds: others wait for the place that it occupies. */
const timeout = 4

/**
 * The archive's index for the viewer, built on first use. Where the process follows the change log, visitors get the
 * index as it is, at most a second old; staff see their own changes immediately. Throws `being_prepared`, with the
 * seconds that are left, while a large archive is being read after the start.
 */
export async function findArchive({ db, viewer }: Scope): Promise<ArchiveIndex> {
  const archive = archiveOf(db)
  if (!followed.has(db)) return archive.current()
  const index = viewer.kind === 'visitor' ? archive.latest() : archive.current()
  if (archive.isBuilt) return index
  index.catch(() => {}) // it may not be awaited any more
  const waiting = waitFor(archive.secondsLeft > timeout ? 0 : timeout * 1000, null, { ref: false })
  const found = await Promise.race([index, waiting])
  if (found) return found
  throw new DomainError('being_prepared', { retryAfter: archive.secondsLeft })
}

/** The same, but null instead of waiting: for what can be answered without it, if more slowly. */
export async function findArchiveIfBuilt(scope: Scope): Promise<ArchiveIndex | null> {
  return archiveOf(scope.db).isBuilt ? findArchive(scope) : null
}

function archiveOf(db: Db): LiveArchive {
  const known = archives.get(db) ?? new LiveArchive(db)
  archives.set(db, known)
  return known
}

/** Database handles whose index is updated soon after each change. */
const followed = new WeakSet<Db>()

/**
 * Builds the index in advance, after `delayMs`, and updates it after changes; a replica's readers share it. `onReady`
 * receives the index's size once it is built, `onRead` is called after each update, `onError` receives failures; after
 * a failure, the next change or query tries again.
 */
export function keepArchiveReady(
  { db, reads }: Pick<Database, 'db' | 'reads'>,
  given: {
    changes: Pick<ChangeFeed, 'subscribe'>
    delayMs: number
    onReady: (measured: ArchiveMeasure) => void
    onRead: () => void
    onError: (error: unknown) => void
  },
): void {
  const { changes, delayMs, onReady, onRead, onError } = given
  const archive = archiveOf(db)
  void archive.whenBuilt.then((index) => onReady(index.measure()))
  setTimeout(() => void archive.current().catch(onError), delayMs).unref()
  archives.set(reads, archive)
  for (const handle of [db, reads]) followed.add(handle)
  changes.subscribe((made) => {
    if (made.some(concernsArchive)) archive.current().then(onRead, onError)
  })
}

function concernsArchive({ kind }: Change): boolean {
  return kind === 'everything' || kind === 'event' || nameKinds.some((known) => known === kind)
}

/** The number of events and the size of the index behind a database handle, for measurements. */
export async function measureArchive(db: Db): Promise<ArchiveMeasure> {
  return (await archiveOf(db).current()).measure()
}
