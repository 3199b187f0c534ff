import { useEffect, useId, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react'
import type { Discussion } from '#contracts/comments.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { commentMessages } from '#i18n/lazy/editor-comments.ts'
import { StaffButton } from '#staff/button/staff-button.tsx'
import styles from './comments.module.css'
import { readErrors, readReason } from '#editor/model/field-errors.ts'
import { mentionedIn, nameBefore, peopleLike } from '#editor/model/discussion/threads.ts'

/**
 * A field for a comment. After an `@` it suggests names: arrow keys choose one, Enter inserts it, Escape closes the
 * list.
 */
export function WriteComment(props: {
  label: string
  action: string
  people: Discussion['people']
  /** Whether the user has just opened it, so that it takes the focus. */
  isOpenedNow?: boolean
  /** Whether it can be sent, which it says otherwise; by default when something is written. */
  isReady?: () => boolean
  onSend: (body: string, mentions: number[]) => Promise<void>
}) {
  const { label, action, people, isOpenedNow = false, isReady, onSend } = props
  const messages = commentMessages[useLanguage()]
  const [text, setText] = useState('')
  const [caret, setCaret] = useState<number | null>(null)
  const [chosen, setChosen] = useState(0)
  const [failure, setFailure] = useState<string | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  useEffect(() => {
    if (isOpenedNow) field.current?.focus()
  }, [isOpenedNow])
  const naming = caret === null ? null : nameBefore(text, caret)
  const offered = naming ? peopleLike(naming.begun, people) : []
  const isOpen = offered.length > 0
  const read = (element: HTMLTextAreaElement) => {
    setText(element.value)
    setCaret(element.selectionEnd)
    setChosen(0)
  }
  const take = (name: string) => {
    if (!naming || caret === null) return
    const next = `${text.slice(0, naming.start)}${name} ${text.slice(caret)}`
    setText(next)
    setCaret(null)
    const end = naming.start + name.length + 1
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(end, end)
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      void send()
      return
    }
    if (!isOpen) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) setChosen((chosen + step + offered.length) % offered.length)
    else if (event.key === 'Enter') take(offered[chosen]?.name ?? '')
    else if (event.key === 'Escape') setCaret(null)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const send = async () => {
    if (isReady) {
      if (!isReady()) return
    } else if (text.trim() === '') {
      field.current?.focus()
      return
    }
    try {
      await onSend(text.trim(), mentionedIn(text, people))
      setText('')
      setFailure(null)
    } catch (error) {
      const [reason = readReason(error)] = Object.values(readErrors(error))
      setFailure(reason ?? messages.failed)
    }
  }
  return (
    <form
      className={styles['write']}
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault()
        void send()
      }}
    >
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={field}
        id={id}
        rows={2}
        maxLength={2000}
        value={text}
        aria-describedby={`${id}-hint`}
        aria-autocomplete="list"
        aria-controls={isOpen ? `${id}-people` : undefined}
        aria-activedescendant={isOpen ? `${id}-${offered[chosen]?.id}` : undefined}
        onChange={(event) => read(event.target)}
        onKeyDown={onKeyDown}
        onBlur={() => setCaret(null)}
      />
      {isOpen && (
        <div
          ref={showList}
          // A native list cannot follow the caret of a text field.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="listbox"
          id={`${id}-people`}
          aria-label={messages.people}
          className={styles['people']}
        >
          {offered.map((person, index) => (
            <div
              key={person.id}
              id={`${id}-${person.id}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
              role="option"
              tabIndex={-1}
              aria-selected={index === chosen}
              // The field keeps the focus.
              onPointerDown={(event) => {
                event.preventDefault()
                take(person.name)
              }}
            >
              {person.name}
            </div>
          ))}
        </div>
      )}
      <p id={`${id}-hint`} className={styles['soft']}>
        {messages.hint}
      </p>
      {failure !== null && (
        <p role="alert" className={styles['error']}>
          {failure}
        </p>
      )}
      <p className={styles['ways']}>
        <StaffButton look="primary" type="submit">
          {action}
        </StaffButton>
      </p>
    </form>
  )
}

/** In a sheet on a phone there is often no space left below the field. */
function showList(list: HTMLElement | null): void {
  list?.scrollIntoView({ block: 'nearest' })
}
