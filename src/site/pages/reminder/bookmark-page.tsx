import { Breadcrumbs } from '#design/breadcrumbs/breadcrumbs.tsx'
import { reminderOf } from '#design/event-row/sale.ts'
import { useLanguage, useMessages, useLazyMessages } from '#i18n/language-context.tsx'
import { reminderMessages } from '#i18n/lazy/reminder.ts'
import { saleMessages } from '#i18n/lazy/sale.ts'
import { calendarHref } from '#routing/calendar-paths.ts'
import { detailHref, href } from '#routing/paths.ts'
import { CalendarChoices } from '../../sale/calendar-choices.tsx'
import { EventLine } from '../../sale/event-line.tsx'
import { ReminderForm } from '../../sale/reminder-form.tsx'
import drawer from '../../sale/sale-drawers.module.css'
import type { EventLineFacts } from './load-event-line.server.ts'
import styles from './reminder-page.module.css'
import type { ReminderAnswer } from './take-reminder.server.ts'

/** The content of the drawer "Merken" as a page. */
export function BookmarkPage(props: {
  event: EventLineFacts
  now: string
  publicOrigin: string
  state: ReminderAnswer | null
}) {
  const { event, now, publicOrigin, state } = props
  const language = useLanguage()
  const messages = useMessages()
  const texts = useLazyMessages(saleMessages)
  const reminder = useLazyMessages(reminderMessages)
  const offered = reminderOf(event, now)
  const kind = state?.reminder ?? offered ?? 'sale'
  return (
    <div className="wrap">
      <Breadcrumbs
        crumbs={[
          { name: messages.header.home, href: href('home', language) },
          { name: messages.programme.title, href: href('events', language) },
          { name: event.name, href: detailHref('events', language, event) },
          { name: texts.bookmark, href: null },
        ]}
      />
      <div className={styles.page}>
        <h1>{texts.bookmark}</h1>
        <EventLine event={event} />
        {(offered || state) && (
          <section aria-labelledby="reminder-title">
            <h2 id="reminder-title">{reminder[kind].title}</h2>
            {offered === kind ? (
              <ReminderForm
                eventId={event.id}
                kind={kind}
                saleFrom={event.ticket_sale_from}
                openedAt={now}
                state={state}
              />
            ) : (
              <p>{reminder[kind].over}</p>
            )}
          </section>
        )}
        <ul className={drawer.choices}>
          <CalendarChoices icsLink={calendarHref(language, event)} publicOrigin={publicOrigin} />
        </ul>
        <p>
          <a href={detailHref('events', language, event)}>{texts.toPage}</a>
        </p>
      </div>
    </div>
  )
}
