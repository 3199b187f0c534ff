import { createServer } from 'node:http'
import { openPort } from '../open-port.ts'
import { answerAlive } from '../probes.ts'
import type { Loops } from './watch-loops.ts'

export type HealthPort = { port: number; host: string }

/**
 * Answers `/healthz` on a port of its own, from a thread that renders no pages: 503 while a process of the site stands
 * still. Throws a PortError.
 */
export async function serveLiveness(
  { port, host }: HealthPort,
  loops: Pick<Loops, 'findStill'>,
): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    if (request.url?.split('?')[0] === '/healthz') answerAlive(request, response, loops.findStill())
    else response.writeHead(404).end()
  })
  await openPort(server, { port, host, name: 'HEALTH_PORT' })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
