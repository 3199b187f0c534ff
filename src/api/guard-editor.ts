import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { cleanJson } from '#domain/content/index.server.ts'
import type { Session } from '#domain/users/index.server.ts'
import { hallZoneName } from '#i18n/hall-zone.ts'
import type { ApiEnv } from './environment.ts'
import { refuse } from './refusal.ts'

/** The maximum nesting depth of a body, more than any content needs: nested blocks, and the lists in a rich text. */
const deepest = 100

/**
 * Requirements for every writing call of the page editor: a session (401), its CSRF token in `X-CSRFToken` (403), a page that was
 * opened in the present time zone of the house (412), and a safely parseable body (400). The calls for signing in only need the last one.
 */
export const guardEditor: MiddlewareHandler<ApiEnv> = async (context, next) => {
  if (isSafe(context.req.method)) return next()
  if (!/\/pageeditor-api\/login(\/(code|passkey))?\/?$/.test(context.req.path)) {
    const session = context.get('session')
    if (!session) return refuse(context, 401, (words) => words.not_signed_in)
    if (!hasToken(context, session)) return refuse(context, 403, (words) => words.csrf)
    if (isOfOtherZone(context)) return refuse(context, 412, (words) => words.otherZone)
  }
  return requireReadable(context, next)
}

/** Refuses a body that can't be parsed safely (400), and takes from it what the database can't store. */
const requireReadable: MiddlewareHandler<ApiEnv> = async (context, next) => {
  const { raw } = context.req
  if (isBinary(raw)) return next()
  const text = (await raw.text()).trim()
  if (isTooDeep(text)) return refuse(context, 400, (words) => words.tooDeep)
  const headers = new Headers(raw.headers)
  // An empty body has no type, whatever was sent: what a call requires is then reported by field.
  if (text === '') headers.delete('content-type')
  context.req.raw = new Request(raw.url, {
    method: raw.method,
    headers,
    ...(text !== '' && { body: withoutUnstorable(text) }),
  })
  return next()
}

/**
 * Requirements for every call of the back office: a session, and what `guardEditor` requires for writing; or a token (401).
 * No browser sends a token by itself, so that none is needed against foreign pages.
 */
export const guardOffice: MiddlewareHandler<ApiEnv> = (context, next) => {
  if (context.get('session')) return guardEditor(context, next)
  if (context.get('scope').viewer.kind === 'token')
    return isSafe(context.req.method) ? next() : requireReadable(context, next)
  const problem = context.get('tokenProblem')
  if (problem === undefined) return Promise.resolve(refuse(context, 401, (words) => words.not_signed_in))
  return Promise.resolve(refuseToken(context, problem))
}

/** Answers a call with a token that is not valid, or without one that is needed (401). */
export function refuseToken(context: Context<ApiEnv>, problem: 'expired' | 'unknown' | 'missing'): Response {
  context.header('WWW-Authenticate', problem === 'missing' ? 'Bearer' : 'Bearer error="invalid_token"')
  return refuse(context, 401, ({ tokenMissing, tokenExpired, tokenUnknown }) =>
    problem === 'missing' ? tokenMissing : problem === 'expired' ? tokenExpired : tokenUnknown,
  )
}

/** Requires the token of the session for calls that visitors may make, too, when somebody is signed in (403). */
export const guardVisitors: MiddlewareHandler<ApiEnv> = async (context, next) => {
  const session = context.get('session')
  if (isSafe(context.req.method) || !session || hasToken(context, session)) return next()
  return refuse(context, 403, (words) => words.csrf)
}

/** Chunks of files are not text: no call that takes JSON accepts this type. */
function isBinary({ headers }: Request): boolean {
  return headers.get('content-type') === 'application/octet-stream'
}

function isSafe(method: string): boolean {
  return ['GET', 'HEAD', 'OPTIONS'].includes(method)
}

function hasToken({ req }: Context, { csrfToken }: Session): boolean {
  return isSame(req.header('x-csrftoken') ?? '', csrfToken)
}

/** Whether a page reads times in another time zone than the house has by now; content and presence have none. */
function isOfOtherZone({ req }: Context): boolean {
  const zone = req.header('x-time-zone')
  return (
    zone !== undefined && zone !== hallZoneName() && !/\/(draft\/[^/]+\/changes|presence)\/?$/.test(req.path)
  )
}

/** Compares in constant time. */
function isSame(given: string, wanted: string): boolean {
  const hashOf = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hashOf(given), hashOf(wanted))
}

/**
 * Whether brackets outside of strings are nested deeper than in any valid body: parsing those could exhaust the stack.
 */
function isTooDeep(json: string): boolean {
  let depth = 0
  let isText = false
  for (let index = 0; index < json.length; index++) {
    const character = json[index]
    if (character === '"') isText = !isText
    else if (isText) index += character === '\\' ? 1 : 0
    else if (character === '{' || character === '[') depth++
    else if (character === '}' || character === ']') depth--
    if (depth > deepest) return true
  }
  return false
}

/** JSON without null characters and lone surrogates, which the database cannot store; anything else unchanged. */
function withoutUnstorable(body: string): string {
  if (!/\\u(?:0000|d[89a-f])/i.test(body)) return body
  try {
    return JSON.stringify(cleanJson(JSON.parse(body)))
  } catch {
    return body // not JSON: the contract's validation reports it
  }
}
