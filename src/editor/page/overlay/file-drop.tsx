import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { editorBlocksMessages } from '#i18n/lazy/editor-blocks.ts'
import type { FileTarget } from '../actions/file-target.ts'
import { receiveFiles } from '../actions/take-files.ts'
import { useWorkspace } from '../workspace/workspace-context.tsx'
import styles from './overlay.module.css'

/** Marks where dragged files would go: a line between blocks, or the outline of the block that would use them. */
export function FileDrop() {
  const workspace = useWorkspace()
  const { files } = useLazyMessages(editorBlocksMessages)
  const [target, setTarget] = useState<FileTarget | null>(null)
  const mark = useRef<HTMLDivElement>(null)
  useEffect(() => receiveFiles(workspace, setTarget), [workspace])
  useLayoutEffect(() => {
    const { current } = mark
    if (!current || !target) return
    const { left, top, width, height } = target.box
    Object.assign(current.style, {
      left: `${left + scrollX}px`,
      top: `${top + scrollY}px`,
      width: `${width}px`,
      height: `${height}px`,
    })
  }, [target])
  const kind = target?.place.kind
  const isInto = kind === 'fill' || kind === 'items'
  return (
    <div
      ref={mark}
      className={isInto ? styles['into'] : styles['line']}
      hidden={target === null}
      data-file-drop={kind ?? ''}
    >
      {isInto && <span>{kind === 'fill' ? files.fill : files.add}</span>}
    </div>
  )
}
