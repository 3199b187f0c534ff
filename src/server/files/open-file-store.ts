import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, opendir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { ReadableStream } from 'node:stream/web'
import type { FileStore, StoredFile } from '#domain/file-store.ts'
import { isPlainId, markName, requirePlainId } from './require-plain-id.ts'

/** Contents as files in a folder that only the site's user can read. The folder is created when it is first needed. */
export function openFileStore(folder: string): FileStore {
  const trash = path.join(folder, 'trash')
  const placeOf = (id: string) => path.join(folder, requirePlainId(id))
  const trashedPlaceOf = (id: string) => path.join(trash, requirePlainId(id))
  async function write(
    place: string,
    content: AsyncIterable<Uint8Array>,
    part = partOf(place),
  ): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const file = await open(part, 'w', 0o600) // overwrites what a crash has left
    try {
      for await (const chunk of content) await file.writeFile(chunk)
      await file.sync()
      await file.close()
      await rename(part, place)
      await syncFolder(folder)
    } catch (error) {
      await file.close().catch(() => {}) // closed already, when renaming has failed
      await rm(part, { force: true })
      throw error
    }
  }
  return {
    write: async (id, content) => write(placeOf(id), content),
    async read(id, range) {
      const place = placeOf(id)
      const file = await orNull(open(place))
      if (!file) return null
      // `Readable.toWeb` would read ahead without end when the client is slow.
      return ReadableStream.from(createReadStream(place, { fd: file, ...range }))
    },
    async sizeOf(id) {
      return (await orNull(stat(placeOf(id))))?.size ?? null
    },
    async remove(id) {
      const place = placeOf(id)
      for (const each of [place, partOf(place)]) await rm(each, { force: true })
    },
    list: () => listFolder(folder),
    trash: {
      async take(id) {
        const place = placeOf(id)
        await rm(partOf(place), { force: true })
        await mkdir(trash, { recursive: true, mode: 0o700 })
        const now = new Date()
        if (!(await isDone(utimes(place, now, now)))) return
        await rename(place, trashedPlaceOf(id))
      },
      putBack: async (id) => isDone(rename(trashedPlaceOf(id), placeOf(id))),
      list: () => listFolder(trash),
      remove: async (id) => rm(trashedPlaceOf(id), { force: true }),
    },
    readMark: async () => orNull(readFile(path.join(folder, markName), 'utf8')),
    async writeMark(text) {
      const place = path.join(folder, markName)
      await write(place, asContent(text), `${place}.${randomUUID()}`) // several processes may write it at once
    },
  }
}

async function* listFolder(folder: string): AsyncGenerator<StoredFile> {
  for await (const { name } of (await orNull(opendir(folder))) ?? []) {
    const id = name.replace(/\.part$/, '')
    const found = isPlainId(id) && (await orNull(stat(path.join(folder, name)))) // null: removed meanwhile
    if (found) yield { id, storedAt: found.mtime }
  }
}

async function* asContent(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}

/** Whether an operation was performed; false when its file does not exist. */
async function isDone(operation: Promise<void>): Promise<boolean> {
  return (await orNull(operation.then(() => true))) ?? false
}

async function orNull<Found>(asked: Promise<Found>): Promise<Found | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** The path of a content while it is being written; a crash leaves the file there. */
function partOf(place: string): string {
  return `${place}.part`
}

/** A renamed file survives a crash only once its folder is on the disk, too. Windows cannot open folders. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
