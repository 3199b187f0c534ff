import { Breadcrumbs } from '#design/breadcrumbs/breadcrumbs.tsx'
import { Button } from '#design/button/button.tsx'
import type { ShownEvent } from '#design/event-row/event-row.tsx'
import { hallDay, hallTime, longDay, openingDay, weekdayName } from '#i18n/dates.ts'
import { useLanguage, useMessages } from '#i18n/language-context.tsx'
import { detailHref, href } from '#routing/paths.ts'
import { ListPager } from '../../list-pager.tsx'
import styles from './archive-page.module.css'

export function ArchivePage(props: {
  query: string
  text: string
  from: string
  to: string
  ordering: 'date_start' | '-date_start'
  page: number
  count: number
  hasMore: boolean
  events: ShownEvent[]
}) {
  const { query, text, from, to, ordering, page, count, hasMore, events } = props
  const messages = useMessages()
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
      <h1 className={styles.title}>{messages.archive.title}</h1>
      <p className={styles.intro}>{messages.archive.intro(Number(openingDay.slice(0, 4)))}</p>
      <form method="get" action={path} className={styles.form} key={query}>
        <p className={styles.text}>
          <label htmlFor="archive-text">{messages.archive.text}</label>
          <input id="archive-text" type="search" name="query" maxLength={200} defaultValue={text} />
        </p>
        <p>
          <label htmlFor="archive-from">{messages.archive.from}</label>
          <input id="archive-from" type="date" name="date" min={openingDay} defaultValue={from} />
        </p>
        <p>
          <label htmlFor="archive-to">{messages.archive.to}</label>
          <input id="archive-to" type="date" name="date_to" min={openingDay} defaultValue={to} />
        </p>
        <p>
          <label htmlFor="archive-order">{messages.archive.order}</label>
          <select id="archive-order" name="ordering" defaultValue={ordering}>
            <option value="-date_start">{messages.archive.newestFirst}</option>
            <option value="date_start">{messages.archive.oldestFirst}</option>
          </select>
        </p>
        <p>
          <Button>{messages.archive.search}</Button>
        </p>
      </form>
      <output className={styles.count}>{messages.archive.count(count)}</output>
      {events.length === 0 ? (
        <div className={styles.empty}>
          <h2>{messages.archive.empty}</h2>
          <p>{messages.archive.emptyHint}</p>
        </div>
      ) : (
        <ul className={styles.list}>
          {events.map((event) => (
            <ArchiveEntry key={event.id} event={event} />
          ))}
        </ul>
      )}
      <ListPager {...{ path, query, page, hasMore }} moreName={messages.archive.loadMore} />
    </div>
  )
}

/** An evening as the old ledgers note it: the day, the title, who played, what was played. */
function ArchiveEntry({ event }: { event: ShownEvent }) {
  const language = useLanguage()
  const messages = useMessages()
  const day = hallDay(event.date_start)
  const works = event.programme.flatMap((item) => item.work ?? [])
  return (
    <li className={styles.entry}>
      <p className={styles.when}>
        {longDay(day, language)}
        <span>
          {weekdayName(day, language)}
          {event.is_time_known && `, ${messages.event.oClock(hallTime(event.date_start, language))}`}
          {event.room && ` · ${event.room.name}`}
        </span>
      </p>
      <div>
        <h2>
          <a href={detailHref('events', language, event)}>{event.name}</a>
        </h2>
        <p>{event.cast.map((member) => member.artist.name).join(' · ')}</p>
        {works.length > 0 && (
          <p className={styles.works}>
            {works.map((work, index) => (
              // The same work may stand twice on a bill.
              // oxlint-disable-next-line react/no-array-index-key
              <span key={index}>
                {index > 0 && ' · '}
                {work.composer?.sort_name.split(',')[0]} <i>{work.title}</i>
              </span>
            ))}
          </p>
        )}
      </div>
    </li>
  )
}
