import { findBlock } from './find-block.ts'
import { headId } from './head-id.ts'
import type { OperationRules } from './operation-rules.ts'
import { isSame } from './is-same.ts'
import { withDescendants } from './pieces.ts'
import { findSpot, placeBlock } from './place-block.ts'
import { changeBlock } from './rows.ts'

/** Moves a block. Moving it into itself has no effect. */
export const moveBlock: OperationRules<'move-block'> = {
  apply(content, { id, to }) {
    const found = findBlock(content, id)
    if (!found || id === headId) return content
    if (to.in === 'block' && withDescendants(found.block).some((inner) => inner.id === to.parent)) {
      return content
    }
    const without = changeBlock(content, id, () => null)
    const spot = findSpot(without, to)
    if (!spot) return content
    const isSameRow = isSame(spot.row, found.row)
    if (isSameRow && (spot.index === found.index || to.after === id)) return content
    return placeBlock(without, found.block, to)
  },

  invert(before, { id }) {
    const found = findBlock(before, id)
    return found ? [{ kind: 'move-block', id, to: found.place }] : []
  },

  touches({ id, to }) {
    return [`place:${id}`, `inside:${to.in === 'column' ? to.container : to.parent}`]
  },
}
