import type { SearchHit as Hit } from '#contracts/search.ts'
import { hallDay, longDay, weekdayName } from '#i18n/dates.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { searchMessages } from '#i18n/lazy/search.ts'
import { uncertainDateText } from '#i18n/uncertain-dates.ts'
import { MarkedText } from './marked-text.tsx'
import styles from './search-hit.module.css'

/** A search hit: its kind and date, its title and byline, and the text around the found words. */
export function SearchHit({ hit }: { hit: Hit }) {
  const messages = useLazyMessages(searchMessages)
  const language = useLanguage()
  const day = hit.date === null ? null : hallDay(hit.date)
  return (
    <li className={styles.hit} data-item="">
      <p className={styles.kind}>
        {messages.kinds[hit.kind]}
        {hit.uncertain_date !== null && <span>{uncertainDateText(hit.uncertain_date, language)}</span>}
        {day !== null && hit.uncertain_date === null && (
          <time dateTime={day}>
            {hit.kind === 'event' && `${weekdayName(day, language, 'short')}, `}
            {longDay(day, language)}
          </time>
        )}
      </p>
      <div>
        <h3>
          <a href={hit.url}>
            <MarkedText text={hit.title} marks={hit.title_marks} />
          </a>
        </h3>
        {hit.byline !== null && <p className={styles.byline}>{hit.byline}</p>}
        {hit.excerpt && (
          <p className={styles.excerpt}>
            <MarkedText text={hit.excerpt} marks={hit.excerpt_marks} />
          </p>
        )}
      </div>
    </li>
  )
}
