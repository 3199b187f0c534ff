import type { ReactNode } from 'react'
import styles from './section-title.module.css'

/** The heading of a part of a page; `lined` with a line below, which begins what stands in columns or beside a form. */
export function SectionTitle(props: {
  id?: string
  level?: 2 | 3
  look?: 'plain' | 'lined'
  children: ReactNode
}) {
  const { id, level = 2, look = 'plain', children } = props
  const Heading = `h${level}` as const
  return (
    <Heading id={id} className={styles.title} data-look={look}>
      {children}
    </Heading>
  )
}
