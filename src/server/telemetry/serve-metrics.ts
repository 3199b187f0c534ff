import type { Logger } from 'pino'
import { serveOwnPort } from '../net/open-port.ts'

const metricsType = 'text/plain; version=0.0.4; charset=utf-8'

/**
 * Answers `/metrics` on a port of its own, which is not for visitors. Throws a PortError.
 */
export function serveMetrics(
  at: { port: number; host: string },
  { read, logger }: { read: () => Promise<string>; logger: Pick<Logger, 'warn'> },
): ReturnType<typeof serveOwnPort> {
  return serveOwnPort(
    (request, response) => {
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      if (!isRead || request.url?.split('?')[0] !== '/metrics') {
        response.writeHead(404).end()
        return
      }
      read().then(
        (text) => response.writeHead(200, { 'Content-Type': metricsType }).end(text),
        (error: unknown) => {
          logger.warn({ err: error }, 'the metrics could not be read')
          response.writeHead(503).end()
        },
      )
    },
    { ...at, name: 'METRICS_PORT' },
  )
}
