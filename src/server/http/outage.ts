import type { Logger } from 'pino'
import { findOutage, type Outage } from '#db/client/errors.ts'
import { DomainError } from '#domain/errors.ts'
import type { Language } from '#i18n/languages.ts'
import { messagesIn } from '#i18n/messages.ts'

/** What is answered while the database, or the archive after a start, cannot work; `Retry-After` is in seconds. */
export type OutageResponse = {
  outage: Outage | 'being_prepared'
  status: 503 | 507
  message: string
  headers: { 'Retry-After': string }
}

/**
 * The answer to an error that was caused by an outage, null for all other errors. Outages are temporary: the
 * client is told to retry, and the log gets one line instead of the query with the data that was being saved.
 */
export function explainOutage(error: unknown, language: Language): OutageResponse | null {
  if (error instanceof DomainError && error.code === 'being_prepared') {
    const { retryAfter = 1 } = error
    const message = messagesIn(language).error.archiveBeingRead(retryAfter)
    return { outage: error.code, status: 503, message, headers: { 'Retry-After': String(retryAfter) } }
  }
  const outage = findOutage(error)
  if (outage === null) return null
  const { diskFull, unreachable, overloaded } = messagesIn(language).error
  if (outage === 'disk_full')
    return { outage, status: 507, message: diskFull, headers: { 'Retry-After': '60' } }
  const message = outage === 'overloaded' ? overloaded : unreachable
  return { outage, status: 503, message, headers: { 'Retry-After': '5' } }
}

/**
 * Logs an outage in one line, without the query. It ends without intervention, except for damage, which needs the
 * operator.
 */
export function logOutage(
  logger: Pick<Logger, 'warn' | 'error'>,
  outage: OutageResponse['outage'],
  path: string,
): void {
  if (outage === 'damaged')
    logger.error({ outage, path }, 'a request failed, because the database is damaged')
  else logger.warn({ outage, path }, 'a request failed for the time being')
}
