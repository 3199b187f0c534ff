import { useEffect, useState } from 'react'
import { findBlock, headId } from '#operations/index.ts'
import { goToNamedBlock } from '../actions/go-to-named-block.ts'
import { scrollToText } from '../actions/scroll-to-text.ts'
import { selectableIds } from '../reordering/one-step.ts'
import { nameOf } from '../actions/block-messages.ts'
import { useTexts, useWorkspace } from '../workspace/workspace-context.tsx'
import { Frame } from './frame.tsx'
import styles from './overlay.module.css'

/** How long the outlines are shown, in milliseconds; their animation fades within this time (overlay.module.css). */
const shownFor = 2000

/**
 * When editing starts, scrolls to the named block or what can be edited, and outlines every visible block for a moment, or until the
 * user does something.
 */
export function EntryOutlines() {
  const workspace = useWorkspace()
  const { session } = workspace.draft
  const { place, watch } = workspace.canvas
  const { messages, interfaceLanguage } = useTexts()
  const [ids, setIds] = useState<string[]>([])
  useEffect(() => {
    const end = () => setIds([])
    const frame = requestAnimationFrame(() => {
      if (!goToNamedBlock(workspace)) scrollToText(workspace)
      const inWindow = (id: string) => {
        const box = place.elements.boxOf(id)
        return box !== null && box.top < innerHeight && box.bottom > 0
      }
      const { content } = session.editor()
      // Empty columns are already visible by their insertion point.
      const blocks = selectableIds(content).filter((id) => findBlock(content, id))
      setIds([...(content.head ? [headId] : []), ...blocks].filter(inWindow))
    })
    const timer = setTimeout(end, shownFor)
    addEventListener('pointerdown', end, true)
    addEventListener('keydown', end, true)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      removeEventListener('pointerdown', end, true)
      removeEventListener('keydown', end, true)
    }
    // Only once, although the workspace is replaced when another language of the interface is chosen.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return ids.map((id) => (
    <Frame
      key={id}
      watch={watch}
      boxOf={() => place.elements.boxOf(id)}
      className={styles['frame']}
      kind="entry"
    >
      <span className={styles['name']}>
        {nameOf(session.editor().content, id, messages, interfaceLanguage)}
      </span>
    </Frame>
  ))
}
