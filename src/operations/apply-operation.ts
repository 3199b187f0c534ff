import type { Operation } from '#contracts/page-operations.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { rulesOf } from './rules-of.ts'

/**
 * The content after an operation. Never throws and never mutates its arguments; untouched parts keep their identity,
 * and so does the whole content if the operation has no effect (its subject is gone, or it was already applied).
 */
export function applyOperation(content: ContentDocument, operation: Operation): ContentDocument {
  return rulesOf(operation).apply(content, operation)
}

/** The content after several operations, applied in order. */
export function applyChange(content: ContentDocument, operations: readonly Operation[]): ContentDocument {
  let next = content
  for (const operation of operations) next = applyOperation(next, operation)
  return next
}
