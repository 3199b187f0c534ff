import type { MiddlewareHandler } from 'hono'
import type { ApiEnv } from '#api/environment.ts'
import { seeAsOf } from '#domain/publishing/index.server.ts'
import type { RecordStores } from '#domain/records/index.server.ts'
import { visitor } from '#domain/scope.ts'
import { hallInstant } from '#i18n/hall-time.ts'
import { openFairTurns } from './fair-turns.ts'
import { refuseForNow } from './refuse-for-now.ts'

/** Each holds a connection of the pool, which has ten, while its releases are applied and its page is rendered. */
const places = { atOnce: 2, waiting: 20, waitingEach: 8 }

/**
 * Answers staff as of a time to come (`?as_of=2027-03-12T11:00`, in the hall's time): what is planned until then is applied in a
 * transaction, the answer is made in it, and all of it is taken back. With `as=visitor` it is exactly the answer for a
 * visitor at that minute. The rest of the program does not know the two parameters. Such answers
 * are never kept, and see nothing of what the process remembers.
 */
export function answerAsOf(stores: RecordStores): MiddlewareHandler<ApiEnv> {
  const turns = openFairTurns(places)
  return async (context, next) => {
    const asked = context.req.query('as_of')
    const session = context.get('session')
    if (asked === undefined || !session || !['GET', 'HEAD'].includes(context.req.method)) return next()
    const at = hallInstant(asked)
    if (!at) return context.text('as_of', 400)
    const isVisitor = context.req.query('as') === 'visitor'
    context.req.raw = withoutParameters(context.req.raw)
    context.set('isAsOf', true)
    const answer = await turns.take(String(session.viewer.userId), async () => {
      const { remembered: _, ...scope } = context.get('scope')
      await seeAsOf(scope, stores, at, async (inside) => {
        context.set('scope', { ...inside, viewer: isVisitor ? visitor : session.viewer })
        if (isVisitor) context.set('session', null)
        await next()
      })
      context.res.headers.set('Cache-Control', 'private, no-store')
      context.res.headers.delete('Surrogate-Key')
    })
    if (answer && 'refused' in answer)
      return refuseForNow(context, { status: 503, retryAfter: 5, choose: (words) => words.overloaded })
    return undefined
  }
}

function withoutParameters(request: Request): Request {
  const url = new URL(request.url)
  for (const name of ['as_of', 'as']) url.searchParams.delete(name)
  return new Request(url, request)
}
