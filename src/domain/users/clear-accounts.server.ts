import type { Scope } from '../scope.ts'
import { clearAccountTokens } from './account-tokens.server.ts'
import { clearSignInAttempts } from './count-attempt.server.ts'
import { clearTrustedDevices } from './trusted-devices.server.ts'
import { clearSessions } from './sessions.server.ts'
import { clearSignInLog } from './sign-in-log.server.ts'

/** Deletes what has expired of all accounts; call it periodically. */
export async function clearAccounts(scope: Pick<Scope, 'db' | 'now'>): Promise<void> {
  await clearSessions(scope)
  await clearSignInAttempts(scope)
  await clearAccountTokens(scope)
  await clearTrustedDevices(scope)
  await clearSignInLog(scope)
}
