import type { ReactNode } from 'react'
import { Button } from '#design/button/button.tsx'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { programmeMessages } from '#i18n/lazy/programme.ts'
import styles from './filter-form.module.css'

/** A group of filters in a disclosure; opening one closes the others, which the browser does itself. */
export function FilterPanel(props: {
  /** The id of the summary, which is focused again after a filter was applied. */
  id: string
  name: string
  chosen: number
  isOpen: boolean
  children: ReactNode
}) {
  const { id, name, chosen, isOpen, children } = props
  const programme = useLazyMessages(programmeMessages)
  return (
    <details name="programme-filter" className={styles.group} open={isOpen || undefined}>
      <summary id={id}>
        {name}
        <ChosenCount count={chosen} />
      </summary>
      <div className={styles.panel}>
        {children}
        <div className={styles.apply}>
          <Button>{programme.apply}</Button>
        </div>
      </div>
    </details>
  )
}

/** How many filters are chosen; nothing without any. */
export function ChosenCount({ count }: { count: number }) {
  const programme = useLazyMessages(programmeMessages)
  if (count === 0) return null
  return (
    <>
      <b aria-hidden="true"> {count}</b>
      <span className="visually-hidden"> ({programme.chosen(count)})</span>
    </>
  )
}
