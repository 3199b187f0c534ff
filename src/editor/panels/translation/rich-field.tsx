import { keymap } from 'prosemirror-keymap'
import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import richTextStyles from '#design/rich-text/rich-text.module.css'
import { RichText } from '#design/rich-text/rich-text.tsx'
import { readRichText } from '#design/rich-text/read-rich-text.ts'
import { isEmptyRichText } from '#design/rich-text/rich-text-document.ts'
import { findBlock } from '#operations/index.ts'
import { mountRichText } from '#staff/rich-text/mount-rich-text.ts'
import type { RichTypingHandle } from '#staff/rich-text/typing-handle.ts'
import { blocksOfText, refusePaste, setFields } from '#editor/page/actions/block-actions.ts'
import { redo, undo } from '#editor/page/actions/history-actions.ts'
import { errorOfText } from '#editor/model/blocks/paste-error.ts'
import { useWorkspace } from '#editor/page/workspace/workspace-context.tsx'
import styles from './translation.module.css'

/**
 * A formatted text of a block as a field. ProseMirror is mounted while the field has the focus, as on the page, so that
 * there is never more than one instance.
 */
export function RichField(props: {
  block: string
  field: string
  label: string
  value: unknown
  lang: string
}) {
  const { block, field, label, value, lang } = props
  const workspace = useWorkspace()
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const typing = useRef<{ handle: RichTypingHandle; unfollow: () => void } | null>(null)
  /** Where the pointer has given the field its focus. */
  const point = useRef<{ x: number; y: number } | null>(null)
  const [isTyping, setIsTyping] = useState(false)
  /** The value when typing began: React leaves the element alone, which ProseMirror changes. */
  const [held, setHeld] = useState(value)
  const [generation, setGeneration] = useState(0)

  const end = () => {
    const { current } = typing
    if (!current) return
    // First, because the element loses the focus while it is given back.
    typing.current = null
    current.unfollow()
    current.handle.stop()
    setIsTyping(false)
    setGeneration((count) => count + 1)
  }
  const begin = () => {
    const element = frame.current?.firstElementChild
    if (typing.current || !(element instanceof HTMLElement)) return
    const { session } = workspace.draft
    workspace.canvas.typing.end()
    setHeld(value)
    setIsTyping(true)
    const handle = mountRichText(element, {
      value,
      attributes: () => ({ 'aria-label': label, style: 'outline: none' }),
      ...(point.current && { point: point.current }),
      onChange: (next) => setFields(workspace, block, { [field]: next }, { group: `type:${block}:${field}` }),
      onHistory: (way) => (way === 'undo' ? undo : redo)(workspace),
      refuses: (next, pasted) => {
        const error = errorOfText(session.editor().content, block, field, next)
        if (error) refusePaste(workspace, error, blocksOfText(pasted))
        return error !== null
      },
      onMarks: () => {},
      plugins: [
        keymap({
          Escape: () => {
            flushSync(end)
            frame.current?.focus()
            return true
          },
        }),
      ],
    })
    const unfollow = session.subscribe(() => {
      const now = findBlock(session.editor().content, block)?.block
      if (now) handle.show(now.fields[field])
      else end()
    })
    typing.current = { handle, unfollow }
    handle.focus()
  }
  // When the dialog is closed, its elements go without losing the focus first.
  useEffect(() => () => typing.current?.unfollow(), [])

  const document = readRichText(isTyping ? held : value)
  return (
    <div className={styles['rich']}>
      <span id={id}>{label}</span>
      {/* Typing begins with the first key or press. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div
        key={generation}
        ref={frame}
        className={styles['field']}
        lang={lang}
        {...(!isTyping && { role: 'textbox', tabIndex: 0, 'aria-multiline': true, 'aria-labelledby': id })}
        onPointerDown={({ clientX: x, clientY: y }) => {
          point.current = { x, y }
        }}
        onClick={begin}
        onKeyDownCapture={(event) => {
          const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey
          if (isTyping || !(isText || event.key === 'Enter')) return
          if (event.key === 'Enter') event.preventDefault()
          point.current = null
          begin()
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) end()
        }}
      >
        {isEmptyRichText(document) ? (
          <div className={richTextStyles['text']}>
            <p>
              <br />
            </p>
          </div>
        ) : (
          <RichText document={document} />
        )}
      </div>
    </div>
  )
}
