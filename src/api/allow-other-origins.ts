import type { MiddlewareHandler } from 'hono'
import { isLanguage } from '#i18n/languages.ts'
import type { ApiEnv } from './environment.ts'

/**
 * What the programs and pages of other sites may read, by the beginning of the path; `{lang}` stands for a language. What is
 * not in this table, such as pages, the back office and the page editor, only pages of this site may read.
 */
const publicPaths = [
  // Its queries come as a form, and change nothing.
  { path: '/api/reconcile', what: 'calls', isPostReading: true },
  { path: '/api/', what: 'calls', except: /^\/docs(\/|$)/ },
  { path: '/{lang}/api/', what: 'calls', except: /^\/(admin|cms-hub)(\/|$)/ },
  { path: '/{lang}/calendar/', what: 'files' },
  { path: '/{lang}/feeds/', what: 'files' },
  { path: '/id/', what: 'calls' },
  { path: '/media/', what: 'files' },
  { path: '/figures/', what: 'files' },
  { path: '/share/', what: 'files' },
  { path: '/icons/house/', what: 'files' },
] as const

/** The headers of answers that scripts of other origins get to see besides those that they always see. */
const exposed =
  'Accept-Ranges, Content-Disposition, Content-Length, Content-Range, ETag, Last-Modified, Link, Location, Retry-After'
/** The headers that such scripts may send besides those that need no permission. */
const accepted = 'If-Match, If-Modified-Since, If-None-Match, If-Range, Range'
/** How long a browser need not ask again, in seconds. */
const maxAge = 86_400

/**
 * Allows other origins to read what is public (CORS, CORP), and answers the questions of their browsers about it. Credentials
 * are never allowed, and an answer that was made for somebody who is signed in, or sees a preview, is not opened at all.
 */
export const allowOtherOrigins: MiddlewareHandler<ApiEnv> = async (context, next) => {
  const { method, path } = context.req
  const found = publicAt(path)
  if (found === null) return next()
  const { what, isReading } = found
  if (method === 'OPTIONS' && isReading(context.req.header('Access-Control-Request-Method')))
    return context.body(null, 204, {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Methods': isReading('POST') ? 'GET, HEAD, POST' : 'GET, HEAD',
      'Access-Control-Allow-Headers': accepted,
      'Access-Control-Max-Age': String(maxAge),
      'Cross-Origin-Resource-Policy': 'cross-origin',
    })
  if (!isReading(method)) return next()
  await next()
  const { headers } = context.res
  // What a cache keeps for a member of staff must not be used for others, nor the other way round.
  if (what === 'calls' && !/\bcookie\b/i.test(headers.get('Vary') ?? '')) headers.append('Vary', 'Cookie')
  if (isPersonal(context.var)) return undefined
  headers.set('Access-Control-Allow-Origin', '*')
  headers.set('Access-Control-Expose-Headers', exposed)
  headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
  return undefined
}

/** What is public at a path, and which methods only read it. */
function publicAt(
  path: string,
): { what: 'calls' | 'files'; isReading: (method: string | undefined) => boolean } | null {
  const [, first, ...rest] = path.split('/')
  const general = isLanguage(first) ? ['', '{lang}', ...rest].join('/') : path
  const found = publicPaths.find((one) => general.startsWith(one.path))
  if (!found) return null
  const isExcepted = 'except' in found && found.except.test(general.slice(found.path.length - 1))
  if (isExcepted) return null
  const reading = 'isPostReading' in found ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD']
  return { what: found.what, isReading: (method) => reading.includes(method ?? '') }
}

/** Whether the answer was made for one person. Files that are served before there is a session are the same for everybody. */
function isPersonal(given: Partial<ApiEnv['Variables']>): boolean {
  const { scope, session, asOf, releasePreview } = given
  return (
    (scope !== undefined && (scope.viewer.kind !== 'visitor' || Boolean(scope.preview))) ||
    Boolean(session) ||
    asOf !== undefined ||
    releasePreview !== undefined
  )
}
