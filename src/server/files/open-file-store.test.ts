import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { FileStore } from '#domain/file-store.ts'
import { openFileStore } from './open-file-store.ts'

let folder = ''
const id = 'a'.repeat(32)

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'files-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('A content is read as it was written, and only the user of the site can read it', async () => {
  const store = openFileStore(path.join(folder, 'files'))
  expect(await store.read(id)).toBeNull()
  await store.write(id, Readable.from([Buffer.from('Guten '), Buffer.from('Tag')]))
  const content = (await store.read(id)) ?? expect.fail('The content is not there.')
  expect(await text(content)).toBe('Guten Tag')
  expect((await stat(path.join(folder, 'files', id))).mode & 0o777).toBe(0o600)
  expect((await stat(path.join(folder, 'files'))).mode & 0o777).toBe(0o700)
})

test('Nothing is left of a content that ends with an error', async () => {
  const store = openFileStore(folder)
  async function* broken() {
    yield Buffer.from('Guten')
    throw new Error('The client has left.')
  }
  await expect(store.write(id, broken())).rejects.toThrow('The client has left.')
  expect(await readdir(folder)).toEqual([])
})

test('Contents are listed, removed once or twice, and an empty store lists none', async () => {
  const store = openFileStore(path.join(folder, 'files'))
  expect(await idsOf(store)).toEqual([])
  await store.write(id, Readable.from([Buffer.from('x')]))
  expect(await idsOf(store)).toEqual([id])
  await store.remove(id)
  await store.remove(id)
  expect(await idsOf(store)).toEqual([])
})

test('What a crash has left of a content is listed and removed like a whole one', async () => {
  const store = openFileStore(folder)
  await writeFile(path.join(folder, `${id}.part`), 'half')
  expect(await idsOf(store)).toEqual([id])
  expect(await store.read(id)).toBeNull()
  await store.remove(id)
  expect(await readdir(folder)).toEqual([])
})

test.each(['../x', '/etc/passwd', 'a', `${'a'.repeat(30)}/b`, `${'a'.repeat(30)}\0`])(
  'No path is made of an id like %j',
  async (hostile) => {
    const store = openFileStore(folder)
    await expect(store.read(hostile)).rejects.toThrow(RangeError)
    await expect(store.write(hostile, Readable.from([]))).rejects.toThrow(RangeError)
    await expect(store.remove(hostile)).rejects.toThrow(RangeError)
  },
)

async function idsOf(store: FileStore): Promise<string[]> {
  const ids: string[] = []
  for await (const { id: each } of store.list()) ids.push(each)
  return ids
}
