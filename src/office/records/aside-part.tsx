import type { ReactNode } from 'react'
import styles from './records.module.css'

/** A part beside the form of a record, with a heading of its own. */
export function AsidePart(props: { id: string; title: string; lang?: string; children: ReactNode }) {
  const { id, title, lang, children } = props
  return (
    <section id={id} className={styles.part} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} lang={lang}>
        {title}
      </h2>
      {children}
    </section>
  )
}
