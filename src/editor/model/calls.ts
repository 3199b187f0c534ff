import { csrfToken } from '#design/csrf-token.ts'
import { createUploadCall } from '#fields/media-upload/upload-call.ts'
import { createUploadQueue, type UploadQueue } from '#fields/media-upload/upload-queue.ts'
import type { Language } from '#i18n/languages.ts'

/** The error of a failed call: its HTTP status (0 for a network error) and the server's response body. */
export class CallError extends Error {
  readonly status: number
  readonly body: unknown

  constructor(status: number, body: unknown) {
    super(`The call was answered with ${status}`)
    this.name = 'CallError'
    this.status = status
    this.body = body
  }
}

/**
 * Called when a call is refused because nobody is signed in. Resolves after signing in, rejects when the user cancels.
 */
export type SignInAgain = () => Promise<void>

/** `isQuiet` doesn't prompt for a sign-in, and a refused call rejects: for calls that nobody has caused. */
type QuietOption = { isQuiet?: boolean }
type PostOptions = QuietOption & { keepalive?: boolean }

/**
 * Timeout in milliseconds after which a call counts as a network error, because the browser does not report a cut
 * cable.
 */
const patience = 30_000

/**
 * The page editor's calls. The server is ours and follows its contracts, so answers are typed but not validated again.
 */
export type Calls = {
  get: <Answer>(path: string, options?: QuietOption) => Promise<Answer>
  post: <Answer>(path: string, body: unknown, options?: PostOptions) => Promise<Answer>
  remove: <Answer>(path: string) => Promise<Answer>
  /** Uploads files to the library. */
  uploads: UploadQueue
}

/**
 * Calls endpoints below `/{language}/pageeditor-api/` with the session's cookie and its token. Rejects with a
 * `CallError`. When the session has expired, the user is asked to sign in and the call is repeated. The server's
 * messages about files are in the language of the interface.
 */
export function createCalls(
  language: Language,
  signInAgain: SignInAgain,
  interfaceLanguage: () => Language = () => language,
): Calls {
  const request = async <Answer>(
    method: string,
    path: string,
    body?: unknown,
    { keepalive = false, isQuiet = false, isRepeated = false } = {},
  ): Promise<Answer> => {
    const response = await fetch(`/${language}/pageeditor-api/${path}`, {
      method,
      credentials: 'same-origin',
      keepalive,
      signal: AbortSignal.timeout(patience),
      headers: {
        Accept: 'application/json',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(method !== 'GET' && { 'X-CSRFToken': csrfToken() }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new CallError(0, null)
    })
    const answer: unknown = response.status === 204 ? null : await response.json().catch(() => undefined)
    if (response.status === 401 && !isRepeated && !isQuiet) {
      await signInAgain()
      return request(method, path, body, { keepalive, isRepeated: true })
    }
    if (!response.ok) throw new CallError(response.status, answer)
    // The response was truncated, or comes from a proxy in between instead of our server.
    if (answer === undefined) throw new CallError(0, null)
    // The call's contract defines the type.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return answer as Answer
  }
  return {
    get: (path, options) => request('GET', path, undefined, options),
    post: (path, body, options) => request('POST', path, body, options),
    remove: (path) => request('DELETE', path),
    uploads: createUploadQueue((...sent) => createUploadCall(interfaceLanguage(), signInAgain)(...sent)),
  }
}
