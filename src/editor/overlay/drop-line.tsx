import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { moveTo } from '../desk/block-actions.ts'
import { useDesk } from '../desk/desk-context.tsx'
import { select } from '../desk/selection.ts'
import { dropPlaceAt, type DropPlace } from '../moving/drop-places.ts'
import styles from './overlay.module.css'

/** Where what is being dragged would stand; letting it go puts it there. */
export function DropLine() {
  const desk = useDesk()
  const [place, setPlace] = useState<DropPlace | null>(null)
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let current: DropPlace | null = null
    return dropTargetForElements({
      // The whole page: what lies under the pointer is not always a part of the content.
      element: document.body,
      canDrop: ({ source }) => source.data['kind'] === 'block',
      onDrag: ({ source, location }) => {
        const { clientX: x, clientY: y } = location.current.input
        const id = String(source.data['id'])
        current = dropPlaceAt(desk.session.editor().content, desk.place.elements, id, { x, y })
        setPlace(current)
      },
      onDragLeave: () => {
        current = null
        setPlace(null)
      },
      onDrop: ({ source }) => {
        setPlace(null)
        const id = String(source.data['id'])
        if (current) moveTo(desk, id, current.operation)
        current = null
        select(desk, id, { focusBar: true })
      },
    })
  }, [desk])
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
