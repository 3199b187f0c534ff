/**
 * Stores the contents of uploaded files. The database has their metadata; a content without a row is left over from
 * an interrupted request or a deleted record, and the clean-up moves it to the store's trash.
 */
export type FileStore = {
  /**
   * Stores a content under a new id, durably: once the promise resolves, the content survives a crash. If the content
   * ends with an error, nothing is left under the id, and the error is rethrown.
   */
  write(id: string, content: AsyncIterable<Uint8Array>): Promise<void>
  /** The content, or the part of it from the first to the last given byte; null when there is none. */
  read(id: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | null>
  /** The size of a content in bytes; null when there is none. */
  sizeOf(id: string): Promise<number | null>
  /** Removes a content for good; nothing happens when there is none. */
  remove(id: string): Promise<void>
  /** The ids of all contents, including interrupted ones, and when each was stored. */
  list(): AsyncIterable<StoredFile>
  trash: Trash
  /** The text that names the database to which the store belongs; null while it has none. */
  readMark(): Promise<string | null>
  writeMark(text: string): Promise<void>
}

/** Contents that were removed and are kept for a while. They have the same ids. */
export type Trash = {
  /** Moves a content into the trash; nothing happens when there is none. */
  take(id: string): Promise<void>
  /** Moves a content back; false when the trash does not have it. */
  putBack(id: string): Promise<boolean>
  /** The ids of all contents in the trash, and when each was moved there. */
  list(): AsyncIterable<StoredFile>
  /** Removes a content for good; nothing happens when there is none. */
  remove(id: string): Promise<void>
}

export type StoredFile = { id: string; storedAt: Date }

/** A part of a content; both bytes are included, counted from 0. */
export type ByteRange = { start: number; end: number }

/** Reads a content that has a row, and puts it back first if it is in the trash: the row may have been restored. */
export async function readKept(
  store: Pick<FileStore, 'read' | 'trash'>,
  id: string,
  range?: ByteRange,
): Promise<ReadableStream<Uint8Array> | null> {
  const found = await store.read(id, range)
  if (found) return found
  return (await store.trash.putBack(id)) ? store.read(id, range) : null
}
