import type { MediaUpload } from '#contracts/media-uploads.ts'
import { CallError } from '../staff-calls/send-call.ts'
import type { CallOptions, StaffCalls } from '../staff-calls/staff-calls.ts'

/** In bytes: small enough that the progress moves on a slow line, and that a break loses little. */
export const pieceSize = 1024 * 1024

export type UploadOptions = {
  calls: StaffCalls
  signal: AbortSignal
  /** The item whose content is replaced. */
  replaces?: number | undefined
  /** The upload to continue, if it had begun. */
  begun?: string | undefined
  /** Called with the upload's id as soon as it has one. */
  onBegin: (id: string) => void
  /** Called with the share of the file that has arrived, from 0 to 1. */
  onProgress: (share: number) => void
  /** Waits before the next attempt; replaced by tests only. */
  pause?: (milliseconds: number) => Promise<void>
}

/** In milliseconds, for a chunk over a slow connection, and for decoding a large picture at the end. */
const timeout = 120_000

/** The pauses after temporary failures, in milliseconds; after the last one, the user has to continue the upload. */
const pauses = [1000, 2000, 4000, 8000, 15_000, 30_000]

/**
 * Uploads a file in chunks. After a failure of the network or the server it asks how much has arrived, and continues
 * from there. Rejects with a `CallError`: with the server's message when it refuses the file, or else after too
 * many failures; the upload can then be continued with its id.
 */
export async function uploadFile(
  file: Blob & { name: string },
  options: UploadOptions,
): Promise<MediaUpload> {
  const { calls, signal, replaces, onBegin, onProgress, pause = wait } = options
  const how: CallOptions = { signal, timeout }
  let { begun } = options
  let failures = 0
  /** Null while it is unknown. */
  let offset: number | null = null
  for (;;) {
    signal.throwIfAborted()
    try {
      let upload: MediaUpload
      if (begun === undefined) {
        const json = { name: file.name, size: file.size, replaces }
        upload = await calls.post('media-uploads', { json }, how)
        begun = upload.id
        onBegin(begun)
      } else if (offset === null) {
        upload = await calls.get('media-uploads/{id}', { params: { id: begun } }, how)
      } else {
        const piece = {
          params: { id: begun },
          query: { offset },
          file: file.slice(offset, offset + pieceSize),
        }
        upload = await calls.patch('media-uploads/{id}', piece, how)
        failures = 0
      }
      if (upload.media) return upload
      offset = upload.offset
      onProgress(offset / file.size)
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof CallError)) throw error
      // It has expired, or the server has lost it.
      const isGone = error.status === 404 && begun !== undefined
      if (isGone) begun = undefined
      const pauseLength = pauses[failures++]
      if ((!isGone && !mayPass(error.status)) || pauseLength === undefined) throw error
      offset = null
      await pause(error.status === 409 || isGone ? 0 : pauseLength)
    }
  }
}

/** Whether a call may succeed when it is repeated: another piece was expected, or the failure is temporary. */
export function mayPass(status: number): boolean {
  return status === 0 || status === 409 || status === 429 || status >= 500
}

async function wait(milliseconds: number): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
