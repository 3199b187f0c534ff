import { createHash } from 'node:crypto'

/** What is stored of a random token, so that a leaked database cannot be used in its place. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
