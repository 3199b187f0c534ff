import { useEffect, useLayoutEffect, useId, useRef, useState } from 'react'
import richTextStyles from '#design/rich-text/rich-text.module.css'
import { suggestionMessages } from '#i18n/lazy/editor-suggestions.ts'
import { typeInRichText } from '#editor/page/typing/rich-typing.ts'
import type { Marks, RichTypingHandle } from '#editor/page/workspace/typing.ts'
import { useTexts } from '#editor/page/workspace/workspace-context.tsx'
import { StaffButton } from '#staff/button/staff-button.tsx'
import styles from './comments.module.css'
import { createTextHistory } from './text-history.ts'

/**
 * A formatted text as a field of a dialog, with an undo of its own. It mounts the one ProseMirror, so no text of the page
 * may be typed in meanwhile.
 */
export function RichSuggestion(props: {
  label: string
  value: unknown
  lang: string
  onChange: (value: unknown) => void
}) {
  const { label, value, lang, onChange } = props
  const messages = suggestionMessages[useTexts().interfaceLanguage].marks
  const frame = useRef<HTMLDivElement>(null)
  const [typing, setTyping] = useState<RichTypingHandle | null>(null)
  const [marks, setMarks] = useState<Marks | null>(null)
  const id = useId()
  const change = useRef(onChange)
  useLayoutEffect(() => {
    change.current = onChange
  })
  const [start] = useState(value)
  useEffect(() => {
    const element = frame.current
    if (!element) return undefined
    // ProseMirror gets an element that React knows nothing of.
    const text = document.createElement('div')
    text.className = richTextStyles['text'] ?? ''
    element.append(text)
    const history = createTextHistory(start)
    const handle = typeInRichText(text, {
      value: start,
      label,
      placeholder: '',
      onChange: (next) => {
        history.note(next, performance.now())
        change.current(next)
      },
      onHistory: (way) => {
        const found = history.go(way)
        if (!found) return
        handle.show(found.value)
        change.current(found.value)
      },
      refuses: () => false,
      onLeave: () => {},
      onCross: () => false,
      onEmptied: () => false,
      onPieces: () => false,
      onSlash: () => false,
      onLink: () => {},
      onMarks: () => setMarks(handle.marks()),
    })
    setTyping(handle)
    return () => {
      handle.stop()
      text.remove()
    }
    // The field is made anew for another text.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <div className={styles['rich']}>
      <span id={id}>{label}</span>
      <fieldset aria-label={messages.label} className={styles['marks']}>
        {(['bold', 'italic'] as const).map((mark) => (
          <StaffButton
            key={mark}
            aria-pressed={marks?.[mark] ?? false}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => typing?.toggle(mark)}
          >
            {messages[mark]}
          </StaffButton>
        ))}
        {(['bulletList', 'orderedList'] as const).map((list) => (
          <StaffButton
            key={list}
            aria-pressed={marks?.list === list}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => typing?.toggleList(list)}
          >
            {messages[list]}
          </StaffButton>
        ))}
      </fieldset>
      <div
        ref={frame}
        className={styles['field']}
        lang={lang}
        onKeyDownCapture={(event) => {
          // These keys belong to the dialog here, as in its other fields.
          if (event.key === 'Tab' || event.key === 'Escape') event.stopPropagation()
        }}
      />
    </div>
  )
}
