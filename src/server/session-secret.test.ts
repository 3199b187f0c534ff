import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSessionSecret } from './session-secret.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'concert-hall-secret-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('the secret is generated once, and only its owner may read it', async () => {
  const dataDir = path.join(folder, 'data')
  const [first, second] = await Promise.all([
    readSessionSecret(undefined, dataDir),
    readSessionSecret(undefined, path.join(folder, 'other')),
  ])
  expect(first).toMatch(/^[\w-]{64}$/)
  expect(second).not.toBe(first)
  expect(await readSessionSecret(undefined, dataDir)).toBe(first)
  expect((await stat(path.join(dataDir, 'session-secret'))).mode & 0o777).toBe(0o600)
})

test('the setting takes precedence, and a damaged file is reported by name', async () => {
  expect(await readSessionSecret('x'.repeat(32), folder)).toBe('x'.repeat(32))
  await writeFile(path.join(folder, 'session-secret'), '')
  await expect(readSessionSecret(undefined, folder)).rejects.toThrow(/session-secret in DATA_DIR/)
})
