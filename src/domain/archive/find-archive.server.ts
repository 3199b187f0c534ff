import type { Change, ChangeFeed } from '../changes/index.server.ts'
import type { Scope } from '../scope.ts'
import type { Database, Db } from '#db/client/index.server.ts'
import type { ArchiveIndex } from './archive-index.ts'
import { LiveArchive } from './live-archive.server.ts'
import { nameKinds } from './names.ts'

type ArchiveMeasure = ReturnType<ArchiveIndex['measure']>

const archives = new WeakMap<Db, LiveArchive>()

/**
 * The archive's index for the viewer, built on first use. Where the process follows the change log, visitors get the
 * index as it is, at most a second old; staff see their own changes immediately.
 */
export function findArchive({ db, viewer }: Scope): Promise<ArchiveIndex> {
  const archive = archiveOf(db)
  return followed.has(db) && viewer.kind === 'visitor' ? archive.latest() : archive.current()
}

function archiveOf(db: Db): LiveArchive {
  const known = archives.get(db) ?? new LiveArchive(db)
  archives.set(db, known)
  return known
}

/** Database handles whose index is updated soon after each change. */
const followed = new WeakSet<Db>()

/**
 * Builds the index in advance, after `delayMs`, and updates it after changes. `onReady` receives the index's size
 * once it is built, `onRead` is called after each update, `onError` receives failures; after a failure, the next
 * change or staff query tries again.
 */
export function keepArchiveReady(
  { db }: Pick<Database, 'db'>,
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
  setTimeout(() => {
    archive
      .current()
      .then((index) => onReady(index.measure()))
      .catch(onError)
  }, delayMs).unref()
  followed.add(db)
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
