import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'

/** A directory for the tests of this file, removed after them. */
export function useTemporaryDirectory(): string {
  const directory = fs.mkdtempSync(path.join(findFastPlace(), 'concert-hall-test-'))
  afterAll(() => fs.rmSync(directory, { recursive: true, force: true }), 60_000)
  return directory
}

const MEMORY_FILES = '/dev/shm'
const ENOUGH_BYTES = 2 ** 30

/**
 * A directory in memory if there is enough room: files of a killed process survive there as they would on a disk, and
 * the many syncs of a recovering database do not wait for other disk activity.
 */
function findFastPlace(): string {
  try {
    const { bavail, bsize } = fs.statfsSync(MEMORY_FILES)
    fs.accessSync(MEMORY_FILES, fs.constants.W_OK)
    return bavail * bsize > ENOUGH_BYTES ? MEMORY_FILES : os.tmpdir()
  } catch {
    return os.tmpdir()
  }
}
