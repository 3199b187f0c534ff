import type { Language } from '#i18n/languages.ts'
import type { CallMethod, GivenOf, PathOf, ResponseOf } from './call-types.ts'
import { sendCall, type SignInAgain } from './send-call.ts'

export type CallOptions = {
  /** Does not prompt for a sign-in, so that a refused call rejects: for calls that nobody has caused. */
  isQuiet?: boolean
  keepalive?: boolean
  signal?: AbortSignal
  /** In milliseconds: after it a call counts as a network error, because browsers do not report a cut cable. */
  timeout?: number
}

/** A path by its contract, and what the contract asks for; what is given can be left out if nothing is needed. */
type Call<Method extends CallMethod> = <Path extends PathOf<Method>>(
  path: Path,
  ...given: object extends GivenOf<Method, Path>
    ? [given?: GivenOf<Method, Path>, options?: CallOptions]
    : [given: GivenOf<Method, Path>, options?: CallOptions]
) => Promise<ResponseOf<Method, Path>>

/**
 * The calls of staff, typed by their contracts. The server is ours and follows them, so responses are not validated again.
 * Paths are written as the contracts write them; `{record}` stands for the path of a kind of record.
 */
export type StaffCalls = {
  get: Call<'get'>
  post: Call<'post'>
  put: Call<'put'>
  patch: Call<'patch'>
  remove: Call<'delete'>
}

type Given = {
  params?: Record<string, string | number>
  query?: string | Record<string, string | number | undefined>
  json?: unknown
  file?: Blob
}

/**
 * The client of all calls of staff. A failed one rejects with a `CallError`, whose messages are in the language. Tests and
 * examples `send` in their own way.
 */
export function createStaffCalls(
  language: Language | (() => Language),
  signInAgain: SignInAgain,
  send: typeof sendCall = sendCall,
): StaffCalls {
  const by =
    (method: string) =>
    (path: string, given: Given = {}, { isQuiet = false, ...options }: CallOptions = {}) =>
      send(addressOf(typeof language === 'string' ? language : language(), path, given), {
        timeout: 30_000,
        ...options,
        method,
        body: given.file ?? given.json,
        signInAgain: isQuiet ? null : signInAgain,
      })
  const calls = { get: by('GET'), post: by('POST'), put: by('PUT'), patch: by('PATCH'), remove: by('DELETE') }
  // The contracts define the types.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return calls as StaffCalls
}

function addressOf(language: Language, path: string, { params = {}, query = {} }: Given): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(params[name] ?? '')
    return name === 'record' ? value : encodeURIComponent(value)
  })
  const asked = typeof query === 'string' ? query : queryOf(query)
  const below = path.startsWith('/') ? '' : '/api/admin/'
  return `/${language}${below}${filled}${asked && `?${asked}`}`
}

function queryOf(query: Record<string, string | number | undefined>): string {
  const given = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return new URLSearchParams(given).toString()
}
