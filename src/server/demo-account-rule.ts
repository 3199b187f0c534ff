import type { Env } from './env.ts'

/** Whether the account with the published password may be used on this site. */
export function isDemoAccountAllowed(env: Pick<Env, 'DEMO'>, publicOrigin: string): boolean {
  return env.DEMO && !publicOrigin.startsWith('https:')
}
