import type { Change, ChangeFeed } from '../changes/index.server.ts'
import type { Scope } from '../scope.ts'
import type { Database, Db } from '#db/client/index.server.ts'
import type { ArchiveIndex } from './archive-index.ts'
import { LiveArchive } from './live-archive.server.ts'
import { nameKinds } from './names.ts'

type ArchiveMeasure = ReturnType<ArchiveIndex['measure']>

const archives = new WeakMap<Db, LiveArchive>()

/**
 * The archive's index for whoever asks, built when it is asked for first. Where the process follows the log of changes,
 * visitors get the index as it is, a second old at the most; staff see at once what they have changed.
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

/** Handles whose index is read anew soon after each change. */
const followed = new WeakSet<Db>()

/**
 * Builds the index before anybody asks, after `delayMs`, and reads what is changed. `onReady` is told what the index holds
 * and weighs once it is there, `onRead` when it has followed a change, `onError` what went wrong; the next change, or
 * question of staff, tries again.
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

/** What the index behind a handle holds and weighs: for measurements. */
export async function measureArchive(db: Db): Promise<ArchiveMeasure> {
  return (await archiveOf(db).current()).measure()
}
