import { useEffect, useRef } from 'react'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { formMessages } from '#i18n/lazy/forms.ts'
import { fieldId } from './field-frame.tsx'
import styles from './fields.module.css'

/** A field with a validation error; `id` is that of its input if it is not derived from the name. */
export type InvalidField = { name: string; id?: string; label: string; error: string }

/** A label that is a question or a sentence needs no colon before its error. */
const endsSentence = /[.?!:]$/

/**
 * The validation errors of a form, shown above it, each with a link to its field. Takes the focus when it appears, so
 * that it is announced and seen. Renders nothing without errors.
 */
export function ErrorSummary({
  errors,
  takesFocus = true,
}: {
  errors: InvalidField[]
  takesFocus?: boolean
}) {
  const messages = useLazyMessages(formMessages)
  const summary = useRef<HTMLDivElement>(null)
  const content = errors.map(({ name, error }) => `${name}: ${error}`).join('\n')
  useEffect(() => {
    if (takesFocus && content !== '') summary.current?.focus()
  }, [takesFocus, content])
  if (errors.length === 0) return null
  return (
    <div
      ref={summary}
      className={styles.summary}
      role={takesFocus ? 'alert' : 'group'}
      aria-label={messages.errorTitle(errors.length)}
      tabIndex={-1}
      // Without scripts the browser itself moves the focus here when the page answers a form.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={takesFocus}
    >
      <p className={styles.summaryTitle}>{messages.errorTitle(errors.length)}</p>
      <ul>
        {errors.map(({ name, id = fieldId(name), label, error }) => (
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
