import { notInArray } from 'drizzle-orm'
import { findings } from '#db/schema/index.ts'
import { findUnhandled, noteHandled } from '../changes/index.server.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { rules } from './rules.server.ts'
import type { GuardSubject } from './rule.ts'
import { runRule } from './run-rule.server.ts'
import { listActiveRules } from './switches.server.ts'

/** Under which the position in the log of changes is stored. */
const job = 'guard'

/** Runs all rules of the house, and forgets what rules have found that do not exist any more. */
export async function checkEverything(scope: Pick<Scope, 'db' | 'now'>, signal?: AbortSignal): Promise<void> {
  await scope.db.delete(findings).where(
    notInArray(
      findings.rule,
      rules.map(({ code }) => code),
    ),
  )
  for (const rule of await listActiveRules(scope))
    if (!signal?.aborted && !rule.isForReleases) await runRule(scope, rule)
}

/** Whether something has changed that no run of the rules knows yet. */
export async function isOutdated(scope: Pick<Scope, 'db' | 'now'>): Promise<boolean> {
  const { changes } = await findUnhandled(scope, job)
  return changes === null || changes.length > 0
}

/**
 * Runs the rules that changes concern since the last time; whole rules, because a change can also mend what is found
 * elsewhere. How far it got is stored after the work, so that a kill loses nothing.
 */
export async function checkChanges(scope: Pick<Scope, 'db' | 'now'>): Promise<void> {
  const { changes, position } = await findUnhandled(scope, job)
  const kinds = new Set(changes?.map(({ kind }) => kind))
  const isAny = changes === null || kinds.has('everything')
  if (isAny) await checkEverything(scope)
  else
    for (const rule of await listActiveRules(scope))
      if (rule.watches.some((kind) => kinds.has(kind))) await runRule(scope, rule)
  await noteHandled(scope, job, position)
}

/** Runs the rules of one subject now, which its form asks for after a save. */
export async function checkSubject(scope: Scope, subject: GuardSubject): Promise<void> {
  requireRight(scope.viewer, 'write_drafts')
  for (const rule of await listActiveRules(scope))
    if (!rule.isForReleases) await runRule(scope, rule, [subject])
}
