import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'

export type RoundRobin = { origin: string; targets: Set<string>; close(): Promise<void> }

/**
 * A proxy that passes requests to several sites in turn. Only when a site accepts no connection is the next one asked:
 * nothing has been sent then.
 */
export async function startRoundRobin(): Promise<RoundRobin> {
  const targets = new Set<string>()
  let turn = 0
  const pass = (
    asked: IncomingMessage,
    answer: ServerResponse,
    body: Buffer,
    [origin, ...others]: string[],
  ): void => {
    if (origin === undefined) return void answer.writeHead(502).end()
    const { hostname, port } = new URL(origin)
    const { method, url: path, headers } = asked
    const passed = request({ hostname, port, method, path, headers, agent: false }, (received) => {
      answer.writeHead(received.statusCode ?? 502, received.headers)
      received.pipe(answer)
    })
    passed.on('error', (error) => {
      const isRefused = 'code' in error && error.code === 'ECONNREFUSED'
      if (isRefused) pass(asked, answer, body, others)
      else if (answer.headersSent) answer.destroy()
      else answer.writeHead(502).end(String(error))
    })
    passed.end(body)
  }
  const server = createServer((asked, answer) => {
    const chunks: Buffer[] = []
    asked.on('data', (chunk: Buffer) => chunks.push(chunk))
    asked.on('end', () => {
      const origins = [...targets]
      const first = turn++ % Math.max(origins.length, 1)
      pass(asked, answer, Buffer.concat(chunks), [...origins.slice(first), ...origins.slice(0, first)])
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    targets,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
