import type { ReactNode } from 'react'
import type { Page } from '#contracts/pages.ts'
import { ArticleCard, type ShownArticle } from '#design/article-card/article-card.tsx'
import { EventRows, type ShownEvent } from '#design/event-row/event-row.tsx'
import { SubscriptionCard, type ShownSubscription } from '#design/subscription-card/subscription-card.tsx'
import { useLanguage, useMessages } from '#i18n/language-context.tsx'
import { href } from '#routing/paths.ts'
import { SettlingSand } from '#design/settling-sand/settling-sand.tsx'
import { Stage } from '../../layout/page-heading/stage.tsx'
import styles from './home-page.module.css'

type Automatic = {
  now: string
  events: ShownEvent[]
  stories: ShownArticle[]
  subscriptions: ShownSubscription[]
}

/**
 * The home page: its stage and what editors composed below it. As long as nobody has composed anything, it composes
 * itself: the next concerts, stories, subscriptions.
 */
export function HomePage(
  props: Automatic & { page: Page | null; heroHref: string | null; houseName: string; children: ReactNode },
) {
  const { page, heroHref, houseName, children } = props
  return (
    <>
      {page?.picture ? (
        <header>
          <Stage picture={page.picture} title={page.headline} page={page} heroHref={heroHref} isHome>
            <SettlingSand picture={page.picture} />
          </Stage>
        </header>
      ) : (
        <div className="wrap">
          <h1 className={styles.name}>{houseName}</h1>
        </div>
      )}
      <div className="wrap">{children ?? <ComposedByItself {...props} />}</div>
    </>
  )
}

function ComposedByItself({ events, stories, subscriptions, now }: Automatic) {
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
