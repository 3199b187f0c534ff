import type { FileStore } from '#domain/file-store.ts'

/** Uploaded files in memory, for tests that need no disk. */
export function memoryFiles(): FileStore & { contents: Map<string, Uint8Array<ArrayBuffer>> } {
  const contents = new Map<string, Uint8Array<ArrayBuffer>>()
  return {
    contents,
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
    async *list() {
      for (const id of contents.keys()) yield { id, storedAt: new Date(0) }
    },
  }
}
