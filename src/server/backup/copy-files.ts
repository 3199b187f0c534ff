import { buffer } from 'node:stream/consumers'
import type { Db } from '#db/client/index.server.ts'
import { readKept, type FileStore } from '#domain/file-store.ts'
import { findKnownFiles, listFormFiles } from '#domain/forms/index.server.ts'
import { isKnownFile, listMediaFiles } from '#domain/media/index.server.ts'
import { smallFile, smallFilesAtOnce, type BackedUpStore } from './backup-format.ts'

export type ListedFile = { store: BackedUpStore; name: string; isDerived: boolean }
export type FetchedFile = {
  file: ListedFile
  /** Null when the file is missing. */
  content: { size: number; bytes: AsyncIterable<Uint8Array> } | null
}

/** All files that the rows of a snapshot name. */
export async function listFiles(db: Db): Promise<ListedFile[]> {
  const files: ListedFile[] = []
  for await (const { name, isDerived } of listMediaFiles({ db }))
    files.push({ store: 'media', name, isDerived })
  for (const name of await listFormFiles({ db })) files.push({ store: 'files', name, isDerived: false })
  return files
}

/** Fetches files in their order, small ones ahead; those that were deleted meanwhile come from the trash. */
export async function* fetchFiles(
  files: readonly ListedFile[],
  stores: Record<BackedUpStore, FileStore>,
): AsyncGenerator<FetchedFile> {
  const ahead: Promise<FetchedFile>[] = []
  for (let next = 0; next < files.length || ahead.length > 0;) {
    while (ahead.length < smallFilesAtOnce) {
      const file = files[next]
      if (!file) break
      const fetching = fetchFile(file, stores[file.store])
      fetching.catch(() => {}) // awaited in its turn
      ahead.push(fetching)
      next += 1
    }
    const fetched = await ahead.shift()
    if (fetched) yield fetched
  }
}

async function fetchFile(file: ListedFile, store: FileStore): Promise<FetchedFile> {
  // A file may be moved to the trash between its size and its content.
  for (let attempt = 0; attempt < 3; attempt++) {
    const isThere = (await store.sizeOf(file.name)) !== null || (await store.trash.putBack(file.name))
    const size = isThere ? await store.sizeOf(file.name) : null
    if (size === null) continue
    if (size > smallFile) return { file, content: { size, bytes: readLate(file.name, store) } }
    const found = await readKept(store, file.name)
    if (found) return { file, content: { size, bytes: asList(await buffer(found)) } }
  }
  return { file, content: null }
}

/** A large content, which is opened when it is read. */
async function* readLate(name: string, store: FileStore): AsyncGenerator<Uint8Array> {
  const found = await readKept(store, name)
  if (!found) throw new Error(`The file ${name} was deleted while it was read.`)
  yield* found
}

async function* asList(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content
}

/** Whether a file has a row still. */
export async function hasRow(db: Db, { store, name }: ListedFile): Promise<boolean> {
  return store === 'media' ? isKnownFile({ db }, name) : (await findKnownFiles({ db }, [name])).length > 0
}
