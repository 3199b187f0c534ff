import type { Env } from './env.ts'
import { isLoopback, isLoopbackOrigin } from '../net/is-loopback.ts'

/**
 * Whether the account with the published password may be used on this site: only if nobody but its own machine can reach
 * it. `https` and a trusted proxy are signs of a real house.
 */
export function isDemoAccountAllowed(
  { DEMO, HOST, TRUST_PROXY }: Pick<Env, 'DEMO' | 'HOST' | 'TRUST_PROXY'>,
  publicOrigin: string,
): boolean {
  return (
    DEMO &&
    isLoopback(HOST) &&
    isLoopbackOrigin(publicOrigin) &&
    publicOrigin.startsWith('http:') &&
    TRUST_PROXY === 0
  )
}
