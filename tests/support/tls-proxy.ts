import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { createServer } from 'node:https'
import { generate } from 'selfsigned'

export type TlsProxy = { origin: string; close(): Promise<void> }

/**
 * A reverse proxy that terminates TLS in front of a site, as README.md requires: it keeps the host, adds the
 * visitor's address, and keeps its own connections to the site open. Its certificate is generated on each start and
 * trusted by nobody.
 */
export async function startTlsProxy(sitePort: number): Promise<TlsProxy> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    algorithm: 'sha256',
  })
  const agent = new Agent({ keepAlive: true })
  const server = createServer({ key, cert }, (asked, answer) => {
    const headers = {
      ...asked.headers,
      'x-forwarded-for': [asked.headers['x-forwarded-for'], asked.socket.remoteAddress].join(', '),
      'x-forwarded-proto': 'https',
    }
    const { method, url: path } = asked
    const passed = request({ port: sitePort, method, path, headers, agent }, (received) => {
      answer.writeHead(received.statusCode ?? 502, received.headers)
      received.pipe(answer)
    })
    passed.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()))
    asked.pipe(passed)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    origin: `https://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      agent.destroy()
      await closed
    },
  }
}
