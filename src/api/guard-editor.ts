import { createHash, timingSafeEqual } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { cleanJson } from '#domain/drafts/index.server.ts'
import type { ApiEnv } from './environment.ts'

/** Deeper than any content: blocks in blocks, and in them the lists of a rich text. */
const deepest = 100

/**
 * What every call of the page editor that changes something has to bring: a session (401), its token in `X-CSRFToken` (403), and
 * a body that can be read without harm (400). Signing in needs the last alone.
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

/** Takes as long for every wrong token. */
function isSame(given: string, wanted: string): boolean {
  const hashOf = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hashOf(given), hashOf(wanted))
}

/** Whether brackets outside texts are nested deeper than any honest body has them: reading those could exhaust the stack. */
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

/** JSON without null characters and halves of characters; anything else as it is. */
function withoutUnstorable(body: string): string {
  if (!/\\u(?:0000|d[89a-f])/i.test(body)) return body
  try {
    return JSON.stringify(cleanJson(JSON.parse(body)))
  } catch {
    return body // no JSON: the contract says so
  }
}
