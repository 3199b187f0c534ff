import type { Logger } from 'pino'
import type { Scope } from '#domain/scope.ts'

/** The maximum number of remembered errors; beyond it all are forgotten, and logged again when they recur. */
const maxErrors = 500

/**
 * Logs each error of each subject once, because a broken block would otherwise be logged with every visit of its page.
 */
export function reportOnce(logger: Pick<Logger, 'error'>): NonNullable<Scope['report']> {
  const known = new Set<string>()
  return ({ subject, error }) => {
    const key = `${subject}: ${error instanceof Error ? error.message : String(error)}`
    if (known.has(key)) return
    if (known.size >= maxErrors) known.clear()
    known.add(key)
    logger.error({ err: error, subject }, 'a part of a page could not be loaded')
  }
}
