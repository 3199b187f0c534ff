import type { SaleOutage } from '#contracts/sale-outage.ts'
import { ArticleCard, type ShownArticle } from '#design/article-card/article-card.tsx'
import { EventRows, type ShownEvent } from '#design/event-row/event-row.tsx'
import { SaleOutageNote } from '#design/event-row/sale-outage-note.tsx'
import { SubscriptionCard, type ShownSubscription } from '#design/subscription-card/subscription-card.tsx'
import { useLanguage, useMessages } from '#i18n/language-context.tsx'
import { href } from '#routing/paths.ts'
import styles from './composed-home.module.css'

export type Composition = {
  now: string
  events: ShownEvent[]
  outage: SaleOutage | null
  stories: ShownArticle[]
  subscriptions: ShownSubscription[]
}

/** The default content of the home page: the next concerts, stories, subscriptions. */
export function ComposedHome({ events, outage, stories, subscriptions, now }: Composition) {
  const messages = useMessages()
  const language = useLanguage()
  const [leading, ...further] = stories
  return (
    <>
      <section aria-labelledby="next">
        <div className={styles.head}>
          <h2 id="next">{messages.home.thisWeek}</h2>
          <a href={href('events', language)}>{messages.home.wholeProgramme}</a>
        </div>
        <SaleOutageNote {...{ outage, events }} />
        {events.length > 0 ? (
          <EventRows events={events} now={now} hasFullDate />
        ) : (
          <p className={styles.empty}>{messages.home.emptyHouse}</p>
        )}
      </section>
      {leading && (
        <section aria-labelledby="stories">
          <div className={styles.head}>
            <h2 id="stories">{messages.home.fromOurStories}</h2>
            <a href={href('stories', language)}>{messages.home.allStories}</a>
          </div>
          <div className={styles.stories}>
            <ArticleCard article={leading} isLeading />
            <div className={styles.further}>
              {further.map((story) => (
                <ArticleCard key={story.id} article={story} />
              ))}
            </div>
          </div>
        </section>
      )}
      {subscriptions.length > 0 && (
        <section aria-labelledby="subscriptions">
          <div className={styles.head}>
            <h2 id="subscriptions">{messages.home.subscriptions}</h2>
            <a href={href('subscriptions', language)}>{messages.home.allSubscriptions}</a>
          </div>
          <ul className={styles.cards}>
            {subscriptions.map((subscription) => (
              <SubscriptionCard key={subscription.id} subscription={subscription} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
