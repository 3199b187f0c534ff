import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useEffect, useState, type RefObject } from 'react'
import type { Drop } from './move-entry.ts'
import type { RowActions } from './row-actions.ts'

/** Moves an entry by its grip; returns where at this row the dragged one would be dropped. */
export function useEntryDragging(given: {
  row: RefObject<HTMLElement | null>
  grip: RefObject<HTMLElement | null>
  /** The place of the entry, `2.0`. */
  address: string
  actions: RefObject<RowActions>
}): Drop['position'] | null {
  const { row, grip, address, actions } = given
  const [position, setPosition] = useState<Drop['position'] | null>(null)
  useEffect(() => {
    const element = row.current
    if (!element || !grip.current) return undefined
    const kind = 'menu entry'
    const tree = element.closest('fieldset')
    const path = address.split('.').map(Number)
    /** In the middle below this entry, if there is room, or else beside it. */
    const dropAt = (from: readonly number[], y: number): Drop | null => {
      const { top, height } = element.getBoundingClientRect()
      const part = (y - top) / height
      const wanted: Drop['position'][] =
        part < 0.3 ? ['before'] : part > 0.7 ? ['after'] : ['on', part < 0.5 ? 'before' : 'after']
      const found = wanted.find((one) => actions.current.canDrop(from, { path, position: one }))
      return found === undefined ? null : { path, position: found }
    }
    const fromOf = ({ data }: { data: Record<string, unknown> }) =>
      String(data['address']).split('.').map(Number)
    return combine(
      draggable({ element, dragHandle: grip.current, getInitialData: () => ({ kind, address, tree }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data['kind'] === kind && source.data['tree'] === tree,
        onDrag: ({ source, location }) =>
          setPosition(dropAt(fromOf(source), location.current.input.clientY)?.position ?? null),
        onDragLeave: () => setPosition(null),
        onDrop: ({ source, location }) => {
          setPosition(null)
          const drop = dropAt(fromOf(source), location.current.input.clientY)
          if (drop) actions.current.drop(fromOf(source), drop)
        },
      }),
    )
  }, [row, grip, address, actions])
  return position
}
