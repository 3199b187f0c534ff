import { StaffButton } from '#staff/button/staff-button.tsx'
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { useStore } from '#design/use-store.ts'
import { FieldFrame } from '#fields/controls/field-frame.tsx'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { lineMessages } from '../../../messages/lines.ts'
import styles from '../parts.module.css'
import { lineTexts, setLineText } from './line-texts.ts'

/** A field whose lines become rows: each by Enter, pasted ones at once. */
export function LineField(props: {
  list: 'programme' | 'cast'
  /** Adds rows, and returns the lines for which there was no room. */
  onEnter: (lines: readonly string[]) => string[]
}) {
  const { list, onEnter } = props
  const messages = useLazyMessages(lineMessages)
  const text = useStore(lineTexts, (texts) => texts[list] ?? '')
  const [isRefused, setIsRefused] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const write = (next: string) => {
    setIsRefused(false)
    setLineText(list, next)
  }
  const enter = (typed: string) => write(onEnter(linesIn(typed)).join('\n'))
  const pressKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    enter(text)
  }
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain')
    const isWhole = text.trim() === '' && pasted.trim() !== ''
    if (!isWhole && linesIn(pasted).length < 2) return
    event.preventDefault()
    const { selectionStart: from, selectionEnd: to } = field.current ?? { selectionStart: 0, selectionEnd: 0 }
    enter(text.slice(0, from) + pasted + text.slice(to))
  }
  return (
    <FieldFrame
      label={messages.label[list]}
      hint={messages.hint[list]}
      error={isRefused ? messages.notEntered : undefined}
    >
      {(ids) => (
        <div className={styles.lineField}>
          <textarea
            {...ids}
            ref={field}
            rows={1}
            data-line=""
            data-unchosen={text.trim() === '' ? undefined : ''}
            value={text}
            autoComplete="off"
            spellCheck={false}
            placeholder={messages.example[list]}
            onChange={({ target }) => write(target.value)}
            onKeyDown={pressKey}
            onPaste={paste}
            onInvalid={() => setIsRefused(true)}
          />
          <StaffButton
            isOff={text.trim() === ''}
            onClick={() => {
              enter(text)
              field.current?.focus()
            }}
          >
            {messages.enter}
          </StaffButton>
        </div>
      )}
    </FieldFrame>
  )
}

function linesIn(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim().slice(0, longest))
    .filter((line) => line !== '')
}
/** As long as the call takes them. */
const longest = 500
