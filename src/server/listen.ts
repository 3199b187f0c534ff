import { getRequestListener } from '@hono/node-server'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { PageCache } from './page-cache/open-page-cache.ts'

type Fetch = (request: Request) => Response | Promise<Response>

export type Door = {
  server: Server
  port: number
  /** From now on requests are answered by this, but for those that `cache` has answered. */
  serve(fetch: Fetch, cache?: Pick<PageCache, 'handle'>): void
  /** The same for a handler of Node's own kind. */
  serveWith(listener: RequestListener): void
  close(): Promise<void>
}

/**
 * Longer than nginx and other proxies keep an idle connection (60 s). One that the site closes first may be closed just
 * when the proxy sends the next request on it, which the visitor would see as a failure.
 */
const keepAliveTimeout = 75_000

/** The port is taken by another program, or may not be opened. */
class PortError extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.name = 'PortError'
    this.code = code
  }
}

/**
 * Takes the port at once, so that a taken one is told before a minute's work, and answers "not yet" until `serve`.
 * Throws a PortError.
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
  const server = createServer({ keepAliveTimeout }, (request, response) => listener(request, response))
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
      const handle = getRequestListener(fetch)
      listener = (request, response) => void (cache?.handle(request, response) || handle(request, response))
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
