import { useLanguage, useMessages } from '#i18n/language-context.tsx'
import { detailHref, href } from '#routing/paths.ts'
import { ButtonLink } from '../button/button.tsx'
import styles from './event-action.module.css'
import { advanceSaleId, isAhead, offerOf } from './sale.ts'
import type { ShownEvent } from './shown-event.ts'

/** The main action for an event in a list: its tickets, its advance sale, or its page; and a bookmark link. */
export function EventAction({ event, now }: { event: ShownEvent; now: string }) {
  const language = useLanguage()
  const { event: messages } = useMessages()
  const address = detailHref('events', language, event)
  const offer = offerOf(event, now, language)
  return (
    <>
      {offer?.kind === 'tickets' ? (
        <ButtonLink href={offer.href} data-tickets="">
          {messages.tickets}
        </ButtonLink>
      ) : offer ? (
        <ButtonLink href={`${address}#${advanceSaleId}`} data-sale="advance" data-event={event.id}>
          {messages.advanceSale}
        </ButtonLink>
      ) : (
        <ButtonLink href={address} variant="secondary">
          {messages.details}
        </ButtonLink>
      )}
      <BookmarkLink event={event} />
    </>
  )
}

/**
 * Links to the ways of bookmarking an event; with scripts, they open in a drawer (site/sale). Renders nothing for past
 * and cancelled events.
 */
export function BookmarkLink({
  event,
}: {
  event: Pick<ShownEvent, 'id' | 'name' | 'status' | 'previous_date'>
}) {
  const language = useLanguage()
  const { event: messages } = useMessages()
  if (!isAhead(event)) return null
  return (
    <a
      className={styles.bookmark}
      href={href('bookmark', language, { id: event.id })}
      data-sale="bookmark"
      data-event={event.id}
      // One text: screen readers stop twice at a link with a hidden part.
      aria-label={`${messages.bookmark}: ${event.name}`}
    >
      {messages.bookmark}
    </a>
  )
}
