import type { MiddlewareHandler } from 'hono'
import type { ApiEnv } from '#api/environment.ts'
import { limitedClient } from '#domain/network-of.ts'
import { isSubscribedFile } from '#routing/feed-paths.ts'
import { matchPath } from '#routing/match-path.ts'
import { isCallPath, refuseForNow } from './refuse-for-now.ts'
import { isUploadCall } from './receive-uploads.ts'
import { openTokenBuckets } from './token-buckets.ts'

/**
 * The limits of one network, for bursts and in the long run. A school or an office behind one address stays below
 * them, because answers from the page cache don't count.
 */
const rates = {
  search: { capacity: 30, perSecond: 1 },
  form: { capacity: 10, perSecond: 0.1 },
  /** Files are sent one by one while a form is filled in. */
  upload: { capacity: 30, perSecond: 0.5 },
  call: { capacity: 100, perSecond: 10 },
  /** A class whose pupils each open several pages that nobody has opened lately. */
  page: { capacity: 200, perSecond: 5 },
  /** The ticket shop, which may report many concerts in the minute in which a sale opens. */
  shop: { capacity: 60, perSecond: 2 },
  /** One program of the house; what it sends with a token that is not valid counts as a visitor's. */
  token: { capacity: 100, perSecond: 5 },
}
type Kind = keyof typeof rates

/**
 * Limits how often visitors of one network search, send forms, make calls and open other pages; 429 beyond it. Staff are identified by
 * their session, and sign-in has limits of its own. The limits are per process and not persistent.
 */
export function limitRates(): MiddlewareHandler<ApiEnv> {
  const buckets = {
    search: openTokenBuckets(rates.search),
    form: openTokenBuckets(rates.form),
    upload: openTokenBuckets(rates.upload),
    call: openTokenBuckets(rates.call),
    page: openTokenBuckets(rates.page),
    shop: openTokenBuckets(rates.shop),
    token: openTokenBuckets(rates.token),
  }
  return async (context, next) => {
    const { viewer } = context.get('scope')
    const isProgram = viewer.kind === 'token'
    const kind = isProgram ? 'token' : kindOf(context.req.method, new URL(context.req.url))
    const client = isProgram ? String(viewer.tokenId) : limitedClient(context.get('address'))
    if (!kind || context.get('session') || client === '') return next()
    const retryAfter = buckets[kind].take(client, context.get('scope').now.getTime())
    if (retryAfter === 0) return next()
    return refuseForNow(context, { status: 429, retryAfter, choose: (words) => words.too_many_attempts })
  }
}

function kindOf(method: string, { pathname, searchParams }: URL): Kind | null {
  if (/^\/(log(in|out)|[a-z]{2}\/pageeditor-api\/log(in|out))\/?$/.test(pathname)) return null
  if (pathname.startsWith('/api/shop/')) return 'shop'
  if (!['GET', 'HEAD', 'OPTIONS'].includes(method)) return isUploadCall(pathname) ? 'upload' : 'form'
  if (isCallPath(pathname) || isSubscribedFile(pathname)) return 'call'
  const route = matchPath(pathname)?.id
  return route === 'search' || route === 'archive-search' || searchParams.has('query') ? 'search' : 'page'
}
