import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'
import type { IncomingMessage } from 'node:http'
import { getCookie } from 'hono/cookie'
import type { ApiEnv } from '#api/environment.ts'
import { findToken } from '#domain/api-tokens/index.server.ts'
import { findSession } from '#domain/users/index.server.ts'
import { visitor, type Memory } from '#domain/scope.ts'
import { findInterfaceLanguage } from '#i18n/interface-language.ts'
import { followShortLink } from '../net/follow-short-link.ts'
import { assistantsSegment } from '#routing/table.ts'
import { judgeAddress } from '../guard/public-lookup.ts'
import { isFromOwnMachine } from '../net/is-loopback.ts'
import { reportOnce } from '../http/report-once.ts'
import type { Services } from '../start/services.ts'
import { clientAddress } from './client-address.ts'

/** Determines the viewer and the current time, once per request. */
export function readSession({
  database,
  clock,
  publicOrigin,
  proxies,
  accounts: settings,
  logger,
  remembered,
  releases,
  privateHosts,
}: Pick<
  Services,
  'clock' | 'releases' | 'privateHosts' | 'publicOrigin' | 'proxies' | 'accounts' | 'logger'
> & {
  database: Pick<Services['database'], 'db' | 'reads'>
  remembered?: Memory
}): MiddlewareHandler<ApiEnv> {
  const report = reportOnce(logger)
  const reach = { privateHosts }
  return async (context, next) => {
    await releases.settled(clock())
    const now = clock()
    const token = getCookie(context, 'sessionid')
    const allowsDemoAccount = settings.allowsDemoAccount && isFromOwnMachine(context.req.raw)
    const accounts = { ...settings, allowsDemoAccount }
    const bearer = bearerOf(context)
    // A token and a session are never mixed: whoever sends a token is nobody else.
    const session =
      token && bearer === null ? await findSession({ db: database.db, now }, token, accounts) : null
    const program = bearer === null ? null : await findToken({ db: database.db, now }, bearer)
    if (typeof program === 'string') context.set('tokenProblem', program)
    const chosen = findInterfaceLanguage(context.req.header('cookie') ?? '')
    context.set('session', session && chosen ? { ...session, language: chosen } : session)
    context.set('scope', {
      db: isForEverybody(context) ? database.reads : database.db,
      now,
      viewer: session?.viewer ?? (typeof program === 'object' && program ? program : visitor),
      ...(typeof program === 'object' && program && { auditNote: { token: program.tokenId } }),
      report,
      followShortLink: (address) => followShortLink(address, reach),
      judgeAddress: (address) => judgeAddress(address, reach),
      ...(remembered && { remembered }),
    })
    context.set('publicOrigin', publicOrigin)
    context.set('accounts', accounts)
    context.set(
      'address',
      clientAddress({
        socketAddress: socketAddressOf(context),
        forwardedFor: forwardedForOf(context),
        proxies,
      }),
    )
    await next()
  }
}

/** The token of a program, where one counts; null without one. */
function bearerOf({ req }: Context<ApiEnv>): string | null {
  if (!acceptsTokens(req.path)) return null
  return /^Bearer +(\S+) *$/i.exec(req.header('authorization') ?? '')?.[1] ?? null
}

/** The calls of the back office, and the door for assistants; everywhere else a token changes nothing. */
function acceptsTokens(path: string): boolean {
  return /^\/[a-z]{2}\/api\/admin\//.test(path) || path.replace(/\/$/, '') === `/${assistantsSegment}`
}

/** Whether the page cache asks, for all visitors; only a request that Node's server hands over has an answer to write to. */
function isForEverybody({ env }: Context<ApiEnv>): boolean {
  const { incoming, outgoing }: { incoming?: unknown; outgoing?: unknown } = env ?? {}
  return incoming !== undefined && outgoing === undefined
}

/**
 * The page cache's requests contain none of the visitor's headers, but a reference to the request that caused them.
 */
function forwardedForOf({ env, req }: Context<ApiEnv>): string | undefined {
  const { incoming }: { incoming?: IncomingMessage } = env ?? {}
  const header = incoming?.headers['x-forwarded-for'] ?? req.header('x-forwarded-for')
  return [header].flat().join(',') || undefined
}

function socketAddressOf(context: Parameters<typeof getConnInfo>[0]): string {
  try {
    return getConnInfo(context).remote.address ?? ''
  } catch {
    return ''
  }
}
