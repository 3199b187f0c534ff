/** Shared blocks: content that is written once and shown in many places (decision 47). */
export { createSharedBlock } from './create-shared-block.server.ts'
export { listSharedBlocks } from './list-shared-blocks.server.ts'
export { listSharedBlockUses } from './shared-block-uses.server.ts'
export { deleteSharedBlock, renameSharedBlock, restoreSharedBlock } from './change-shared-block.server.ts'
