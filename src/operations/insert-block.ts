import { canonicalBlock } from './canonical-content.ts'
import { idsIn, withDescendants } from './pieces.ts'
import { containerIdFor, placeBlock } from './place-block.ts'
import type { OperationRules } from './operation-rules.ts'
import { subjectsOf } from './touch-keys.ts'

/** Inserts a block. If its id, or that of a nested block, already exists, it has no effect, so it is idempotent. */
export const insertBlock: OperationRules<'insert-block'> = {
  apply(content, { block, to }) {
    const taken = idsIn(content)
    for (const { id } of withDescendants(block)) {
      if (taken.has(id)) return content
      taken.add(id)
    }
    return placeBlock(content, canonicalBlock(block), to)
  },

  invert(before, { block }) {
    const made = containerIdFor(block.id)
    return [
      { kind: 'remove-block', id: block.id },
      ...(before.containers.length === 0 ? [{ kind: 'remove-container' as const, id: made }] : []),
    ]
  },

  touches({ block, to }) {
    return [...subjectsOf(block), `inside:${to.in === 'column' ? to.container : to.parent}`]
  },
}
