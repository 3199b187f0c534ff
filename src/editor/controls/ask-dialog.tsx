import { useId, useRef } from 'react'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { editorMessages } from '#i18n/lazy/editor.ts'
import { useModal } from './dialog.tsx'
import type { Question } from './staff-page-context.tsx'
import styles from './dialog.module.css'

/** Asks before something is replaced, lost or no longer public; Escape and closing mean no. */
export function AskDialog({
  question,
  onAnswer,
}: {
  question: Question
  onAnswer: (isYes: boolean) => void
}) {
  const { title, text, yes, isDangerous = false } = question
  const { pages } = useLazyMessages(editorMessages)
  const dialog = useRef<HTMLDialogElement>(null)
  const answer = useRef(false)
  const id = useId()
  useModal(dialog)
  const close = (isYes: boolean) => {
    answer.current = isYes
    dialog.current?.close()
  }
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={styles['dialog']}
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      onClose={() => onAnswer(answer.current)}
    >
      <div className={styles['body']}>
        <h2 id={id}>{title}</h2>
        <div id={`${id}-text`}>
          {text.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <p className={styles['ways']}>
          <button type="button" onClick={() => close(false)}>
            {pages.cancel}
          </button>
          <button
            type="button"
            {...(isDangerous ? { 'data-danger': '' } : { 'data-main': '' })}
            onClick={() => close(true)}
          >
            {yes}
          </button>
        </p>
      </div>
    </dialog>
  )
}
