import type { Operation } from '#contracts/page-operations.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { applyOperation } from './apply-operation.ts'
import { rulesOf } from './rules-of.ts'

/** What undoes an operation exactly, on the content that it is about to be applied to; nothing where it does nothing. */
export function invertOperation(before: ContentDocument, operation: Operation): Operation[] {
  if (applyOperation(before, operation) === before) return []
  return rulesOf(operation).invert(before, operation)
}

/** What undoes several operations, in the order in which it has to be applied. */
export function invertChange(before: ContentDocument, operations: readonly Operation[]): Operation[] {
  const inverses: Operation[][] = []
  let content = before
  for (const operation of operations) {
    inverses.unshift(invertOperation(content, operation))
    content = applyOperation(content, operation)
  }
  return inverses.flat()
}
