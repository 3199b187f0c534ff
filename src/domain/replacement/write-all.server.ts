import type { Values } from '#records/field.ts'
import type { ErrorCode } from '../errors.ts'
import type { Scope } from '../scope.ts'
import type { Opened } from './subjects/opened.ts'

/** Writes as many of the changed values as can be written; returns those that can't, and why. */
export async function writeAll(
  scope: Scope,
  { write }: Pick<Opened, 'write'>,
  changes: Values,
): Promise<Map<string, 'changed' | ErrorCode>> {
  const refused = new Map<string, 'changed' | ErrorCode>()
  let left = changes
  while (Object.keys(left).length > 0) {
    const refusals = Object.entries(await write(scope, left)).filter(([name]) => Object.hasOwn(left, name))
    if (refusals.length === 0) break
    for (const [name, why] of refusals) refused.set(name, why)
    left = Object.fromEntries(Object.entries(left).filter(([name]) => !refused.has(name)))
  }
  return refused
}
