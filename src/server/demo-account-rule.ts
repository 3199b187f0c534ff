import type { Env } from './env.ts'
import { isOnOwnMachine } from './is-loopback.ts'

/** Whether the account with the published password may be used on this site. */
export function isDemoAccountAllowed(
  env: Pick<Env, 'DEMO' | 'HOST' | 'TRUST_PROXY'>,
  publicOrigin: string,
): boolean {
  return env.DEMO && isOnOwnMachine(env, publicOrigin)
}
