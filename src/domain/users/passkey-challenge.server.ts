import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Scope } from '../scope.ts'
import { useChallenge } from './account-tokens.server.ts'
import { seal, unseal, type Secrets } from './encryption.ts'

/** How long a page with the button for a passkey may be left open. */
const minutes = 60
const stored = z.object({ challenge: z.string(), until: z.number(), userId: z.number().nullable() })

/** What a passkey is to sign, and the same sealed, which the page sends back: nothing is stored until it is used. */
export type PasskeyChallenge = { challenge: string; sealed: string }

/** Creates a challenge for signing in, or, with an account, for a new passkey of it. */
export function createPasskeyChallenge(
  { now }: Pick<Scope, 'now'>,
  { secrets, userId }: { secrets: Secrets; userId: number | null },
): PasskeyChallenge {
  const challenge = randomBytes(32).toString('base64url')
  const until = now.getTime() + minutes * 60_000
  return { challenge, sealed: seal(secrets, 'passkey', JSON.stringify({ challenge, until, userId })) }
}

/** The challenge of a sealed one, once, for the same account; null when it is expired, forged or used. */
export async function spendPasskeyChallenge(
  scope: Pick<Scope, 'db' | 'now'>,
  { secrets, userId, sealed }: { secrets: Secrets; userId: number | null; sealed: string },
): Promise<string | null> {
  const text = unseal(secrets, 'passkey', sealed)
  if (text === null) return null
  const { challenge, until, userId: owner } = stored.parse(JSON.parse(text))
  if (owner !== userId || until <= scope.now.getTime()) return null
  return (await useChallenge(scope, challenge, new Date(until))) ? challenge : null
}
