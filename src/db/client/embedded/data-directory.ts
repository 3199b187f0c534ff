import fs from 'node:fs'
import path from 'node:path'
import { syncPath, syncTree } from './syncing-file-system.ts'
import type { EngineFailureCode } from './embedded-messages.ts'

/** The major version of the PostgreSQL inside PGlite; a data directory of another one cannot be read. */
export const EMBEDDED_MAJOR_VERSION = '18'

/** Says that the directory's first start has not come to its end. */
const UNFINISHED = 'unfinished'

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
  const clusterDir = path.join(dataDir, 'postgres')
  const unfinished = path.join(dataDir, UNFINISHED)
  if (fs.existsSync(unfinished)) fs.rmSync(clusterDir, { recursive: true, force: true })
  const version = readVersion(clusterDir)
  if (version === undefined && isEmpty(clusterDir)) {
    fs.writeFileSync(unfinished, '')
    syncPath(dataDir)
    fs.mkdirSync(clusterDir, { recursive: true, mode: 0o700 })
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
  return { clusterDir, isNew: false }
}

/** Puts a first start's files on the disk for good and notes that the directory is whole. */
export function markComplete(dataDir: string): void {
  syncTree(dataDir)
  fs.rmSync(path.join(dataDir, UNFINISHED))
  syncPath(dataDir)
}

function isEmpty(directory: string): boolean {
  return !fs.existsSync(directory) || fs.readdirSync(directory).length === 0
}

function readVersion(clusterDir: string): string | undefined {
  const file = path.join(clusterDir, 'PG_VERSION')
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : undefined
}
