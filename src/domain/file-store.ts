/**
 * Stores the contents of uploaded files. The database has their metadata; a content without a row is left over from
 * an interrupted request and is removed by the clean-up.
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
  /** Removes a content; nothing happens when there is none. */
  remove(id: string): Promise<void>
  /** The ids of all contents, including interrupted ones, and when each was stored. */
  list(): AsyncIterable<{ id: string; storedAt: Date }>
}

/** A part of a content; both bytes are included, counted from 0. */
export type ByteRange = { start: number; end: number }
