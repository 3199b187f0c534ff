/**
 * Keeps the contents of uploaded files. The database knows what they are; a content whose row is missing is left over
 * from an interrupted request and is removed by the clean-up.
 */
export type FileStore = {
  /**
   * Stores a content under a new id, durably: once the promise resolves, the content survives a crash. Nothing is left
   * under the id when the content ends with an error, which is thrown on.
   */
  write(id: string, content: AsyncIterable<Uint8Array>): Promise<void>
  /** The content, or the part of it from the first to the last byte given; null when there is none. */
  read(id: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | null>
  /** Of a content, in bytes; null when there is none. */
  sizeOf(id: string): Promise<number | null>
  /** Removes a content; nothing happens when there is none. */
  remove(id: string): Promise<void>
  /** The ids of all contents, interrupted ones included, and when each was stored. */
  list(): AsyncIterable<{ id: string; storedAt: Date }>
}

/** A part of a content; both bytes belong to it, counted from 0. */
export type ByteRange = { start: number; end: number }
