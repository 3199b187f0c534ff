import type { ReactNode } from 'react'
import styles from './change-list.module.css'

export type Change = {
  name: string
  label: string
  /** Missing where only the other value is of interest. */
  before?: ReactNode
  after: ReactNode
  /** Stands below the values. */
  action?: ReactNode
}

/** The fields of a record that were or will be changed, each with both values; `before` and `after` name these for screen readers. */
export function ChangeList(props: { changes: readonly Change[]; before: string; after: string }) {
  const { changes, before, after } = props
  return (
    <dl className={styles.changes}>
      {changes.map((change) => (
        <div key={change.name}>
          <dt>{change.label}</dt>
          <dd>
            {change.before !== undefined && (
              <del>
                <span className="visually-hidden">{before}: </span>
                {change.before}
              </del>
            )}{' '}
            <ins>
              <span className="visually-hidden">{after}: </span>
              {change.after}
            </ins>
            {change.action}
          </dd>
        </div>
      ))}
    </dl>
  )
}
