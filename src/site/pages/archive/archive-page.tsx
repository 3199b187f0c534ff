import { hallDay } from '#i18n/dates.ts'
import { useLanguage, useMessages, useLazyMessages } from '#i18n/language-context.tsx'
import { archiveMessages } from '#i18n/lazy/archive.ts'
import { dataMessages } from '#i18n/lazy/data.ts'
import { href } from '#routing/paths.ts'
import { ListHeading } from '../../layout/page-heading/list-heading.tsx'
import { DirectLink } from '../../direct-link.tsx'
import { ListPager } from '../../list-pager.tsx'
import { ListRegion } from '../../list-region.tsx'
import type { Together } from '../../list-together.server.ts'
import { ActiveSearches, type Chosen } from './active-searches.tsx'
import { ArchiveEntry, type ShownEntry } from './archive-entry.tsx'
import { ArchiveForm, type ArchiveSearch } from './archive-form.tsx'
import { changed } from './archive-links.ts'
import type { ListIntroduction } from '../../layout/page-heading/page-parts.ts'
import styles from './archive-page.module.css'
import { FacetPanels, type LookedUp, type ShownFacets } from './facet-panels.tsx'
import { NothingInArchive } from './nothing-in-archive.tsx'
import { SeasonChart } from './season-chart.tsx'
import type { Chart } from './shown-time.ts'

export function ArchivePage(
  props: ArchiveSearch & {
    query: string
    together: Together
    own: ListIntroduction | null
    openingYear: number | null
    pageSize: number
    count: number
    hasMore: boolean
    entries: ShownEntry[]
    facets: ShownFacets
    chart: Chart
    chosen: Chosen
    /** The one work that the text names. */
    namedWork: { title: string; byline: string | null; url: string } | null
    lookedUp: LookedUp
    older: { count: number; day: string } | null
    loosened: { key: string; count: number }[]
  },
) {
  const {
    own,
    openingYear,
    query,
    together,
    pageSize,
    count,
    hasMore,
    entries,
    facets,
    chart,
    chosen,
    namedWork,
    lookedUp,
    ...rest
  } = props
  const { older, loosened, ...search } = rest
  const messages = useMessages()
  const archive = useLazyMessages(archiveMessages)
  const data = useLazyMessages(dataMessages)
  const language = useLanguage()
  const path = href('archive-search', language)
  const chosenSeasons = chosen.flatMap(({ facet, id }) => (facet === 'season' ? id : []))
  return (
    <>
      <ListHeading own={own} title={messages.archive.title} lead={archive.intro(openingYear)} />
      <div className="wrap">
        <ListRegion id="archive">
          <ArchiveForm {...{ path, query }} {...search} />
          {chart.decades.length > 0 && (
            <SeasonChart
              {...chart}
              from={search.from}
              to={search.to}
              chosen={chosenSeasons}
              {...{ path, query }}
            />
          )}
          <div className={styles.tools}>
            <FacetPanels {...{ facets, chosen, lookedUp, path, query }} />
            <output className={styles.count}>{archive.count(count)}</output>
          </div>
          <ActiveSearches {...search} {...{ chosen, path, query }} />
          {namedWork && (
            <DirectLink
              lead={archive.directToWork}
              href={namedWork.url}
              name={namedWork.title}
              detail={namedWork.byline}
            />
          )}
          {count === 0 && <NothingInArchive {...search} {...{ chosen, loosened, path, query }} />}
          {[...Map.groupBy(entries, yearOf)].map(([year, inYear]) => (
            <section key={year} className={styles.year} aria-labelledby={`year-${year}`}>
              <h2 id={`year-${year}`}>{year}</h2>
              <ol>
                {inYear.map((entry) => (
                  <ArchiveEntry key={entry.id} entry={entry} />
                ))}
              </ol>
            </section>
          ))}
          {older && (
            <p className={styles.older}>
              <a href={changed(path, query, { date: older.day })}>
                {archive.older(older.count, Number(chart.start.slice(0, 4)))}
              </a>
            </p>
          )}
          <ListPager
            {...{ path, query, together, hasMore }}
            moreName={archive.loadMore}
            total={{ count, pageSize }}
          />
          <p className={styles.data}>
            <a href={href('data', language)}>{data.inArchive}</a>
          </p>
        </ListRegion>
      </div>
    </>
  )
}

/** The year of the hall's calendar in which an event began. */
function yearOf(entry: ShownEntry): string {
  return hallDay(entry.date_start).slice(0, 4)
}
