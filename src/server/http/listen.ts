import { getRequestListener } from '@hono/node-server'
import { createServer, STATUS_CODES, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { connectionTimes, inTurns, limitConnections } from './connection-limits.ts'
import { isForThisSite, namesHostTwice, refuseHost, refuseHosts } from './host-check.ts'
import { followConnections } from './open-connections.ts'
import type { PageCache } from '../page-cache/open-page-cache.ts'
import { openPort } from '../net/open-port.ts'
import { openProbes, type Probes } from './probes.ts'
import { securityHeaders } from './security-headers.ts'
import type { RequestObserver } from '../telemetry/observe-requests.ts'

type Fetch = (request: Request) => Response | Promise<Response>

export type OpenPort = {
  server: Server
  port: number
  /** The security headers, which are on every answer. */
  headers: Map<string, string>
  /** Sets the handler of all requests that `pages` does not answer. The cache adds `headers` to its answers itself. */
  serve(fetch: Fetch, pages?: Pick<PageCache, 'handle'>): void
  /** The same for a Node request listener. */
  serveWith(listener: RequestListener): void
  /** Begins to listen, if that was deferred. Throws a PortError. */
  open(): Promise<void>
  /** Sets the check and the notes for `/readyz`. */
  isReadyBy: Probes['ask']
  /** Stops listening, and resolves when all accepted requests have been answered. */
  close(): Promise<void>
}

/** How long accepted requests may take at most after the program has begun to shut down, in milliseconds. */
const timeoutAtEnd = 30_000

/**
 * Opens the port immediately, so that a port in use is reported before the rest of the start, and answers "not yet"
 * until `serve` is called; with `isDeferred` not before `open` is called, and then the port must be a fixed one. With
 * `publicOrigin` requests to any other host are refused. Throws a PortError.
 */
export async function listen({
  port,
  host,
  name,
  publicOrigin,
  isDeferred = false,
  observe = (listener) => listener,
}: {
  port: number
  host: string
  name: string
  publicOrigin?: string | undefined
  isDeferred?: boolean
  /** Follows every request. */
  observe?: RequestObserver['observe']
}): Promise<OpenPort> {
  let listener: RequestListener = (_, response) => {
    response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '5' })
    response.end('Das Haus öffnet gleich. / The house is about to open.\n')
  }
  const probes = openProbes()
  const headers = securityHeaders(publicOrigin)
  let cache: Pick<PageCache, 'handle'> | undefined
  const handle: RequestListener = (request, response) => {
    connections.note(response)
    answerInTurn(request, response)
  }
  const answer = observe((request, response) => {
    const isUnclear = namesHostTwice(request)
    const isForUs = !isUnclear && isForThisSite(request, publicOrigin)
    if (isForUs && cache?.handle(request, response)) return
    response.setHeaders(headers)
    const id = request.headers['x-request-id']
    if (id !== undefined) response.setHeader('X-Request-Id', id)
    if (isUnclear) refuseHosts(response)
    else if (probes.handle(request, response)) return
    else if (isForUs) listener(request, response)
    else refuseHost(response)
  })
  const answerInTurn = inTurns(answer)
  // A request without a host is refused by our own check, with all headers; probes may omit it.
  const server = createServer({ ...connectionTimes, requireHostHeader: false }, handle)
  limitConnections(server)
  const connections = followConnections(server)
  server.on('checkExpectation', handle) // an unknown expectation may be ignored (RFC 9110, 10.1.1)
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // In the middle of an answer nothing else may be written.
    if (!socket.writable || error.code === 'ECONNRESET' || connections.isAnswering(socket)) socket.destroy()
    else socket.end(refusalOf(error.code, headers))
  })
  const open = async () => {
    if (server.listening) return
    await openPort(server, { port, host, name })
  }
  if (!isDeferred) await open()
  const address = server.address()
  return {
    server,
    open,
    port: typeof address === 'object' && address ? address.port : port,
    headers,
    serve(fetch, pages) {
      const application = getRequestListener(fetch)
      listener = (request, response) => void application(request, response)
      cache = pages
    },
    serveWith(next) {
      listener = next
    },
    isReadyBy: (check, findNotes) => probes.ask(check, findNotes),
    close() {
      probes.ask(async () => [{ code: 'stopping', message: 'The site is shutting down.' }])
      return connections.close({ timeout: timeoutAtEnd })
    },
  }
}

/** The whole answer to an unreadable request; the statuses are those that Node uses itself. */
function refusalOf(code: string | undefined, headers: ReadonlyMap<string, string>): string {
  const statuses: Record<string, number> = {
    HPE_HEADER_OVERFLOW: 431,
    HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
    ERR_HTTP_REQUEST_TIMEOUT: 408,
  }
  const status = statuses[code ?? ''] ?? 400
  const body = status === 431 ? tooLong : ''
  const lines = [...headers].map(([name, value]) => `${name}: ${value}`)
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...lines,
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    '',
    body,
  ].join('\r\n')
}

/** The only such error that visitors can cause in a browser: a search for a very long text. */
const tooLong = 'Die Adresse ist zu lang.\nThe address is too long.\n'
