import { createReadStream } from 'node:fs'
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { ReadableStream } from 'node:stream/web'
import type { FileStore } from '#domain/file-store.ts'
import { requirePlainId } from './require-plain-id.ts'

/** Contents as files in a folder that only the site's user can read. The folder is created when it is first needed. */
export function openFileStore(folder: string): FileStore {
  const placeOf = (id: string) => path.join(folder, requirePlainId(id))
  return {
    async write(id, content) {
      const place = placeOf(id)
      const part = partOf(place)
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
    },
    async read(id, range) {
      const place = placeOf(id)
      const file = await open(place).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      })
      if (!file) return null
      // `Readable.toWeb` would read ahead without end when the client is slow.
      return ReadableStream.from(createReadStream(place, { fd: file, ...range }))
    },
    async sizeOf(id) {
      const found = await stat(placeOf(id)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      })
      return found && found.size
    },
    async remove(id) {
      const place = placeOf(id)
      for (const each of [place, partOf(place)]) await rm(each, { force: true })
    },
    async *list() {
      const files = await opendir(folder).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return []
        throw error
      })
      for await (const { name } of files) {
        const found = await stat(path.join(folder, name)).catch(() => null) // removed meanwhile
        if (found) yield { id: name.replace(/\.part$/, ''), storedAt: found.mtime }
      }
    },
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
