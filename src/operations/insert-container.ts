import { canonicalContainer } from './canonical-content.ts'
import type { OperationRules } from './operation-rules.ts'
import { blocksOfContainer, idsIn } from './pieces.ts'
import { placeContainer } from './place-container.ts'
import { subjectsOf } from './touch-keys.ts'

/** Inserts a container, which may hold blocks. Like inserting a block, it is idempotent. */
export const insertContainer: OperationRules<'insert-container'> = {
  apply(content, { container, after }) {
    const taken = idsIn(content)
    for (const { id } of [container, ...blocksOfContainer(container)]) {
      if (taken.has(id)) return content
      taken.add(id)
    }
    return placeContainer(content, canonicalContainer(container), after)
  },

  invert(_before, { container }) {
    return [{ kind: 'remove-container', id: container.id }]
  },

  touches({ container }) {
    return subjectsOf(container)
  },
}
