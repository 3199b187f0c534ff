import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { settings } from '#db/schema/index.ts'
import { recordAudit } from '../audit.server.ts'
import { DomainError } from '../errors.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import type { Rule } from './rule.ts'
import { findRule, rules } from './rules.server.ts'
import { runRule } from './run-rule.server.ts'

/** Under which the codes of the rules are stored that the house has switched off. */
const settingsKey = 'guard_rules_off'
const stored = z.array(z.string())

/** The rules that the house has not switched off. */
export async function listActiveRules({ db }: Pick<Scope, 'db'>): Promise<Rule[]> {
  const off = await readOff({ db })
  return rules.filter(({ code }) => !off.includes(code))
}

/**
 * Switches a rule on, and runs it, or off, for administrators. What a rule has found, and what was accepted, is hidden
 * while it is off. Throws `not_found`.
 */
export async function switchRule(scope: Scope, code: string, isOn: boolean): Promise<void> {
  requireRight(scope.viewer, 'administer')
  const rule = findRule(code)
  if (!rule) throw new DomainError('not_found', { subject: `rule ${code}` })
  await scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    // There has to be a row that can be locked.
    await tx.insert(settings).values({ key: settingsKey, value: [] }).onConflictDoNothing()
    const off = await readOff(inside, 'lock')
    if (off.includes(code) !== isOn) return
    const next = isOn ? off.filter((one) => one !== code) : [...off, code].toSorted()
    await tx.update(settings).set({ value: next, updatedAt: scope.now }).where(eq(settings.key, settingsKey))
    await recordAudit(inside, {
      action: isOn ? 'switch_on' : 'switch_off',
      subjectKind: 'guard_rule',
      subjectId: code,
      details: { title: rule.names.de },
    })
    if (isOn) await runRule(inside, rule)
  })
}

async function readOff({ db }: Pick<Scope, 'db'>, lock: 'lock' | 'none' = 'none'): Promise<string[]> {
  const found = db.select({ value: settings.value }).from(settings).where(eq(settings.key, settingsKey))
  const [row] = await (lock === 'lock' ? found.for('update') : found)
  return stored.safeParse(row?.value).data ?? []
}
