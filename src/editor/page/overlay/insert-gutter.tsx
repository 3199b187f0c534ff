import { useEffect, useState } from 'react'
import { useStore } from '#design/use-store.ts'
import { useWorkspace } from '../workspace/workspace-context.tsx'
import { findGap, type InsertionGap } from '../reordering/insertion-gaps.ts'
import { Frame } from './frame.tsx'
import { InsertButton } from './insert-button.tsx'
import styles from './overlay.module.css'

/** The "+" button beside the gap between two blocks that the pointer is near. */
export function InsertGutter() {
  const workspace = useWorkspace()
  const { session } = workspace.draft
  const { host, place, watch } = workspace.canvas
  const [gap, setGap] = useState<InsertionGap | null>(null)
  const selected = useStore(place.view, (view) => view.selected)
  useEffect(() => {
    let frame = 0
    const look = (event: PointerEvent) => {
      frame = 0
      if (event.target instanceof Element && event.target.closest('[data-block-tools]')) return
      const next = gapAt(workspace, event)
      setGap((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
    }
    const onMove = (event: PointerEvent) => {
      if (event.pointerType !== 'touch' && frame === 0) frame = requestAnimationFrame(() => look(event))
    }
    const onLeave = () => setGap(null)
    addEventListener('pointermove', onMove, { passive: true })
    document.documentElement.addEventListener('pointerleave', onLeave)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('pointermove', onMove)
      document.documentElement.removeEventListener('pointerleave', onLeave)
    }
  }, [workspace])
  const content = useStore(session.content, (state) => (gap === null ? null : state))
  if (gap === null || content === null) return null
  // The selected block already has such a button.
  if (gap.above !== null ? gap.above === selected : gap.below === selected) return null
  const { container, column, above, below } = gap
  return (
    <Frame
      key={`${above} ${below}`}
      watch={watch}
      boxOf={() => {
        const [element] = place.elements.elementsOf(container)
        const around = element?.children[column]?.getBoundingClientRect()
        const upper = above === null ? null : place.elements.boxOf(above)
        const lower = below === null ? null : place.elements.boxOf(below)
        if (!around || !(upper ?? lower) || !host.isConnected) return null
        const top = upper?.bottom ?? (lower?.top ?? 0) - 24
        const bottom = lower?.top ?? top + 24
        return new DOMRect(around.left, (top + bottom) / 2, around.width, 0)
      }}
      className={styles['gap']}
    >
      {above === null ? (
        <InsertButton at={{ kind: 'block', container, column, after: null }} />
      ) : (
        <InsertButton after={above} />
      )}
    </Frame>
  )
}

/** The gap at the pointer, also from the margin beside the content. */
function gapAt(
  { draft: { session }, canvas: { host, place, instead } }: ReturnType<typeof useWorkspace>,
  { target, clientX, clientY }: PointerEvent,
): InsertionGap | null {
  const canvas = host.firstElementChild
  if (!canvas || instead.get() || !(target instanceof Element) || target.closest('#editor')) return null
  const box = canvas.getBoundingClientRect()
  const x = Math.max(box.left + 1, Math.min(clientX, box.right - 1))
  const beside = x === clientX ? target : document.elementFromPoint(x, clientY)
  if (!beside || !canvas.contains(beside)) return null
  return findGap(session.editor().content, place.elements, beside, { x, y: clientY })
}
