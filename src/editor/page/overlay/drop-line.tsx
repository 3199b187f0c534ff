import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { moveTo } from '../actions/block-actions.ts'
import { useWorkspace } from '../workspace/workspace-context.tsx'
import { select } from '../actions/selection.ts'
import { dropPlaceAt, type DropTarget } from '../reordering/drop-places.ts'
import styles from './overlay.module.css'

/** Marks where the dragged block would be dropped, and moves it there on drop. */
export function DropLine() {
  const workspace = useWorkspace()
  const [place, setPlace] = useState<DropTarget | null>(null)
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let current: DropTarget | null = null
    return dropTargetForElements({
      // The whole page, because the element under the pointer is not always a part of the content.
      element: document.body,
      canDrop: ({ source }) => source.data['kind'] === 'block',
      onDrag: ({ source, location }) => {
        const { clientX: x, clientY: y } = location.current.input
        const id = String(source.data['id'])
        current = dropPlaceAt(workspace.draft.session.editor().content, workspace.canvas.place.elements, id, {
          x,
          y,
        })
        setPlace(current)
      },
      onDragLeave: () => {
        current = null
        setPlace(null)
      },
      onDrop: ({ source }) => {
        setPlace(null)
        const id = String(source.data['id'])
        if (current) moveTo(workspace, id, current.operation)
        current = null
        workspace.canvas.typing.end()
        select(workspace, id, { focusBar: true })
      },
    })
  }, [workspace])
  useLayoutEffect(() => {
    const { current } = line
    if (!current || !place) return
    current.style.left = `${place.line.left + scrollX}px`
    current.style.top = `${place.line.top + scrollY}px`
    current.style.width = `${place.line.width}px`
    current.style.height = `${place.line.height}px`
  }, [place])
  return <div ref={line} className={styles['line']} hidden={place === null} data-drop-line="" />
}
