import { useEffect, useRef } from 'react'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { formMessages } from '#i18n/lazy/forms.ts'
import { fieldId } from './field-frame.tsx'
import styles from './fields.module.css'

/** A field with a validation error; `id` is that of its input if it is not derived from the name. */
export type FaultyField = { name: string; id?: string; label: string; error: string }

/** A label that is a question or a sentence needs no colon before its error. */
const endsSentence = /[.?!:]$/

/**
 * The validation errors of a form, shown above it, each with a link to its field. Takes the focus when it appears, so
 * that it is announced and seen. Renders nothing without errors.
 */
export function ErrorSummary({ faults, takesFocus = true }: { faults: FaultyField[]; takesFocus?: boolean }) {
  const messages = useLazyMessages(formMessages)
  const summary = useRef<HTMLDivElement>(null)
  const content = faults.map(({ name, error }) => `${name}: ${error}`).join('\n')
  useEffect(() => {
    if (takesFocus && content !== '') summary.current?.focus()
  }, [takesFocus, content])
  if (faults.length === 0) return null
  return (
    <div
      ref={summary}
      className={styles.summary}
      role={takesFocus ? 'alert' : 'group'}
      aria-label={messages.errorTitle(faults.length)}
      tabIndex={-1}
      // Without scripts the browser itself moves the focus here when the page answers a form.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={takesFocus}
    >
      <p className={styles.summaryTitle}>{messages.errorTitle(faults.length)}</p>
      <ul>
        {faults.map(({ name, id = fieldId(name), label, error }) => (
          <li key={name}>
            <a href={`#${id}`}>{label}</a>
            {endsSentence.test(label) ? ' ' : ': '}
            {error}
          </li>
        ))}
      </ul>
    </div>
  )
}
