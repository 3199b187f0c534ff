import { csrfToken } from '#design/csrf-token.ts'
import { hallZoneName } from '#i18n/hall-zone.ts'
import { isRecord } from '#json/is-record.ts'

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

  /** All messages of the response, in the language of the call; null when there are none. */
  get messages(): string | null {
    if (!isRecord(this.body)) return null
    const said = Object.values(this.body)
      .flat()
      .filter((each) => typeof each === 'string')
    return said.join(' ') || null
  }
}

/**
 * Called when a call is refused because nobody is signed in. Resolves after signing in, rejects when the user cancels.
 */
export type SignInAgain = () => Promise<void>

export type SendOptions = {
  method: string
  /** Sent as JSON; a chunk of a file unchanged. */
  body?: unknown
  /**
   * In milliseconds: after it a call counts as a network error, because browsers do not report a cut cable.
   */
  timeout: number
  signal?: AbortSignal | undefined
  keepalive?: boolean
  /** Null for calls that nobody has caused: they do not prompt for a sign-in, and reject when the session has expired. */
  signInAgain: SignInAgain | null
}

/**
 * Sends a call of staff with the session's cookie and its token; when the session has expired, the user is asked to
 * sign in and the call is repeated. Resolves to the parsed response, null for an empty one; rejects with a `CallError`.
 */
export async function sendCall(address: string, options: SendOptions): Promise<unknown> {
  const { method, body, timeout, signal, keepalive = false, signInAgain } = options
  const deadline = AbortSignal.timeout(timeout)
  const token = method === 'GET' ? null : csrfToken()
  const response = await fetch(address, {
    method,
    credentials: 'same-origin',
    keepalive,
    signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    headers: {
      Accept: 'application/json',
      ...(body !== undefined && {
        'Content-Type': body instanceof Blob ? 'application/octet-stream' : 'application/json',
      }),
      ...(token !== null && { 'X-CSRFToken': token }),
      // What is typed here was read in this zone.
      ...(method !== 'GET' && { 'X-Time-Zone': hallZoneName() }),
    },
    ...(body !== undefined && { body: body instanceof Blob ? body : JSON.stringify(body) }),
  }).catch(() => {
    throw new CallError(0, null)
  })
  const answer: unknown = response.status === 204 ? null : await response.json().catch(() => undefined)
  if (response.status === 401 && signInAgain) {
    await signInAgain().catch(() => {
      throw new CallError(401, null)
    })
    return sendCall(address, { ...options, signInAgain: null })
  }
  // Somebody has signed in again while the call was on its way with the token of the session before.
  if (response.status === 403 && token !== null && csrfToken() !== token) return sendCall(address, options)
  if (!response.ok) throw new CallError(response.status, answer ?? null)
  // The response was truncated, or comes from a proxy in between instead of our server.
  if (answer === undefined) throw new CallError(0, null)
  return answer
}
