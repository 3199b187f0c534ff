import { findOutage, type Outage } from '#db/client/errors.ts'
import type { Language } from '#i18n/languages.ts'
import { messagesIn } from '#i18n/messages.ts'

/** What is answered while the database cannot work; `Retry-After` is in seconds. */
export type OutageAnswer = {
  outage: Outage
  status: 503 | 507
  message: string
  headers: { 'Retry-After': string }
}

/**
 * The answer to an error behind which there is an outage of the database, null for all others. It comes back by itself:
 * whoever asks is told so, and the log gets one line, not the query with all that was to be saved.
 */
export function explainOutage(error: unknown, language: Language): OutageAnswer | null {
  const outage = findOutage(error)
  if (outage === null) return null
  const { diskFull, unreachable } = messagesIn(language).error
  return outage === 'disk_full'
    ? { outage, status: 507, message: diskFull, headers: { 'Retry-After': '60' } }
    : { outage, status: 503, message: unreachable, headers: { 'Retry-After': '5' } }
}
