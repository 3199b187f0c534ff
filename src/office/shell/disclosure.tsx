import { useRef, type ReactNode } from 'react'
import styles from './shell.module.css'

/** A button that opens a small panel below it; Escape and a focus elsewhere close it. */
export function Disclosure(props: {
  summary: ReactNode
  label?: string
  /** Has room for a grid. */
  isWide?: boolean
  /** What it shows can be loaded then. */
  onOpen?: () => void
  children: ReactNode
}) {
  const { summary, label, isWide = false, onOpen, children } = props
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (details.current) details.current.open = false
  }
  return (
    // Keys and focus are those of everything in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details
      ref={details}
      className={styles.disclosure}
      data-wide={isWide ? '' : undefined}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) onOpen?.()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return
        event.stopPropagation()
        close()
        details.current.querySelector('summary')?.focus()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // A press beside the controls may focus what surrounds them.
        const isElsewhere =
          relatedTarget instanceof Node &&
          !currentTarget.contains(relatedTarget) &&
          !relatedTarget.contains(currentTarget)
        if (isElsewhere) close()
      }}
    >
      <summary aria-label={label}>{summary}</summary>
      <div>{children}</div>
    </details>
  )
}
