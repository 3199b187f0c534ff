import type { Operation, OperationKind } from '#contracts/page-operations.ts'
import type { ContentDocument } from '#contracts/pages.ts'

type OperationByKind = { [Each in Operation as Each['kind']]: Each }
/** Maps kinds to operations, so that the compiler can relate an operation to the rules of its own kind. */
export type OperationOf<Kind extends OperationKind> = {
  [Each in Kind]: { kind: Each } & OperationByKind[Each]
}[Kind]

/** The semantics of one kind of operation. None of these functions throws or mutates its arguments. */
export type OperationRules<Kind extends OperationKind> = {
  /** The content after it; the identical object when it has no effect. Untouched parts keep their identity. */
  apply: (content: ContentDocument, operation: OperationOf<Kind>) => ContentDocument
  /** The operations that undo it. Called only when it has an effect. */
  invert: (before: ContentDocument, operation: OperationOf<Kind>) => Operation[]
  /** The keys of what it touches (see `touchedBy`), whether or not its subject still exists. */
  touches: (operation: OperationOf<Kind>, before: ContentDocument) => string[]
}
