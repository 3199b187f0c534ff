import { findContainer } from './find-block.ts'
import type { OperationRules } from './operation-rules.ts'
import { placeContainer, withoutContainer } from './place-container.ts'
import { keepIfSame } from './keep-if-same.ts'

export const moveContainer: OperationRules<'move-container'> = {
  apply(content, { id, after }) {
    const found = findContainer(content, id)
    if (!found || after === id) return content
    const moved = placeContainer(withoutContainer(content, id), found.container, after)
    return keepIfSame(content.containers, moved.containers) === content.containers ? content : moved
  },

  invert(before, { id }) {
    const found = findContainer(before, id)
    return found ? [{ kind: 'move-container', id, after: found.after }] : []
  },

  touches({ id }) {
    return [`place:${id}`]
  },
}
