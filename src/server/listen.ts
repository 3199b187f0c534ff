import { getRequestListener } from '@hono/node-server'
import { createServer, type RequestListener, type Server } from 'node:http'
import { connectionTimes, inTurns, limitConnections } from './connection-limits.ts'
import type { PageCache } from './page-cache/open-page-cache.ts'

type Fetch = (request: Request) => Response | Promise<Response>

export type Door = {
  server: Server
  port: number
  /** From now on this handler answers all requests that `cache` does not answer. */
  serve(fetch: Fetch, cache?: Pick<PageCache, 'handle'>): void
  /** The same for a Node request listener. */
  serveWith(listener: RequestListener): void
  close(): Promise<void>
}

/** The port is already in use, or the process lacks the permission to open it. */
class PortError extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.name = 'PortError'
    this.code = code
  }
}

/**
 * Opens the port immediately, so that a port in use is reported before the rest of the start, and answers "not yet"
 * until `serve` is called. Throws a PortError.
 */
export async function listen({
  port,
  host,
  name,
}: {
  port: number
  host: string
  name: string
}): Promise<Door> {
  let listener: RequestListener = (_, response) => {
    response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '5' })
    response.end('Das Haus öffnet gleich. / The house is about to open.\n')
  }
  const handle: RequestListener = (request, response) => listener(request, response)
  const server = createServer(connectionTimes, inTurns(handle))
  limitConnections(server)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE'
          ? `${name}: port ${port} is in use by another program; set ${name} to another one.`
          : `${name}: port ${port} on ${host} can't be opened (${error.code}).`
      reject(new PortError(error.code ?? 'UNKNOWN', reason))
    })
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    server,
    port: typeof address === 'object' && address ? address.port : port,
    serve(fetch, cache) {
      const answer = getRequestListener(fetch)
      listener = (request, response) => void (cache?.handle(request, response) || answer(request, response))
    },
    serveWith(next) {
      listener = next
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeIdleConnections()
        setTimeout(() => server.closeAllConnections(), 3000).unref()
      }),
  }
}
