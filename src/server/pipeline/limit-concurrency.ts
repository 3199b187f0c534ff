import type { MiddlewareHandler } from 'hono'
import type { ApiEnv } from '#api/environment.ts'
import { limitedClient } from '#domain/network-of.ts'
import type { Services } from '../start/services.ts'
import { openFairTurns } from './fair-turns.ts'
import { limitByLag } from './limit-by-lag.ts'
import { refuseForNow } from './refuse-for-now.ts'

/**
 * How many requests are answered at the same time, how many may wait for it, and how many of them from one network (or
 * of one member of staff). Visitors have fewer places while the event loop is busy: with two it has work while one waits
 * for the database. Staff have places of their own and never wait for visitors.
 */
const places = {
  visitors: { least: 2, most: 8, waiting: 100, waitingEach: 24, calm: 8 },
  staff: { atOnce: () => 8, waiting: 100, waitingEach: 50 },
}
/** In seconds. */
const retryAfter = 5

/**
 * The maximum database use of one request. The most expensive pages need half a second and some hundred queries; the
 * pool has ten connections.
 */
const budget = { milliseconds: 10_000, uses: 500, connections: 4 }

/**
 * Limits the number of concurrent expensive requests, lets some wait in a queue that is fair between networks, and
 * refuses all others, and those that have waited for too long: 429 if it is their own network that waits too often, else 503. Answers of the page cache and the
 * file server do not get here. A request only waits for its turn once its body has arrived, so that slow senders occupy
 * no place.
 */
export function limitConcurrency({
  database,
  queue,
  loopLag,
  patience,
}: Pick<Services, 'database' | 'queue' | 'loopLag' | 'patience'>): MiddlewareHandler<ApiEnv> {
  const atOnce = limitByLag(places.visitors, { lag: loopLag })
  const turns = {
    visitors: openFairTurns({ ...places.visitors, atOnce, patience }),
    staff: openFairTurns(places.staff),
  }
  queue.read = () => ({ visitors: turns.visitors.load(), staff: turns.staff.load() })
  return async (context, next) => {
    const body = await readBody(context.req.raw)
    if (body === 'gone') return context.body(null, 400)
    const { method } = context.req
    if (body) context.req.raw = new Request(context.req.raw, { method, body })
    const { signal } = context.req.raw
    const session = context.get('session')
    const who = session ? String(session.viewer.userId) : limitedClient(context.get('address'))
    const answer = await turns[session ? 'staff' : 'visitors'].take(who, async () => {
      if (signal.aborted) return context.body(null, 400)
      return database.withBudget(budget, async () => await next())
    })
    if (!answer || !('refused' in answer)) return answer
    return answer.refused === 'own'
      ? refuseForNow(context, { status: 429, retryAfter, choose: (words) => words.too_many_attempts })
      : refuseForNow(context, { status: 503, retryAfter, choose: (words) => words.overloaded })
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
