/**
 * The closed catalogue of what can go wrong in the domain. Matched by `code`, never by text; translated once, where a
 * page or an API answer is made of it.
 */
export type DomainErrorCode =
  | 'not_found'
  | 'invalid'
  | 'not_signed_in'
  | 'forbidden'
  | 'conflict'
  | 'too_many_attempts'

/** Codes of single faults at a field, translated by the messages under `faults`. */
export type Fault = 'required' | 'invalid' | 'taken' | 'too_short' | 'too_long' | 'unknown'

export class DomainError extends Error {
  readonly code: DomainErrorCode
  /** Which fields are at fault and why; only with `invalid`. */
  readonly fields: Readonly<Record<string, Fault>>
  /** Seconds until another attempt makes sense; only with `too_many_attempts`. */
  readonly retryAfter: number | undefined

  constructor(
    code: DomainErrorCode,
    details: { fields?: Record<string, Fault>; retryAfter?: number; subject?: string } = {},
  ) {
    super([code, details.subject, JSON.stringify(details.fields ?? {})].filter(Boolean).join(' '))
    this.name = 'DomainError'
    this.code = code
    this.fields = details.fields ?? {}
    this.retryAfter = details.retryAfter
  }
}

/** HTTP status of each error (PRODUCT decisions: no session 401, missing right 403). */
export const statusOfError: Record<DomainErrorCode, 400 | 401 | 403 | 404 | 409 | 429> = {
  not_found: 404,
  invalid: 400,
  not_signed_in: 401,
  forbidden: 403,
  conflict: 409,
  too_many_attempts: 429,
}

/** True for a domain error, also one made by another copy of this module (the program and its bundle have one each). */
export function isDomainError(error: unknown): error is DomainError {
  return (
    error instanceof Error &&
    error.name === 'DomainError' &&
    'code' in error &&
    String(error.code) in statusOfError
  )
}
