import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { SyncingNodeFS } from './syncing-file-system.ts'
import { DataDirectoryError, markComplete, prepareDataDirectory } from './data-directory.ts'
import type { EngineOptions } from './embedded-messages.ts'

/** PostgreSQL inside PGlite, opened so that it keeps what it acknowledges. */
export type Engine = {
  pg: PGlite
  /** How often PostgreSQL's fsync has reached the disk. */
  countSyncs: () => number
  /** What PostgreSQL wrote last to its log about an end of its own: the only place where it says why. */
  lastWords: () => string
}

/**
 * Opens the embedded PostgreSQL. With a data directory it is proven before the first use that a commit reaches the
 * disk. Throws DataDirectoryError when the directory itself is the matter.
 */
export async function openEngine({ dataDir, loadDataDir }: EngineOptions): Promise<Engine> {
  let lastWords = ''
  const common: PGliteOptions = {
    extensions: { unaccent, pg_trgm },
    onStderr: (line) => {
      if (/FATAL|PANIC/.test(line)) lastWords = line.replace(/^.*?(?=FATAL|PANIC)/, '')
      return false
    },
    ...(loadDataDir && { loadDataDir: new Blob([Uint8Array.from(loadDataDir)]) }),
  }
  try {
    const opened = dataDir === undefined ? await openMemory(common) : await openDirectory(dataDir, common)
    return { ...opened, lastWords: () => lastWords }
  } catch (error) {
    throw explain(error, lastWords)
  }
}

type Opened = Omit<Engine, 'lastWords'>

async function openMemory(common: PGliteOptions): Promise<Opened> {
  return { pg: await PGlite.create(common), countSyncs: () => 0 }
}

async function openDirectory(dataDir: string, common: PGliteOptions): Promise<Opened> {
  const { clusterDir, isNew } = prepareDataDirectory(dataDir)
  if (!isNew && common.loadDataDir) {
    throw new DataDirectoryError(
      'DATA_DIR_NOT_USABLE',
      `There is a database in ${dataDir} already: nothing is loaded.`,
    )
  }
  const files = new SyncingNodeFS(clusterDir)
  const pg = await PGlite.create({ ...common, fs: files, startParams: START_PARAMETERS })
  if (isNew) {
    await pg.exec('CHECKPOINT')
    markComplete(dataDir)
  }
  const countSyncs = () => files.syncs
  await proveFsync(pg, countSyncs)
  return { pg, countSyncs }
}

/**
 * Without `-F`, which PGlite sets and which means: no fsync; and by fsync itself, because PGlite passes none of the other
 * ways to write to the disk on. What keeps commits safe is said here and not in a
 * configuration file, so that no ALTER SYSTEM takes it away.
 */
const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...[
    'fsync=on',
    'full_page_writes=on',
    'synchronous_commit=on',
    'wal_sync_method=fsync',
    'shared_buffers=32MB',
  ].flatMap((setting) => ['-c', setting]),
]

/** Commits something of no consequence and refuses to go on if that commit was not synced. */
export async function proveFsync(pg: PGlite, countSyncs: () => number): Promise<void> {
  const before = countSyncs()
  await pg.exec(`SELECT pg_logical_emit_message(true, 'start', 'does a commit reach the disk?')`)
  const { rows } = await pg.query<{ fsync: string }>('SHOW fsync')
  if (countSyncs() === before || rows[0]?.fsync !== 'on') {
    throw new Error('This version of PGlite does not write commits to the disk: refusing to start.')
  }
}

function explain(error: unknown, lastWords: string): unknown {
  if (error instanceof DataDirectoryError) return error
  const message = [error instanceof Error ? error.message : String(error), lastWords]
    .filter(Boolean)
    .join(' ')
  if (/EACCES|EPERM|EROFS|Permission denied|Read-only file system/.test(message)) {
    return new DataDirectoryError('DATA_DIR_NOT_WRITABLE', message)
  }
  const isPassing = !lastWords || /ENOSPC|No space left/.test(message)
  return isPassing
    ? new Error(message, { cause: error })
    : new DataDirectoryError('DATA_DIR_NOT_USABLE', message)
}
