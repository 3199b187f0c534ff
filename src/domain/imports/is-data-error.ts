import { DomainError } from '../errors.ts'

/**
 * Whether an error is caused by the data: a value that does not fit (SQLSTATE classes 22 and 23, row too large), or an
 * invalid draft.
 */
export function isDataError(error: unknown): boolean {
  if (error instanceof DomainError) return error.code === 'invalid'
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string' && /^(22|23|54)/.test(cause.code)) return true
  return false
}
