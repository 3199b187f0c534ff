import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSiteSecrets } from './site-secrets.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'concert-hall-secret-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('the secret is generated once, and only its owner may read it', async () => {
  const dataDir = path.join(folder, 'data')
  const [[first], [same], [other]] = await Promise.all([
    readSiteSecrets({}, dataDir),
    readSiteSecrets({}, dataDir),
    readSiteSecrets({}, path.join(folder, 'other')),
  ])
  expect(first).toMatch(/^[\w-]{64}$/)
  expect(same).toBe(first)
  expect(other).not.toBe(first)
  expect(await readdir(dataDir)).toEqual(['session-secret'])
  expect((await stat(path.join(dataDir, 'session-secret'))).mode & 0o777).toBe(0o600)
})

test('the setting takes precedence, and a damaged file is reported by name', async () => {
  const [setting, previous] = ['x'.repeat(32), 'y'.repeat(32)]
  expect(await readSiteSecrets({ SESSION_SECRET: setting }, folder)).toEqual([setting])
  expect(
    await readSiteSecrets({ SESSION_SECRET: setting, SESSION_SECRET_PREVIOUS: previous }, folder),
  ).toEqual([setting, previous])
  await writeFile(path.join(folder, 'session-secret'), '')
  await expect(readSiteSecrets({}, folder)).rejects.toThrow(/session-secret in DATA_DIR/)
})
