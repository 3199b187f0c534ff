import type { Context, MiddlewareHandler } from 'hono'
import type { ApiEnv } from '#api/environment.ts'
import type { ReleasePreview } from '#domain/content/index.server.ts'
import { seeAsOf, seeThroughLink } from '#domain/publishing/index.server.ts'
import type { RecordStores } from '#domain/records/index.server.ts'
import { visitor, type Scope } from '#domain/scope.ts'
import { hallInstant } from '#i18n/hall-time.ts'
import { isVisitorPage } from '#routing/visitor-pages.ts'
import { openFairTurns } from './fair-turns.ts'
import { isCallPath, refuseForNow, refuseInPreview } from './refuse-for-now.ts'
import { openTokenBuckets } from './token-buckets.ts'

/** Each holds a connection of the pool, which has ten, while its releases are applied and its page is rendered. */
const places = { atOnce: () => 2, waiting: 20, waitingEach: 8 }
/** How many answers one preview link gets: a page makes several calls. */
const linkRate = { capacity: 60, perSecond: 1 }

/** A request for the site as of a time to come: who waits for it, as whom it is answered, and how it is seen. */
type View = {
  who: string
  isVisitor: boolean
  preview: ReleasePreview | null
  see: (scope: Scope, read: (inside: Scope) => Promise<void>) => Promise<void>
}

/**
 * Answers as of a time to come: staff who ask for it (`?as_of=2027-03-12T11:00`, in the hall's time), and those with a
 * preview link to a release. What is planned until then is applied in a transaction, the answer is made in it, and all
 * of it is taken back. With `as=visitor`, and with a link, it is exactly the answer for a visitor at that minute. The rest of
 * the program does not know the parameters. Such answers are never kept, and see nothing of what the process
 * remembers; nothing can be sent in them.
 */
export function answerAsOf(stores: RecordStores): MiddlewareHandler<ApiEnv> {
  const turns = openFairTurns(places)
  const buckets = openTokenBuckets(linkRate)
  return async (context, next) => {
    const view = readView(context, stores)
    if (view === null) return next()
    if (view === 'invalid') return context.text('as_of', 400)
    if (!['GET', 'HEAD', 'OPTIONS'].includes(context.req.method)) return refuseInPreview(context)
    const { remembered: _, ...scope } = context.get('scope')
    const retryAfter = view.preview ? buckets.take(String(view.preview.linkId), scope.now.getTime()) : 0
    if (retryAfter > 0)
      return refuseForNow(context, { status: 429, retryAfter, choose: (words) => words.too_many_attempts })
    context.req.raw = withoutParameters(context.req.raw)
    context.set('asOf', { preview: view.preview })
    const answer = await turns.take(view.who, async () => {
      await view.see(scope, async (inside) => {
        context.set('scope', { ...inside, viewer: view.isVisitor ? visitor : scope.viewer })
        if (view.isVisitor) context.set('session', null)
        await next()
      })
      const { headers } = context.res
      headers.set('Cache-Control', 'private, no-store')
      headers.set('X-Robots-Tag', 'noindex')
      // Not `no-referrer`: the browser would send the form that ends a preview without its origin.
      headers.set('Referrer-Policy', 'same-origin')
      headers.delete('Surrogate-Key')
    })
    if (answer && 'refused' in answer)
      return refuseForNow(context, { status: 503, retryAfter: 5, choose: (words) => words.overloaded })
    return undefined
  }
}

/** Null for requests that are answered as of now. */
function readView(context: Context<ApiEnv>, stores: RecordStores): View | 'invalid' | null {
  const asked = context.req.query('as_of')
  const session = context.get('session')
  if (asked !== undefined && session) {
    const at = hallInstant(asked)
    if (!at) return 'invalid'
    const withRelease = numberOf(context.req.query('with'))
    return {
      who: String(session.viewer.userId),
      isVisitor: context.req.query('as') === 'visitor',
      preview: null,
      see: (scope, read) => seeAsOf(scope, stores, { at, withRelease }, read),
    }
  }
  const preview = context.get('releasePreview')
  if (!preview || !isShown(context.req.path)) return null
  return {
    who: `link ${preview.linkId}`,
    isVisitor: true,
    preview,
    see: (scope, read) => seeThroughLink(scope, stores, preview, read),
  }
}

function numberOf(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}

/** What a preview link shows: visitors' pages and calls. Staff go on to work in the back office meanwhile. */
function isShown(path: string): boolean {
  return isVisitorPage(path) || (isCallPath(path) && !/\/(pageeditor-api|api\/admin)(\/|$)/.test(path))
}

function withoutParameters(request: Request): Request {
  const url = new URL(request.url)
  for (const name of ['as_of', 'as', 'with']) url.searchParams.delete(name)
  return new Request(url, request)
}
