import type { Operation } from '#contracts/page-operations.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { applyOperation } from './apply-operation.ts'
import { rulesOf } from './rules-of.ts'

/** The exact inverse of an operation, given the content before it; empty when the operation has no effect. */
export function invertOperation(before: ContentDocument, operation: Operation): Operation[] {
  if (applyOperation(before, operation) === before) return []
  return rulesOf(operation).invert(before, operation)
}
