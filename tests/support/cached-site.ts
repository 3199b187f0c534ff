import { getRequestListener } from '@hono/node-server'
import { once } from 'node:events'
import { createServer, request, type IncomingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { openPageCache, type PageCache } from '#server/page-cache/open-page-cache.ts'

/** The response: its bytes as they were sent, and the text that they encode. */
export type Received = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string }

export type Asked = { method?: string; headers?: Record<string, string> }

export type CachedSite = {
  cache: PageCache
  port: number
  /** Sends a request and waits for the response. */
  ask(path: string, asked?: Asked): Promise<Received>
  /** Sends a request and waits until it has arrived; the response may take longer. */
  begin(path: string, asked?: Asked): Promise<{ answer: Promise<Received> }>
  /** The requests that the cache sent to the application, and those that bypassed the cache. */
  rendered: Request[]
  passed: string[]
  errors: unknown[]
  /** Advances the clock. */
  wait(milliseconds: number): void
  now(): number
  close(): Promise<void>
}

/** A fictional application behind a page cache, on a port of its own, with a clock that only the test advances. */
export async function openCachedSite({
  application,
  paramsOf = () => ['page', 'genre'],
  maxBytes = 1_000_000,
  passesOn = false,
}: {
  application: (request: Request, env?: object) => Response | Promise<Response>
  paramsOf?: (path: string) => readonly string[] | null
  maxBytes?: number
  /** Whether the application answers what bypasses the cache. */
  passesOn?: boolean
}): Promise<CachedSite> {
  let now = Date.parse('2026-11-21T19:30:00Z')
  const rendered: Request[] = []
  const passed: string[] = []
  const errors: unknown[] = []
  const origin = 'https://hall.example'
  const cache = openPageCache({
    // Requests to the real port are passed on with all of the visitor's headers.
    fetch: (asked, env) => {
      if (asked.url.startsWith(origin)) rendered.push(asked)
      else passed.push(asked.url)
      return application(asked, env)
    },
    origin,
    paramsOf,
    maxBytes,
    headers: new Map([['X-Own', 'of every answer']]),
    clock: () => new Date(now),
    onError: (error) => errors.push(error),
  })
  const listener = getRequestListener(application)
  let arrived = Promise.withResolvers<void>()
  const server = createServer((asked, response) => {
    if (!cache.handle(asked, response)) {
      passed.push(asked.url ?? '')
      if (passesOn) listener(asked, response).catch((error: unknown) => errors.push(error))
      else response.end('past the cache')
    }
    arrived.resolve()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0

  const ask = (path: string, { method = 'GET', headers = {} }: Asked = {}) =>
    new Promise<Received>((resolve, reject) => {
      request({ port, host: '127.0.0.1', path, method, headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () => {
          const bytes = Buffer.concat(chunks)
          const text = decode(bytes, response.headers['content-encoding'])
          resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text })
        })
      })
        .on('error', reject)
        .end()
    })

  return {
    cache,
    port,
    ask,
    async begin(path, asked) {
      arrived = Promise.withResolvers()
      const answer = ask(path, asked)
      await arrived.promise
      return { answer }
    },
    rendered,
    passed,
    errors,
    wait: (milliseconds) => {
      now += milliseconds
    },
    now: () => now,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function decode(bytes: Buffer, encoding: string | undefined): string {
  if (bytes.length === 0) return ''
  if (encoding === 'br') return brotliDecompressSync(bytes).toString()
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString()
}
