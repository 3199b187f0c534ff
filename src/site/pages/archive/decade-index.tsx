import { openingDay } from '#i18n/dates.ts'
import { useWords } from '#i18n/language-context.tsx'
import { archiveWords } from '#i18n/lazy/archive.ts'
import { withQuery } from '../programme/query-links.ts'
import styles from './decade-index.module.css'

/** The decades on the edge of the ledger, to open it at; each keeps what is looked for. */
export function DecadeIndex(props: {
  lastYear: number
  path: string
  query: string
  /** The day that the search begins with, empty for the house's first. */
  from: string
}) {
  const { lastYear, path, query, from } = props
  const archive = useWords(archiveWords)
  const first = Math.floor(Number(openingDay.slice(0, 4)) / 10) * 10
  const decades = Array.from(
    { length: Math.floor((lastYear - first) / 10) + 1 },
    (_, index) => first + index * 10,
  )
  return (
    <nav aria-label={archive.decades} className={styles.index}>
      <ul>
        {decades.map((decade) => {
          const start = `${decade}-01-01` < openingDay ? openingDay : `${decade}-01-01`
          return (
            <li key={decade}>
              <a
                href={withQuery(path, query, { date: start, date_to: `${decade + 9}-12-31`, page: null })}
                aria-current={from === start || undefined}
              >
                {archive.decade(decade)}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
