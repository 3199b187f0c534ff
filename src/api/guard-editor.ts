import { createHash, timingSafeEqual } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { cleanJson } from '#domain/drafts/index.server.ts'
import type { ApiEnv } from './environment.ts'

/** The maximum nesting depth of a body, more than any content needs: nested blocks, and the lists in a rich text. */
const deepest = 100

/**
 * Requirements for every writing call of the page editor: a session (401), its CSRF token in `X-CSRFToken` (403), and a
 * safely parseable body (400). Signing in only needs the last one.
 */
export const guardEditor: MiddlewareHandler<ApiEnv> = async (context, next) => {
  if (['GET', 'HEAD', 'OPTIONS'].includes(context.req.method)) return next()
  if (!/\/pageeditor-api\/login\/?$/.test(context.req.path)) {
    const session = context.get('session')
    if (!session) return context.json({ detail: 'Authentication credentials were not provided.' }, 401)
    if (!isSame(context.req.header('x-csrftoken') ?? '', session.csrfToken))
      return context.json({ detail: 'CSRF token missing or incorrect.' }, 403)
  }
  const { raw } = context.req
  if (raw.body === null) return next()
  const body = await raw.text()
  if (isTooDeep(body)) return context.json({ non_field_errors: ['Too deep.'] }, 400)
  context.req.raw = new Request(raw.url, {
    method: raw.method,
    headers: raw.headers,
    body: withoutUnstorable(body),
  })
  return next()
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
