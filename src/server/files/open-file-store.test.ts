import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeFileStore, listIds } from '../../../tests/support/describe-file-store.ts'
import { openFileStore } from './open-file-store.ts'

let folder = ''
const id = 'a'.repeat(32)

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'files-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describeFileStore('A folder', () => openFileStore(path.join(folder, 'files')))

test("Only the site's user can read the contents of a folder", async () => {
  await openFileStore(path.join(folder, 'files')).write(id, Readable.from([Buffer.from('x')]))
  expect((await stat(path.join(folder, 'files', id))).mode & 0o777).toBe(0o600)
  expect((await stat(path.join(folder, 'files'))).mode & 0o777).toBe(0o700)
})

test('A content that a crash has interrupted is listed, removed like a complete one, and overwritten', async () => {
  const store = openFileStore(folder)
  await writeFile(path.join(folder, `${id}.part`), 'half')
  expect(await listIds(store)).toEqual([id])
  expect([await store.read(id), await store.sizeOf(id)]).toEqual([null, null])
  await store.remove(id)
  expect(await readdir(folder)).toEqual([])
  await writeFile(path.join(folder, `${id}.part`), 'half')
  await store.write(id, Readable.from([Buffer.from('x')]))
  expect(await readdir(folder)).toEqual([id])
})
