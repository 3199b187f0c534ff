import pino, { type Logger } from 'pino'
import type { Env } from './env.ts'
import { openErrorService } from '../error-service/open-error-service.ts'
import { openLogger } from '../error-service/open-logger.ts'

/** The log of this process, whose errors are also sent to the error service if there is one; `close` sends the last ones. */
export function openLogging(env: Pick<Env, 'ERROR_DSN' | 'LOG_LEVEL'>): {
  logger: Logger
  close(): Promise<void>
} {
  const destination = pino.destination({ dest: 2, sync: true })
  const service = env.ERROR_DSN
    ? openErrorService({
        dsn: env.ERROR_DSN,
        clock: () => new Date(),
        onTrouble: (reason) => logger.warn({ reason }, 'an error could not be sent to the error service'),
      })
    : null
  const logger = openLogger(env.LOG_LEVEL, { service, destination })
  return { logger, close: async () => service?.close() }
}
