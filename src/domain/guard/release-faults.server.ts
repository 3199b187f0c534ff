import type { Scope } from '../scope.ts'
import type { Fault } from './rule.ts'
import { findFaults, type GuardSubject } from './run-rule.server.ts'
import { listActiveRules } from './switches.server.ts'

/** A fault with the code of its rule. */
export type RuledFault = Fault & { rule: string }

/** What the rules say of subjects that become public, in the transaction that makes them public. */
export async function findReleaseFaults(
  scope: Pick<Scope, 'db' | 'now'>,
  subjects: readonly GuardSubject[],
): Promise<RuledFault[]> {
  return subjects.length === 0 ? [] : findFaults(scope, await listActiveRules(scope), subjects)
}
