import type { MiddlewareHandler } from 'hono'
import pLimit from 'p-limit'
import type { ApiEnv } from '#api/environment.ts'
import type { Services } from '../services.ts'
import { refuseForNow } from './refuse-for-now.ts'

/**
 * How many requests are answered at the same time, and how many may wait for it. A page takes about 40 ms of the one
 * thread, so that the last request waits for four seconds. Staff have places of their own and never wait for
 * visitors.
 */
const places = { visitors: { atOnce: 8, waiting: 100 }, staff: { atOnce: 8, waiting: 100 } }
/** In seconds. */
const retryAfter = 5

/**
 * The maximum database use of one request. The most expensive pages need half a second and some hundred queries; the
 * pool has ten connections.
 */
const budget = { milliseconds: 10_000, uses: 500, connections: 4 }

/**
 * Limits the number of concurrent expensive requests, lets some wait, and refuses all others (503). Answers of the
 * page cache and the file server do not get here. A request only waits for its turn once its body has arrived, so
 * that slow senders occupy no place.
 */
export function admitRequests({
  database,
  limits = places,
}: Pick<Services, 'database'> & { limits?: typeof places }): MiddlewareHandler<ApiEnv> {
  const turns = { visitors: pLimit(limits.visitors.atOnce), staff: pLimit(limits.staff.atOnce) }
  return async (context, next) => {
    const body = await readBody(context.req.raw)
    if (body === 'gone') return context.body(null, 400)
    const { method } = context.req
    if (body) context.req.raw = new Request(context.req.raw, { method, body })
    const { signal } = context.req.raw
    const who = context.get('session') ? 'staff' : 'visitors'
    if (turns[who].pendingCount >= limits[who].waiting)
      return refuseForNow(context, { status: 503, retryAfter, choose: (words) => words.overloaded })
    return turns[who](async () => {
      if (signal.aborted) return context.body(null, 400)
      return database.withBudget(budget, async () => await next())
    })
  }
}

/** The whole body; null when there is none, `gone` when the client has disconnected before it was complete. */
async function readBody(request: Request): Promise<ArrayBuffer | null | 'gone'> {
  if (['GET', 'HEAD'].includes(request.method) || request.body === null) return null
  try {
    return await request.arrayBuffer()
  } catch {
    return 'gone'
  }
}
