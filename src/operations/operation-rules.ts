import type { Operation, OperationKind } from '#contracts/page-operations.ts'
import type { ContentDocument } from '#contracts/pages.ts'

type OperationByKind = { [Each in Operation as Each['kind']]: Each }
/** Written so that the compiler sees that an operation fits the rules of its own kind. */
export type OperationOf<Kind extends OperationKind> = {
  [Each in Kind]: { kind: Each } & OperationByKind[Each]
}[Kind]

/** What one kind of operation does. Nothing here throws, and nothing changes what it is given. */
export type OperationRules<Kind extends OperationKind> = {
  /** The content after it; the identical object where it does nothing. Whatever it does not touch stays identical. */
  apply: (content: ContentDocument, operation: OperationOf<Kind>) => ContentDocument
  /** What undoes it. Asked only where it does something. */
  invert: (before: ContentDocument, operation: OperationOf<Kind>) => Operation[]
  /** What it touches, as keys (see `touchedBy`), whether or not its subject still exists. */
  touches: (operation: OperationOf<Kind>, before: ContentDocument) => string[]
}
