import type { FigureFormat } from '#blocks/picture.ts'
import type { FileStore } from '../file-store.ts'
import type { Fault } from '../errors.ts'

/** What the library needs of the program it runs in. */
export type MediaPorts = {
  /** The contents of the library: local, or an S3-compatible service. */
  store: FileStore
  parts: UploadParts
  studio: PictureStudio
}

/** The files of uploads that have begun, on the disk of this process. */
export type UploadParts = {
  /** How much of a file has arrived, in bytes; 0 before anything has. */
  sizeOf(id: string): Promise<number>
  /** Adds a piece at the end. */
  append(id: string, piece: Uint8Array): Promise<void>
  /** Where the file is, for what reads it. */
  pathOf(id: string): string
  remove(id: string): Promise<void>
  /** The ids of all files, and when each was last written. */
  list(): AsyncIterable<{ id: string; storedAt: Date }>
  /** Runs a task after all others of the same id. */
  inTurn<Result>(id: string, task: () => Promise<Result>): Promise<Result>
}

export type Rendition = { width: number; format: FigureFormat; bytes: Uint8Array }

/** Makes the renditions of pictures, outside of the process that answers requests. */
export type PictureStudio = {
  /**
   * Decodes the picture in a file and makes its renditions in JPEG, which takes about a second; or says what is wrong
   * with it. Size and renditions are upright, whatever the camera's position was.
   */
  develop(
    file: string,
  ): Promise<{ width: number; height: number; renditions: Rendition[] } | { fault: Fault }>
  /** Makes the renditions in the other formats, which takes some seconds. Throws when the picture can't be read. */
  complete(file: string): Promise<Rendition[]>
}
