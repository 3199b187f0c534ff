import type { Operation } from '#contracts/page-operations.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { rulesOf } from './rules-of.ts'

/**
 * The content after an operation. It never throws and never changes what it is given; what it does not touch stays
 * identical, and so does the whole where it does nothing (its subject is gone, or it is done already).
 */
export function applyOperation(content: ContentDocument, operation: Operation): ContentDocument {
  return rulesOf(operation).apply(content, operation)
}

/** The content after several operations, one after the other. */
export function applyChange(content: ContentDocument, operations: readonly Operation[]): ContentDocument {
  let next = content
  for (const operation of operations) next = applyOperation(next, operation)
  return next
}
