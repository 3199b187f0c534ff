import type { FigureFormat } from '#blocks/picture.ts'
import type { FileStore } from '../file-store.ts'
import type { ErrorCode } from '../errors.ts'

/** What the library needs from the program around it. */
export type MediaServices = {
  /** The contents of the library: local, or an S3-compatible service. */
  store: FileStore
  /** The chunks of unfinished uploads; all processes see the same. */
  uploads: FileStore
  scratch: Scratch
  studio: ImageWorker
}

/** Files on the disk of this process, for programs that need a path. Nothing in them matters after a crash. */
export type Scratch = {
  /** Writes a content into a file, and removes that as soon as `use` has ended. */
  hold<Result>(content: AsyncIterable<Uint8Array>, use: (file: string) => Promise<Result>): Promise<Result>
}

/**
 * A size in pixels, and on a ground the share of it that the picture covers; without a ground it is transparent. A tight
 * one ends with the picture.
 */
export type FrameShape = { width: number; height: number; ground?: string; share?: number; isTight?: boolean }

export type Rendition = { width: number; format: FigureFormat; bytes: Uint8Array }

/** Generates the renditions of pictures, outside of the process that answers requests. */
export type ImageWorker = {
  /**
   * Decodes the picture in a file and generates its JPEG renditions, which takes about a second, or returns what is
   * wrong with it. Size and renditions are upright, whatever the camera's position was.
   */
  develop(
    file: string,
  ): Promise<{ width: number; height: number; renditions: Rendition[] } | { error: ErrorCode }>
  /**
   * Generates the renditions in the other formats, which takes some seconds. Throws when the picture can't be read.
   */
  complete(file: string): Promise<Rendition[]>
  /** Shows a picture whole in a shape, as PNG. Throws when it can't be read. */
  frame(file: string, shape: FrameShape): Promise<Uint8Array>
}
