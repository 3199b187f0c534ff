import fs from 'node:fs'
import path from 'node:path'
import { syncPath, syncTree } from './syncing-file-system.ts'
import type { EngineFailureCode } from './embedded-messages.ts'

/** The major version of the PostgreSQL inside PGlite; a data directory of another one cannot be read. */
export const EMBEDDED_MAJOR_VERSION = '18'

/** A file among PostgreSQL's own: says that the directory's first start has not come to its end. */
const UNFINISHED = 'unfinished-first-start'

export class DataDirectoryError extends Error {
  readonly code: EngineFailureCode

  constructor(code: EngineFailureCode, message: string) {
    super(message)
    this.code = code
  }
}

/**
 * Where in the data directory PostgreSQL's own files live, and whether there are none yet. What a first start left
 * behind that was ended half-way is thrown away: nobody can have stored anything in it, because a database only opens
 * for use after `markComplete`.
 */
export function prepareDataDirectory(dataDir: string): { clusterDir: string; isNew: boolean } {
  const clusterDir = clusterDirOf(dataDir)
  const unfinished = path.join(clusterDir, UNFINISHED)
  if (fs.existsSync(unfinished)) fs.rmSync(clusterDir, { recursive: true, force: true })
  const version = readVersion(clusterDir)
  if (version === undefined && isEmpty(clusterDir)) {
    fs.mkdirSync(clusterDir, { recursive: true })
    makePrivate(clusterDir)
    fs.writeFileSync(unfinished, '')
    syncPath(clusterDir)
    syncPath(dataDir)
    return { clusterDir, isNew: true }
  }
  if (version !== EMBEDDED_MAJOR_VERSION) {
    const found = version === undefined ? 'something else than' : `PostgreSQL ${version}, not`
    throw new DataDirectoryError(
      'DATA_DIR_NOT_USABLE',
      `The directory ${clusterDir} was written by ${found} PostgreSQL ${EMBEDDED_MAJOR_VERSION}. Make a dump with the ` +
        'program that wrote it and load the dump into a new directory.',
    )
  }
  makePrivate(clusterDir)
  return { clusterDir, isNew: false }
}

/** Puts a first start's files on the disk for good and notes that the directory is whole. */
export function markComplete(dataDir: string): void {
  const clusterDir = clusterDirOf(dataDir)
  syncTree(clusterDir) // and nothing beside it: see directory-lock.ts
  fs.rmSync(path.join(clusterDir, UNFINISHED))
  syncPath(clusterDir)
}

/** PGlite makes files that everybody may read and write, so nobody may get at them. */
function makePrivate(clusterDir: string): void {
  try {
    fs.chmodSync(clusterDir, 0o700)
  } catch {
    // It belongs to somebody else, who has let us in and answers for it.
  }
}

function clusterDirOf(dataDir: string): string {
  return path.join(dataDir, 'postgres')
}

function isEmpty(directory: string): boolean {
  return !fs.existsSync(directory) || fs.readdirSync(directory).length === 0
}

function readVersion(clusterDir: string): string | undefined {
  const file = path.join(clusterDir, 'PG_VERSION')
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : undefined
}
