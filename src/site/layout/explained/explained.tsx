import type { ReactNode } from 'react'
import styles from './explained.module.css'

/** Something that is explained in titled parts, under the heading of its page. */
export function Explained({ children }: { children: ReactNode }) {
  return (
    <div className="wrap">
      <div className={styles.text}>{children}</div>
    </div>
  )
}

/** A part of it; `id` is its anchor. */
export function ExplainedPart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
