import { findOutage } from '#db/client/errors.ts'

/**
 * Whether an error means that the database is unavailable or full: it concerns the whole answer, not one part of it.
 */
export function isOutage(error: unknown): boolean {
  return findOutage(error) !== null
}
