import type { ReactNode } from 'react'
import type { SearchGroup, SearchHit as Hit } from '#contracts/search.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { searchMessages } from '#i18n/lazy/search.ts'
import { SearchHit } from './search-hit.tsx'
import styles from './result-group.module.css'

/** Hits under a heading with their count; `children` lead to more of them. */
export function ResultGroup(props: {
  id: SearchGroup | 'nearby'
  title: string
  /** The number of all hits, of which some are shown. */
  count?: number
  hits: Hit[]
  children?: ReactNode
}) {
  const { id, title, count, hits, children } = props
  const texts = useLazyMessages(searchMessages)
  if (hits.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id}>
        {title}
        {count !== undefined && <small> {texts.number(count)}</small>}
      </h2>
      <ol>
        {hits.map((hit) => (
          <SearchHit key={`${hit.kind} ${hit.id}`} hit={hit} />
        ))}
      </ol>
      {children}
    </section>
  )
}
