/** The operations on a content and their effects. Pure: server and browser compute the same. */
export { applyChange, applyOperation } from './apply-operation.ts'
export { canonicalContent } from './canonical-content.ts'
export { conflictsBetween } from './conflicts-between.ts'
export { maxContentBytes, maxParts } from './content-bounds.ts'
export { findBlock, findContainer, type FoundBlock } from './find-block.ts'
export { headId } from './head-id.ts'
export { findConflicts, wholeContent, type Dispute } from './find-conflicts.ts'
export { invertOperation } from './invert-operation.ts'
export { isSame } from './is-same.ts'
export { maxOperationsPerCall } from './most-operations.ts'
export {
  blocksInOrder,
  blocksOfContainer,
  columnsOf,
  emptyContent,
  idsIn,
  isLayout,
  layouts,
  partsInOrder,
  withDescendants,
  withNewIds,
  type Layout,
  type StoredContainer,
} from './pieces.ts'

export { isMadeContainer } from './place-block.ts'
export { touchedBy } from './touched-by.ts'
