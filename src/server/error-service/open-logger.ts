import { levels, pino, type DestinationStream, type Level, type Logger } from 'pino'
import { isRecord } from '#json/is-record.ts'
import { describeFact } from './describe-fact.ts'
import { findRequestId } from '../telemetry/current-request.ts'
import type { ErrorService } from './open-error-service.ts'

/**
 * The program's log: JSON lines from `level` on, with the id of the request that caused them. Errors are also sent to the error service, if there is one, even
 * below the level of the log. Neither receives queries, mail addresses or values (`withoutPersonalData`).
 */
export function openLogger(
  level: Level | 'silent',
  { service, destination }: { service: ErrorService | null; destination: DestinationStream },
): Logger {
  const least = severityOf(level)
  const errorLevel = severityOf('error')
  return pino(
    {
      base: null,
      mixin: () => {
        const request = findRequestId()
        return request === undefined ? {} : { request }
      },
      level: service && least > errorLevel ? 'error' : level,
      serializers: { err: (described: unknown) => described }, // instead of pino's own
      hooks: {
        logMethod(args, method, severity) {
          if (service && severity >= errorLevel) service.report(readArguments(args))
          if (severity < least) return
          const described = args.map((value: unknown) => describeFact('', value))
          Reflect.apply(method, this, described)
        },
      },
    },
    destination,
  )
}

/** Levels as numbers, which grow with the severity; `silent` is above all of them. */
function severityOf(level: Level | 'silent'): number {
  return levels.values[level] ?? Infinity
}

/** An error is logged as an object with a sentence. */
function readArguments([facts, message]: unknown[]) {
  const known = isRecord(facts) ? facts : {}
  const textOf = (name: string) => (typeof known[name] === 'string' ? known[name] : undefined)
  return {
    error: known['err'],
    message: [message, textOf('reason')].filter((part) => typeof part === 'string').join(': '),
    path: textOf('path'),
    job: textOf('job'),
  }
}
