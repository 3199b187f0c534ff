import { serveOwnPort } from '../net/open-port.ts'
import { answerAlive } from '../http/probes.ts'
import type { Loops } from './watch-loops.ts'

export type HealthPort = { port: number; host: string }

/**
 * Answers `/healthz` on a port of its own, from a thread that renders no pages: 503 while a process of the site stands
 * still. Throws a PortError.
 */
export function serveLiveness(
  at: HealthPort,
  loops: Pick<Loops, 'findStill'>,
): ReturnType<typeof serveOwnPort> {
  return serveOwnPort(
    (request, response) => {
      if (request.url?.split('?')[0] === '/healthz') answerAlive(request, response, loops.findStill())
      else response.writeHead(404).end()
    },
    { ...at, name: 'HEALTH_PORT' },
  )
}
