import type { FigureFormat } from '#blocks/picture.ts'
import type { FileStore } from '../file-store.ts'
import type { Fault } from '../errors.ts'

/** What the library needs from the program around it. */
export type MediaPorts = {
  /** The contents of the library: local, or an S3-compatible service. */
  store: FileStore
  parts: UploadParts
  studio: PictureStudio
}

/** The files of unfinished uploads, on the disk of this process. */
export type UploadParts = {
  /** How much of a file has arrived, in bytes; 0 before the first chunk. */
  sizeOf(id: string): Promise<number>
  /** Appends a chunk. */
  append(id: string, piece: Uint8Array): Promise<void>
  /** The path of the file, for reading it. */
  pathOf(id: string): string
  remove(id: string): Promise<void>
  /** The ids of all files, and when each was last written. */
  list(): AsyncIterable<{ id: string; storedAt: Date }>
  /** Runs a task after all others of the same id. */
  inTurn<Result>(id: string, task: () => Promise<Result>): Promise<Result>
}

export type Rendition = { width: number; format: FigureFormat; bytes: Uint8Array }

/** Generates the renditions of pictures, outside of the process that answers requests. */
export type PictureStudio = {
  /**
   * Decodes the picture in a file and generates its JPEG renditions, which takes about a second, or returns what is
   * wrong with it. Size and renditions are upright, whatever the camera's position was.
   */
  develop(
    file: string,
  ): Promise<{ width: number; height: number; renditions: Rendition[] } | { fault: Fault }>
  /**
   * Generates the renditions in the other formats, which takes some seconds. Throws when the picture can't be read.
   */
  complete(file: string): Promise<Rendition[]>
}
