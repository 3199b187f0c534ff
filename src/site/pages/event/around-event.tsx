import { ArticleCard, type ShownArticle } from '#design/article-card/article-card.tsx'
import { EventRows, type ShownEvent } from '#design/event-row/event-row.tsx'
import { FurtherSection } from '#design/further-section/further-section.tsx'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { eventMessages } from '#i18n/lazy/event.ts'
import { Alternatives, type AlternativesProps } from './alternatives.tsx'
import styles from './around-event.module.css'
import { Neighbours } from './neighbours.tsx'

export type AroundEventProps = AlternativesProps & {
  stories: ShownArticle[]
  /** The name of the series, and its other concerts. */
  series: string | null
  inSeries: ShownEvent[]
  previous: ShownEvent | null
  next: ShownEvent | null
}

/** Links to related content: alternatives to a cancelled or sold-out event, stories about the event, others of its series, the previous and next events. */
export function AroundEvent(props: AroundEventProps) {
  const { now, stories, series, inSeries, previous, next } = props
  const messages = useLazyMessages(eventMessages)
  return (
    <>
      <Alternatives {...props} />
      {stories.length > 0 && (
        <FurtherSection id="stories" heading={messages.stories}>
          <div className={styles.cards}>
            {stories.map((story) => (
              <ArticleCard key={story.id} article={story} />
            ))}
          </div>
        </FurtherSection>
      )}
      {series !== null && inSeries.length > 0 && (
        <FurtherSection id="series" heading={messages.inSeries(series)}>
          <EventRows events={inSeries} now={now} hasFullDate />
        </FurtherSection>
      )}
      <Neighbours previous={previous} next={next} />
    </>
  )
}
