import type { Operation } from '#contracts/page-operations.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { applyOperation } from './apply-operation.ts'
import { rulesOf } from './rules-of.ts'

/**
 * The keys of what operations touch: `block:{id}` and `container:{id}` (existence), `fields:{id}`, `place:{id}`,
 * `layout:{id}`, `inside:{id}` (children), `content` (everything). Includes operations on subjects that are gone.
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
