import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'

/** A directory for the tests of this file, removed after them. */
export function useTemporaryDirectory(): string {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'concert-hall-test-'))
  afterAll(() => fs.rmSync(directory, { recursive: true, force: true }))
  return directory
}
