import type { Localized } from '#i18n/languages.ts'
import type { Scope } from '../scope.ts'
import { findFaults } from './run-rule.server.ts'
import { clashRules } from './rules.server.ts'
import { listActiveRules } from './switches.server.ts'

/** Two events of which only one can take place as planned, by a rule of that name. */
type Clash = { rule: string; names: Localized; ids: readonly [number, number] }

/** Which of some events are in conflict with others as of now, without what staff have accepted. */
export async function findClashes(
  scope: Pick<Scope, 'db' | 'now'>,
  eventIds: readonly number[],
): Promise<Clash[]> {
  if (eventIds.length === 0) return []
  const rules = (await listActiveRules(scope)).filter((rule) => clashRules.includes(rule))
  const faults = await findFaults(
    scope,
    rules,
    eventIds.map((id) => ({ kind: 'event', id })),
  )
  return faults.flatMap(({ rule: code, id, key }) => {
    const rule = rules.find((one) => one.code === code)
    const other = Number(/^event:(\d+)$/.exec(key)?.[1])
    return rule && other ? [{ rule: code, names: rule.names, ids: [other, id] as const }] : []
  })
}
