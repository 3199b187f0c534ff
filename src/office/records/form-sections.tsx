import type { MouseEvent, ReactNode } from 'react'
import { useRecordMessages } from './records-context.ts'
import styles from './form-sections.module.css'

/** A section of a form, as the list of sections names it. */
export type SectionState = {
  id: string
  label: string
  isFolded: boolean
  /** How many required values of it are empty, and how many were refused. */
  missing: number
  errors: number
}

/** The sections of a form, which the list jumps to: beside it, or above it on a small screen. */
export function SectionList(props: { sections: readonly SectionState[]; onGoTo: (id: string) => void }) {
  const { sections, onGoTo } = props
  const messages = useRecordMessages().sections
  const goTo = (event: MouseEvent, id: string) => {
    event.preventDefault()
    onGoTo(id)
  }
  return (
    <nav className={styles.list} aria-label={messages.title}>
      <ul>
        {sections.map(({ id, label, isFolded, missing, errors }) => (
          <li key={id}>
            <a href={`#${id}`} data-folded={isFolded ? '' : undefined} onClick={(event) => goTo(event, id)}>
              {label}
              {errors > 0 ? (
                <span data-alarm="">{messages.errors(errors)}</span>
              ) : (
                missing > 0 && <span>{messages.missing(missing)}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A section of the form: what is folded has no controls until it is opened. */
export function FormSection(props: {
  id: string
  label: string | null
  /** The names of its fields. */
  names: readonly string[]
  isFolded: boolean
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  children: ReactNode
}) {
  const { id, label, names, isFolded, isOpen, onToggle, children } = props
  const fields = names.join(' ')
  if (!isFolded)
    return (
      <section id={id} data-fields={fields}>
        {label !== null && <h2 tabIndex={-1}>{label}</h2>}
        {children}
      </section>
    )
  return (
    <details
      id={id}
      className={styles.folded}
      data-fields={fields}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) onToggle(currentTarget.open)
      }}
    >
      <summary>
        <h2>{label}</h2>
      </summary>
      {isOpen && children}
    </details>
  )
}

/** Brings a section into view, and moves the focus to its heading. */
export function focusSection(id: string): void {
  const section = document.querySelector(`#${id}`)
  const heading = section?.querySelector<HTMLElement>(':scope > :is(summary, h2)')
  section?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}
