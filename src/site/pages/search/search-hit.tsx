import { hallDay, longDay, weekdayName } from '#i18n/dates.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { searchMessages } from '#i18n/lazy/search.ts'
import { splitByFoundWords } from './found-words.ts'
import styles from './search-hit.module.css'

export type ShownHit = {
  kind: 'event' | 'page' | 'article' | 'subscription'
  id: number
  title: string
  excerpt: string
  date: string | null
  address: string
}

/** A search hit: its kind and date, its title, and the text around the matches. */
export function SearchHit({ hit, query }: { hit: ShownHit; query: string }) {
  const messages = useLazyMessages(searchMessages)
  const language = useLanguage()
  const day = hit.date === null ? null : hallDay(hit.date)
  return (
    <li className={styles.hit} data-item="">
      <p className={styles.kind}>
        {messages.kinds[hit.kind]}
        {day !== null && (
          <time dateTime={day}>
            {hit.kind === 'event' && `${weekdayName(day, language, 'short')}, `}
            {longDay(day, language)}
          </time>
        )}
      </p>
      <div>
        <h3>
          <a href={hit.address}>
            <Found text={hit.title} query={query} />
          </a>
        </h3>
        {hit.excerpt && (
          <p className={styles.excerpt}>
            <Found text={hit.excerpt} query={query} />
          </p>
        )}
      </div>
    </li>
  )
}

function Found({ text, query }: { text: string; query: string }) {
  return splitByFoundWords(text, query).map((piece, index) =>
    // The pieces of a text have no identity but their place.
    // oxlint-disable-next-line react/no-array-index-key
    piece.isFound ? <mark key={index}>{piece.text}</mark> : piece.text,
  )
}
