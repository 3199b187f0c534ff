import type { Logger } from 'pino'
import type { Scope } from '#domain/scope.ts'

/** The maximum number of remembered faults; beyond it all are forgotten, and logged again when they recur. */
const maxErrors = 500

/**
 * Logs each fault of each subject once, because a broken block would otherwise be logged with every visit of its page.
 */
export function reportOnce(logger: Pick<Logger, 'error'>): NonNullable<Scope['report']> {
  const known = new Set<string>()
  return ({ subject, error }) => {
    const fault = `${subject}: ${error instanceof Error ? error.message : String(error)}`
    if (known.has(fault)) return
    if (known.size >= maxErrors) known.clear()
    known.add(fault)
    logger.error({ err: error, subject }, 'a part of a page could not be loaded')
  }
}
