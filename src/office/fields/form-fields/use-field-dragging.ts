import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect, useState, type RefObject } from 'react'

import type { FieldActions } from './use-field-actions.ts'

type Edge = 'top' | 'bottom'

/** Moves a field by its grip; returns the edge of this card at which the dragged one would be dropped. */
export function useFieldDragging(given: {
  card: RefObject<HTMLElement | null>
  grip: RefObject<HTMLElement | null>
  index: number
  actions: RefObject<FieldActions>
}): Edge | null {
  const { card, grip, index, actions } = given
  const [edge, setEdge] = useState<Edge | null>(null)
  useEffect(() => {
    const element = card.current
    if (!element || !grip.current) return undefined
    const edgeAt = (y: number): Edge => {
      const { top, height } = element.getBoundingClientRect()
      return y < top + height / 2 ? 'top' : 'bottom'
    }
    return combine(
      draggable({ element, dragHandle: grip.current, getInitialData: () => ({ kind: 'field', index }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data['kind'] === 'field' && source.data['index'] !== index,
        onDrag: ({ location }) => setEdge(edgeAt(location.current.input.clientY)),
        onDragLeave: () => setEdge(null),
        onDrop: ({ source, location }) => {
          setEdge(null)
          const from = Number(source.data['index'])
          const gap = edgeAt(location.current.input.clientY) === 'top' ? index : index + 1
          actions.current.move(from, from < gap ? gap - 1 : gap)
        },
      }),
    )
  }, [card, grip, index, actions])
  return edge
}
