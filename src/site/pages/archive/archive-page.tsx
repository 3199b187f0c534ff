import { Breadcrumbs } from '#design/breadcrumbs/breadcrumbs.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import type { ShownEvent } from '#design/event-row/event-row.tsx'
import { hallDay, openingDay } from '#i18n/dates.ts'
import { useLanguage, useMessages, useWords } from '#i18n/language-context.tsx'
import { archiveWords } from '#i18n/lazy/archive.ts'
import { href } from '#routing/paths.ts'
import { ListPager } from '../../list-pager.tsx'
import styles from './archive-page.module.css'
import { ArchiveEntry } from './archive-entry.tsx'
import { ArchiveForm, type ArchiveSearch } from './archive-form.tsx'
import { DecadeIndex } from './decade-index.tsx'

export function ArchivePage(
  props: ArchiveSearch & {
    now: string
    query: string
    page: number
    count: number
    hasMore: boolean
    events: ShownEvent[]
  },
) {
  const { now, query, page, count, hasMore, events, ...search } = props
  const messages = useMessages()
  const archive = useWords(archiveWords)
  const language = useLanguage()
  const path = href('archive-search', language)
  return (
    <div className="wrap">
      <Breadcrumbs
        crumbs={[
          { name: messages.header.home, href: href('home', language) },
          { name: messages.archive.title, href: null },
        ]}
      />
      <div className={styles.head}>
        <h1>{messages.archive.title}</h1>
        <p>{archive.intro(Number(openingDay.slice(0, 4)))}</p>
      </div>
      <ArchiveForm key={query} path={path} {...search} />
      <DecadeIndex lastYear={Number(hallDay(now).slice(0, 4))} {...{ path, query }} from={search.from} />
      <output className={styles.count}>{archive.count(count)}</output>
      {events.length === 0 && (
        <EmptyState
          level={2}
          title={archive.empty}
          hint={archive.emptyHint}
          actions={<a href={path}>{archive.reset}</a>}
        />
      )}
      {byYear(events).map(({ year, events: inYear }) => (
        <section key={year} className={styles.year} aria-labelledby={`year-${year}`}>
          <h2 id={`year-${year}`}>{year}</h2>
          <ol>
            {inYear.map((event) => (
              <ArchiveEntry key={event.id} event={event} />
            ))}
          </ol>
        </section>
      ))}
      <ListPager {...{ path, query, page, hasMore }} moreName={archive.loadMore} />
    </div>
  )
}

/** The events in the order given, split where a year of the hall's calendar begins. */
function byYear(events: ShownEvent[]): { year: string; events: ShownEvent[] }[] {
  const groups: { year: string; events: ShownEvent[] }[] = []
  for (const event of events) {
    const year = hallDay(event.date_start).slice(0, 4)
    const last = groups.at(-1)
    if (last?.year === year) last.events.push(event)
    else groups.push({ year, events: [event] })
  }
  return groups
}
