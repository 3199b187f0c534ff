import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener } from 'node:http'
import type { Logger } from 'pino'
import { runRequest, type CacheOutcome, type CurrentRequest } from './current-request.ts'
import { otherRoute, type FindRoute, type Route } from './name-routes.ts'

/** What is known about a request when its answer has been sent, without anything about the person. */
export type AnsweredRequest = {
  method: string
  route: Route
  status: number
  cache: CacheOutcome
  seconds: number
  /** Sent bytes, headers included. */
  bytes: number
  /** Whether the client has left before the answer was complete. */
  isAborted: boolean
}

/** Follows requests, such as metrics and traces. */
export type RequestWatcher = {
  /** Runs the work of the request, and returns what is to be called when it has been answered. */
  begin(request: IncomingMessage, work: () => void): (answered: AnsweredRequest) => void
}

const usualMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const probes = new Set(['/healthz', '/readyz'])

export type RequestObserver = {
  /** The same listener, whose requests have an id, a line in the log at `info`, metrics and spans. */
  observe(listener: RequestListener): RequestListener
  /** Sets how addresses are named, as soon as the application is loaded. */
  nameBy(findRoute: FindRoute): void
}

/**
 * Gives every request an id: the proxy's, if it is trusted, or a new one. From here on it is the request's header
 * `x-request-id`, whoever has sent it.
 */
export function openRequestObserver({
  logger,
  isFromTrustedProxy,
  watchers,
}: {
  logger: Pick<Logger, 'info' | 'isLevelEnabled'>
  isFromTrustedProxy: (request: IncomingMessage) => boolean
  watchers: RequestWatcher[]
}): RequestObserver {
  let findRoute: FindRoute = () => otherRoute
  const isLogged = logger.isLevelEnabled('info')
  return {
    nameBy(find) {
      findRoute = find
    },
    observe: (listener) => (request, response) => {
      const isTrusted = isFromTrustedProxy(request)
      const current: CurrentRequest = { id: chooseId(request, isTrusted), cache: 'none' }
      request.headers['x-request-id'] = current.id
      if (!isTrusted) delete request.headers['traceparent']
      let work = () => runRequest(current, () => listener(request, response))
      if (!isLogged && watchers.length === 0) return work()
      const startedAt = performance.now()
      const { socket } = request
      const sentBefore = socket.bytesWritten
      const ends: ((answered: AnsweredRequest) => void)[] = []
      for (const watcher of watchers) {
        const inner = work
        work = () => void ends.push(watcher.begin(request, inner))
      }
      response.once('close', () => {
        const [path = ''] = (request.url ?? '').split('?')
        const { method = '' } = request
        const answered: AnsweredRequest = {
          method: usualMethods.has(method) ? method : 'other',
          route: probes.has(path) ? { kind: 'probe', name: path } : findRoute(path),
          status: response.statusCode,
          cache: current.cache,
          seconds: (performance.now() - startedAt) / 1000,
          bytes: socket.bytesWritten - sentBefore,
          isAborted: !response.writableFinished,
        }
        for (const end of ends) end(answered)
        if (isLogged) logger.info(describe(current.id, path, answered), 'request')
      })
      work()
    },
  }
}

/** A line for the log. The logger removes tokens from `path`. */
function describe(id: string, path: string, { route, seconds, isAborted, ...facts }: AnsweredRequest) {
  return {
    request: id,
    ...facts,
    kind: route.kind,
    route: route.name,
    path,
    milliseconds: Math.round(seconds * 10_000) / 10,
    ...(isAborted && { isAborted }),
  }
}

function chooseId({ headers }: IncomingMessage, isTrusted: boolean): string {
  const given = headers['x-request-id']
  return isTrusted && typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID()
}
