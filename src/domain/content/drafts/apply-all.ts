import { applyChange } from '#operations/index.ts'
import type { Operation } from '#contracts/page-operations.ts'
import type { ContentDocument } from '#contracts/pages.ts'

/** The content after applying changes in order. */
export function applyAll(
  content: ContentDocument,
  changes: readonly { operations: Operation[] }[],
): ContentDocument {
  return changes.reduce((state, { operations }) => applyChange(state, operations), content)
}
