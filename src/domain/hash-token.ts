import { createHash } from 'node:crypto'

/** The stored hash of a random token, so that a leaked database does not reveal usable tokens. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
