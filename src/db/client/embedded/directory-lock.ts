import fs from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DatabaseInUseError, DataDirNotWritableError } from '#db/client/errors.ts'

const SQLITE_BUSY = 5

/**
 * Takes a data directory for this process, making it if need be, and returns how to give it back. The lock is an
 * exclusive SQLite transaction, which the kernel frees however the process ends: there is no stale lock to clean up
 * and no helper process, and it works on every system that Node runs on. Nothing else in this process may open the
 * file `lock`, not even to copy it: closing a file frees a process's locks on it, however many times it is open.
 *
 * Throws DatabaseInUseError or DataDirNotWritableError.
 */
export function lockDirectory(dataDir: string): () => void {
  makeDirectory(dataDir)
  const lock = openLockFile(dataDir)
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (sqliteCodeOf(error) === SQLITE_BUSY) {
      throw new DatabaseInUseError(
        `The database in ${dataDir} is open already, in another process or in this one. Close it there first.`,
      )
    }
    throw notWritable(dataDir, error)
  }
  return () => lock.close()
}

function makeDirectory(dataDir: string): void {
  try {
    fs.mkdirSync(dataDir, { recursive: true })
    fs.accessSync(dataDir, fs.constants.W_OK | fs.constants.X_OK)
  } catch (error) {
    throw notWritable(dataDir, error)
  }
}

function openLockFile(dataDir: string): DatabaseSync {
  try {
    return new DatabaseSync(path.join(dataDir, 'lock'), { timeout: 0 })
  } catch (error) {
    throw notWritable(dataDir, error)
  }
}

function notWritable(dataDir: string, cause: unknown): DataDirNotWritableError {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new DataDirNotWritableError(`The data directory ${dataDir} cannot be written to (${reason}).`, {
    cause,
  })
}

function sqliteCodeOf(error: unknown): unknown {
  return error instanceof Error && 'errcode' in error ? error.errcode : undefined
}
