import type { CallMethod, GivenOf, PathOf, ResponseOf } from '#fields/staff-calls/call-types.ts'
import { sendCall, type SignInAgain } from '#fields/staff-calls/send-call.ts'
import { createUploadCall } from '#fields/media-upload/upload-call.ts'
import { createUploadQueue, type UploadQueue } from '#fields/media-upload/upload-queue.ts'
import type { Language } from '#i18n/languages.ts'

type CallOptions = {
  /** Does not prompt for a sign-in, so that a refused call rejects: for calls that nobody has caused. */
  isQuiet?: boolean
  keepalive?: boolean
}

/** A path by its contract, and what the contract asks for; what is given can be left out if nothing is needed. */
type Call<Method extends CallMethod> = <Path extends PathOf<Method>>(
  path: Path,
  ...given: object extends GivenOf<Method, Path>
    ? [given?: GivenOf<Method, Path>, options?: CallOptions]
    : [given: GivenOf<Method, Path>, options?: CallOptions]
) => Promise<ResponseOf<Method, Path>>

/**
 * The page editor's calls, typed by their contracts. The server is ours and follows them, so responses are not validated
 * again.
 */
export type Calls = {
  get: Call<'get'>
  post: Call<'post'>
  remove: Call<'delete'>
  /** Uploads files to the library. */
  uploads: UploadQueue
}

/** In milliseconds. */
const timeout = 30_000

/**
 * Calls endpoints below `/{language}/pageeditor-api/`. Rejects with a `CallError`. The server's messages about files are
 * in the language of the interface.
 */
export function createCalls(
  language: Language,
  signInAgain: SignInAgain,
  interfaceLanguage: () => Language = () => language,
): Calls {
  const call =
    (method: string) =>
    (path: string, given: Given = {}, { isQuiet = false, keepalive = false }: CallOptions = {}) => {
      const { params = {}, query = {}, json } = given
      return sendCall(`/${language}/pageeditor-api/${addressOf(path, params, query)}`, {
        method,
        body: json,
        timeout,
        keepalive,
        signInAgain: isQuiet ? null : signInAgain,
      })
    }
  // The contracts define the types.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return {
    get: call('GET'),
    post: call('POST'),
    remove: call('DELETE'),
    uploads: createUploadQueue((...sent) => createUploadCall(interfaceLanguage(), signInAgain)(...sent)),
  } as Calls
}

type Given = {
  params?: Record<string, string | number>
  query?: Record<string, string | number | undefined>
  json?: unknown
}

/** The path with its parameters and the query. */
function addressOf(
  path: string,
  params: NonNullable<Given['params']>,
  query: NonNullable<Given['query']>,
): string {
  const given = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  )
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return given.length > 0 ? `${filled}?${new URLSearchParams(given)}` : filled
}
