import type { FileStore, StoredFile } from '#domain/file-store.ts'

type Contents = Map<string, Uint8Array<ArrayBuffer>>

/** Uploaded files in memory, for tests that need no disk; `trashed` are those in the trash. */
export function memoryFiles(): FileStore & { contents: Contents; trashed: Contents } {
  const contents: Contents = new Map()
  const trashed: Contents = new Map()
  let mark: string | null = null
  const move = (id: string, from: Contents, to: Contents) => {
    const bytes = from.get(id)
    if (bytes) to.set(id, bytes)
    return from.delete(id)
  }
  return {
    contents,
    trashed,
    async write(id, content) {
      const chunks: Uint8Array[] = []
      for await (const chunk of content) chunks.push(chunk)
      contents.set(id, new Uint8Array(Buffer.concat(chunks)))
    },
    async read(id, range) {
      const bytes = contents.get(id)
      return bytes ? new Blob([range ? bytes.slice(range.start, range.end + 1) : bytes]).stream() : null
    },
    async sizeOf(id) {
      return contents.get(id)?.length ?? null
    },
    async remove(id) {
      contents.delete(id)
    },
    list: () => listAll(contents, new Date(0)),
    trash: {
      take: async (id) => void move(id, contents, trashed),
      putBack: async (id) => move(id, trashed, contents),
      list: () => listAll(trashed, new Date()),
      async remove(id) {
        trashed.delete(id)
      },
    },
    readMark: async () => mark,
    async writeMark(text) {
      mark = text
    },
  }
}

async function* listAll(contents: Contents, storedAt: Date): AsyncGenerator<StoredFile> {
  for (const id of contents.keys()) yield { id, storedAt }
}
