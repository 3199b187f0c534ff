import type { Language } from '#i18n/languages.ts'

/** What went wrong with a call: its status (0 where the network failed) and what the server said. */
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

/** Given a call that was refused because nobody is signed in; resolves once somebody is, rejects when they give up. */
export type SignInAgain = () => Promise<void>

type PostOptions = {
  keepalive?: boolean
  /** Asks nobody to sign in: a call that is refused rejects. */
  isQuiet?: boolean
}

/** After so many milliseconds without an answer the network has failed: a cut cable says nothing. */
const patience = 30_000

/** The page editor's calls. The server is ours and answers as its contracts say; answers are typed, not checked again. */
export type Calls = {
  get: <Answer>(path: string) => Promise<Answer>
  post: <Answer>(path: string, body: unknown, options?: PostOptions) => Promise<Answer>
  remove: <Answer>(path: string) => Promise<Answer>
}

/**
 * Calls below `/{language}/pageeditor-api/`, with the session's cookie and its token. Rejects with a `CallError`. Where the
 * session has ended, the sign-in is asked for and the call is made again after it.
 */
export function createCalls(language: Language, signInAgain: SignInAgain): Calls {
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
    // Cut off, or somebody else's between here and the server: no answer of ours.
    if (answer === undefined) throw new CallError(0, null)
    // The contract of the call says what it is.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return answer as Answer
  }
  return {
    get: (path) => request('GET', path),
    post: (path, body, options) => request('POST', path, body, options),
    remove: (path) => request('DELETE', path),
  }
}

function csrfToken(): string {
  return /(?:^|;\s*)csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? ''
}
