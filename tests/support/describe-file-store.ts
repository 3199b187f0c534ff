import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { readKept, type FileStore } from '#domain/file-store.ts'

const id = 'a'.repeat(32)
const write = (store: FileStore, words: string[]) =>
  store.write(id, Readable.from(words.map((word) => Buffer.from(word))))

/** Tests the contract of every file store; `open` returns an empty store for each test. */
export function describeFileStore(name: string, open: () => FileStore): void {
  describe(name, () => {
    test('returns a file as it was written, as a whole and in ranges', async () => {
      const store = open()
      expect([await store.read(id), await store.sizeOf(id)]).toEqual([null, null])
      await write(store, ['Guten ', 'Tag'])
      expect(await text((await store.read(id)) ?? expect.fail('The content is not there.'))).toBe('Guten Tag')
      expect(await store.sizeOf(id)).toBe(9)
      const part = await store.read(id, { start: 6, end: 7 })
      expect(await text(part ?? expect.fail('The part is not there.'))).toBe('Ta')
    })

    test('stores a large file', async () => {
      const store = open()
      const piece = Buffer.alloc(1024 * 1024, 'Konzert ')
      await store.write(id, Readable.from(Array.from({ length: 13 }, () => piece)))
      const kept = await buffer((await store.read(id)) ?? expect.fail('The content is not there.'))
      expect(kept.equals(Buffer.concat(Array.from({ length: 13 }, () => piece)))).toBe(true)
    })

    test('keeps the last content that was written under an id', async () => {
      const store = open()
      await write(store, ['eins'])
      await write(store, ['zwei'])
      expect(await text((await store.read(id)) ?? expect.fail('The content is not there.'))).toBe('zwei')
    })

    test('stores nothing when a content fails while it is written', async () => {
      const store = open()
      async function* broken() {
        yield Buffer.from('Guten')
        throw new Error('The client has left.')
      }
      await expect(store.write(id, broken())).rejects.toThrow('The client has left.')
      expect(await listIds(store)).toEqual([])
    })

    test('lists files, removes them once or twice, and lists none when it is empty', async () => {
      const store = open()
      expect(await listIds(store)).toEqual([])
      await write(store, ['x'])
      expect(await listIds(store)).toEqual([id])
      await store.remove(id)
      await store.remove(id)
      expect(await listIds(store)).toEqual([])
    })

    test('moves files to its trash and back, and removes them from there for good', async () => {
      const store = open()
      await store.trash.take(id)
      expect([await store.trash.putBack(id), await listIds(store.trash)]).toEqual([false, []])
      await write(store, ['Guten Tag'])
      const before = Date.now()
      await store.trash.take(id)
      expect([await listIds(store), await store.read(id), await store.sizeOf(id)]).toEqual([[], null, null])
      for await (const { id: trashed, storedAt } of store.trash.list()) {
        expect(trashed).toBe(id)
        // Some services count in seconds.
        expect(storedAt.getTime()).toBeGreaterThan(before - 2000)
      }
      expect(await text((await readKept(store, id)) ?? expect.fail('The content is not back.'))).toBe(
        'Guten Tag',
      )
      expect([await listIds(store), await listIds(store.trash)]).toEqual([[id], []])
      await store.trash.take(id)
      await store.trash.remove(id)
      await store.trash.remove(id)
      expect([await store.trash.putBack(id), await listIds(store.trash)]).toEqual([false, []])
    })

    test('keeps a mark, which is none of its files', async () => {
      const store = open()
      expect(await store.readMark()).toBeNull()
      await store.writeMark('eins')
      await store.writeMark('zwei')
      expect([await store.readMark(), await listIds(store), await listIds(store.trash)]).toEqual([
        'zwei',
        [],
        [],
      ])
    })

    test.each(['../x', '/etc/passwd', 'a', `${'a'.repeat(30)}/b`, `${'a'.repeat(30)}\0`])(
      'refuses to make a path from an id like %j',
      async (hostile) => {
        const store = open()
        await expect(store.read(hostile)).rejects.toThrow(RangeError)
        await expect(store.sizeOf(hostile)).rejects.toThrow(RangeError)
        await expect(store.write(hostile, Readable.from([]))).rejects.toThrow(RangeError)
        await expect(store.remove(hostile)).rejects.toThrow(RangeError)
        await expect(store.trash.take(hostile)).rejects.toThrow(RangeError)
        await expect(store.trash.putBack(hostile)).rejects.toThrow(RangeError)
        await expect(store.trash.remove(hostile)).rejects.toThrow(RangeError)
      },
    )
  })
}

export async function listIds(store: Pick<FileStore, 'list'>): Promise<string[]> {
  const ids: string[] = []
  for await (const { id: each } of store.list()) ids.push(each)
  return ids
}
