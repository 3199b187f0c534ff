import { DomainError } from '../errors.ts'
import type { Scope } from '../scope.ts'

/** The longest that a token may be valid, in milliseconds; a day more, so that "in a year" can be chosen all day. */
const longest = 367 * 86_400_000

type Token = { expires_at: string; created_by: string | null }

/** Notes who has made a token, and refuses an end that is too far away, or over when it is set. Throws `invalid`. */
export async function settleToken(
  { now, viewer }: Pick<Scope, 'now' | 'viewer'>,
  { expires_at: expiresAt }: Token,
  before: Token | null,
): Promise<Partial<Token>> {
  const left = Date.parse(expiresAt) - now.getTime()
  const isSet = before?.expires_at !== expiresAt
  if (isSet && left > longest) throw new DomainError('invalid', { fields: { expires_at: 'too_late' } })
  if (isSet && left <= 0) throw new DomainError('invalid', { fields: { expires_at: 'past' } })
  return Promise.resolve(before === null && viewer.kind === 'staff' ? { created_by: viewer.name } : {})
}
