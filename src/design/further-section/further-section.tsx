import type { ReactNode } from 'react'
import styles from './further-section.module.css'

/** A section of further reading below a text: a heading and rows or cards. Not printed. The id is the heading's. */
export function FurtherSection(props: { id: string; heading: string; children: ReactNode }) {
  const { id, heading, children } = props
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  )
}
