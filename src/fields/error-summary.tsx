import { useEffect, useRef } from 'react'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { formMessages } from '#i18n/lazy/forms.ts'
import { fieldId } from './field-frame.tsx'
import styles from './fields.module.css'

export type FaultyField = { name: string; label: string; error: string }

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
    <div ref={summary} className={styles.summary} role="alert" tabIndex={-1}>
      <p className={styles.summaryTitle}>{messages.errorTitle(faults.length)}</p>
      <ul>
        {faults.map(({ name, label, error }) => (
          <li key={name}>
            <a href={`#${fieldId(name)}`}>{label}</a>: {error}
          </li>
        ))}
      </ul>
    </div>
  )
}
