import type { Operation } from '#contracts/page-operations.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { applyOperation } from './apply-operation.ts'
import { rulesOf } from './rules-of.ts'

/**
 * What operations touch, as keys: `block:{id}` and `container:{id}` (whether it exists), `fields:{id}`, `place:{id}`,
 * `layout:{id}`, `inside:{id}` (what a container or block holds), `content` (all). Operations on what is gone count, too.
 */
export function touchedBy(before: ContentDocument, operations: readonly Operation[]): Set<string> {
  const keys = new Set<string>()
  let content = before
  for (const operation of operations) {
    for (const key of rulesOf(operation).touches(operation, content)) keys.add(key)
    content = applyOperation(content, operation)
  }
  return keys
}
