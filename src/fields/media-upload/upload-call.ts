import type { MediaUpload } from '#contracts/media-uploads.ts'
import type { Language } from '#i18n/languages.ts'
import { sendCall, type SignInAgain } from '../staff-calls/send-call.ts'

/** Calls `media-uploads` of the back office; a body is sent as JSON, a chunk of a file unchanged. */
export type UploadCall = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  sent?: { body?: object | Blob; signal?: AbortSignal },
) => Promise<MediaUpload>

/** In milliseconds, for a chunk over a slow connection, and for decoding a large picture at the end. */
const timeout = 120_000

/** The calls of uploads; a failed one rejects with a `CallError`. */
export function createUploadCall(language: Language, signInAgain: SignInAgain): UploadCall {
  return async (method, path, { body, signal } = {}) => {
    const address = `/${language}/api/admin/media-uploads${path}`
    const response = await sendCall(address, { method, body, timeout, signal, signInAgain })
    // The call's contract defines the type.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return response as MediaUpload
  }
}
