import type { MediaUpload } from '#contracts/office-media.ts'
import { csrfToken } from '#design/csrf-token.ts'
import type { Language } from '#i18n/languages.ts'
import { isRecord } from '#json/is-record.ts'

/** A failed call of an upload: its status (0 without a network), and the server's message if there was one. */
export class UploadError extends Error {
  readonly status: number
  readonly words: string | null

  constructor(status: number, words: string | null) {
    super(words ?? `The call was answered with ${status}`)
    this.name = 'UploadError'
    this.status = status
    this.words = words
  }
}

/** Calls `media-uploads` of the back office; a body is sent as JSON, a chunk of a file unchanged. */
export type UploadCall = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  sent?: { body?: object | Blob; signal?: AbortSignal },
) => Promise<MediaUpload>

/**
 * Timeout in milliseconds for a chunk of 4 MB over a slow connection, and for decoding a large picture at the end.
 */
const patience = 120_000

/** Calls with the session's cookie and its token. When the session has expired, the user is asked to sign in. */
export function createUploadCall(language: Language, signInAgain: () => Promise<void>): UploadCall {
  const call = async (
    ...[method, path, { body, signal } = {}]: Parameters<UploadCall>
  ): Promise<Response | null> => {
    const timeout = AbortSignal.timeout(patience)
    return fetch(`/${language}/api/admin/media-uploads${path}`, {
      method,
      credentials: 'same-origin',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      headers: {
        Accept: 'application/json',
        ...(body && {
          'Content-Type': body instanceof Blob ? 'application/octet-stream' : 'application/json',
        }),
        ...(method !== 'GET' && { 'X-CSRFToken': csrfToken() }),
      },
      ...(body && { body: body instanceof Blob ? body : JSON.stringify(body) }),
    }).catch(() => null)
  }
  return async (...given) => {
    let response = await call(...given)
    if (response?.status === 401) {
      await signInAgain()
      response = await call(...given)
    }
    if (!response) throw new UploadError(0, null)
    const answer: unknown = response.status === 204 ? null : await response.json().catch(() => null)
    if (!response.ok) throw new UploadError(response.status, wordsOf(answer))
    // The call's contract defines the type.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return answer as MediaUpload
  }
}

function wordsOf(answer: unknown): string | null {
  if (!isRecord(answer)) return null
  const said = Object.values(answer)
    .flat()
    .filter((each) => typeof each === 'string')
  return said.join(' ') || null
}
