import { useLazyMessages } from '#i18n/language-context.tsx'
import { historyMessages } from '#i18n/lazy/history.ts'
import styles from './year-chart.module.css'

type Year = { year: number; count: number }

/** The minimum number that fills a column, so that a single concert never does. */
const fullColumn = 4

/**
 * Concerts by year, from the first to the last: one column each, grouped by decade. The columns are for mouse users;
 * for keyboards, touch and screen readers the list of years below has the same links as text.
 */
export function YearChart(props: {
  id: string
  years: Year[]
  chosen: number | null
  hrefOf: (year: number) => string
}) {
  const { id, years, chosen, hrefOf } = props
  const messages = useLazyMessages(historyMessages)
  const most = Math.max(fullColumn, ...years.map(({ count }) => count))
  const decades = byDecade(years)
  return (
    <section className={styles.chart} aria-labelledby={id}>
      <h3 id={id}>{messages.chart}</h3>
      <ol className={styles.decades} data-many={decades.length > 8 || undefined} aria-hidden="true">
        {decades.map(({ decade, years: inDecade }) => (
          <li key={decade}>
            <div className={styles.columns}>
              {inDecade.map(({ year, count }) => (
                // Hidden from screen readers, so it only needs a tooltip.
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label
                <a
                  key={year}
                  href={hrefOf(year)}
                  tabIndex={-1}
                  title={messages.yearCount(year, count)}
                  data-chosen={year === chosen || undefined}
                  style={{ '--part': count / most, '--place': (year % 10) + 1 }}
                />
              ))}
            </div>
            <span className={styles.decade}>{decade}</span>
          </li>
        ))}
      </ol>
      <details className={styles.list}>
        <summary>{messages.chartList}</summary>
        <ol>
          {years.map(({ year, count }) => (
            <li key={year}>
              <a href={hrefOf(year)} aria-current={year === chosen || undefined}>
                {messages.yearCount(year, count)}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </section>
  )
}

/**
 * Every decade between the first and the last year, including those without concerts, so that the time axis is linear.
 */
function byDecade(years: Year[]): { decade: number; years: Year[] }[] {
  const [first, last] = [years[0]?.year, years.at(-1)?.year]
  if (first === undefined || last === undefined) return []
  const start = Math.floor(first / 10) * 10
  return Array.from({ length: Math.floor(last / 10) - start / 10 + 1 }, (_, index) => {
    const decade = start + index * 10
    return { decade, years: years.filter(({ year }) => year >= decade && year < decade + 10) }
  })
}
