import type { StoredFault } from '#db/schema/index.ts'
import type { Scope } from '../scope.ts'
import type { GuardSubject } from './rule.ts'
import { findFaults } from './run-rule.server.ts'
import { listActiveRules } from './switches.server.ts'

/** What the rules say of subjects that become public, in the transaction that makes them public. */
export async function findReleaseFaults(
  scope: Pick<Scope, 'db' | 'now'>,
  subjects: readonly GuardSubject[],
): Promise<StoredFault[]> {
  return subjects.length === 0 ? [] : findFaults(scope, await listActiveRules(scope), subjects)
}
