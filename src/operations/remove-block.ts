import { findBlock } from './find-block.ts'
import type { OperationRules } from './operation-rules.ts'
import { changeBlock } from './rows.ts'
import { subjectsOf } from './touch-keys.ts'

/** Removes a block with its descendants. */
export const removeBlock: OperationRules<'remove-block'> = {
  apply(content, { id }) {
    return changeBlock(content, id, () => null)
  },

  invert(before, { id }) {
    const found = findBlock(before, id)
    return found ? [{ kind: 'insert-block', block: found.block, to: found.place }] : []
  },

  touches({ id }, before) {
    const block = findBlock(before, id)?.block
    return block ? subjectsOf(block) : [`block:${id}`]
  },
}
