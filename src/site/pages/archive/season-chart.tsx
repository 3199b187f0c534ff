import type { CSSProperties } from 'react'
import { Button } from '#design/button/button.tsx'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { archiveMessages } from '#i18n/lazy/archive.ts'
import { changed } from './archive-links.ts'
import { KeptFields } from './kept-fields.tsx'
import styles from './season-chart.module.css'
import {
  chosenDecade,
  isDecadeChosen,
  seasonsOf,
  startOfDecade,
  type Chart,
  type ChartSeason,
} from './shown-time.ts'

type Shown = Chart & {
  from: string
  to: string
  /** Numbers of the selected seasons. */
  chosen: number[]
  path: string
  query: string
}

/**
 * The whole archive as a bar chart of seasons: a hairline column for all events, filled for those found. Each decade
 * links to its years and each column to its season; for a selected decade the seasons are also listed as text below.
 */
export function SeasonChart(props: Shown) {
  const { seasons, decades, path, query, from, to, chosen } = props
  const archive = useLazyMessages(archiveMessages)
  const most = Math.max(1, ...seasons.map(({ total }) => total))
  const opened = chosenDecade(props)
  const isNarrowed = from !== '' || to !== '' || chosen.length > 0
  return (
    <section className={styles.chart} aria-labelledby="archive-chart">
      <div className={styles.head}>
        <h2 id="archive-chart">{archive.chart}</h2>
        <p aria-hidden="true">
          <span data-hits="">{archive.hits}</span> <span data-all="">{archive.all}</span>
        </p>
        {isNarrowed && (
          <a href={changed(path, query, { date: null, date_to: null, season: null })}>{archive.wholeTime}</a>
        )}
        <YearJump {...{ path, query }} />
      </div>
      <ol
        className={styles.decades}
        data-many={decades.length > 14 || undefined}
        style={{ '--decades': decades.length }}
      >
        {decades.map(({ decade, count, total }) => (
          <li key={decade}>
            <div className={styles.columns} aria-hidden="true">
              {seasonsOf(seasons, decade).map((season) => (
                <Column key={season.id} {...{ season, most, chosen, path, query }} />
              ))}
            </div>
            <a
              className={styles.decade}
              href={changed(path, query, {
                date: startOfDecade(decade, props.start),
                date_to: `${decade + 9}-12-31`,
                season: null,
              })}
              aria-current={isDecadeChosen(decade, props) || undefined}
            >
              {archive.decade(decade)} <Part count={count} total={total} />
            </a>
          </li>
        ))}
      </ol>
      {opened !== null && (
        <ol className={styles.seasons} aria-label={archive.facet.season}>
          {seasonsOf(seasons, opened).map((season) => (
            <li key={season.id}>
              <a
                href={seasonHref(season, chosen, path, query)}
                aria-current={chosen.includes(season.id) || undefined}
              >
                {chosen.includes(season.id) && <span className="visually-hidden">{archive.isChosen}</span>}
                {season.name} <Part count={season.count} total={season.total} />
                <span className={styles.bar} style={heights(season, most)} />
              </a>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

/** Mouse only: for keyboards and screen readers there are the decade's link and the list below. */
function Column(props: { season: ChartSeason; most: number; chosen: number[]; path: string; query: string }) {
  const { season, most, chosen, path, query } = props
  const archive = useLazyMessages(archiveMessages)
  const { id, name, count, total } = season
  return (
    // Hidden from screen readers, so it only needs a tooltip.
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label
    <a
      href={seasonHref(season, chosen, path, query)}
      tabIndex={-1}
      title={`${archive.facet.season} ${name}: ${archive.part(count, total)}`}
      data-chosen={chosen.includes(id) || undefined}
      style={{ ...heights(season, most), '--place': (Number(name.slice(0, 4)) % 10) + 1 }}
    />
  )
}

/** The number of results, and the total if it is larger. */
function Part({ count, total }: { count: number; total: number }) {
  const archive = useLazyMessages(archiveMessages)
  return (
    <span className={styles.part}>
      <span aria-hidden="true">{archive.number(count)}</span>
      <span className="visually-hidden">: {archive.part(count, total)}</span>
    </span>
  )
}

function YearJump({ path, query }: { path: string; query: string }) {
  const archive = useLazyMessages(archiveMessages)
  return (
    <form method="get" action={path} className={styles.year}>
      <KeptFields query={query} own={['date', 'date_to', 'season']} />
      <label htmlFor="archive-year">{archive.year}</label>
      <input
        id="archive-year"
        name="year"
        inputMode="numeric"
        pattern="(18|19|20|21)[0-9]{2}"
        maxLength={4}
        autoComplete="off"
        required
      />
      <Button variant="secondary">{archive.toYear}</Button>
    </form>
  )
}

function seasonHref({ id }: ChartSeason, chosen: number[], path: string, query: string): string {
  const isChosen = chosen.includes(id)
  return changed(path, query, { date: null, date_to: null, season: isChosen ? null : String(id) })
}

function heights({ count, total }: ChartSeason, most: number): CSSProperties & Record<`--${string}`, number> {
  return { '--all': total / most, '--hits': count / most }
}
