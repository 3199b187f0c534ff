import { findOutage } from '#db/client/errors.ts'
import { troubles } from '../readiness/failed-check.ts'

/** Explains in one readable line why the program could not start. */
export function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return `The program could not start: ${String(error)}`
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
    return `DATA_DIR: the data directory can't be written (${error.message}).`
  const outage = findOutage(error)
  if (outage === 'damaged') return troubles.damaged.message
  if (outage === 'disk_full')
    return 'The disk of DATA_DIR, or of the database server, is full. Nothing that was saved is lost: make room, then start again.'
  // Our own errors already say what to do; of other errors at least the first line is readable.
  return error.message.split('\n')[0] ?? error.name
}
