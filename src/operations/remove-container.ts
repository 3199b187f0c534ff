import { findContainer } from './find-block.ts'
import type { OperationRules } from './operation-rules.ts'
import { withoutContainer } from './place-container.ts'
import { subjectsOf } from './touch-keys.ts'

/** Removes a container with its blocks. */
export const removeContainer: OperationRules<'remove-container'> = {
  apply(content, { id }) {
    return withoutContainer(content, id)
  },

  invert(before, { id }) {
    const found = findContainer(before, id)
    return found ? [{ kind: 'insert-container', container: found.container, after: found.after }] : []
  },

  touches({ id }, before) {
    const found = findContainer(before, id)
    return found ? subjectsOf(found.container) : [`container:${id}`]
  },
}
