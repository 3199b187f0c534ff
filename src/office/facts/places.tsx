import { useAction } from '#staff/action/use-action.ts'
import { StaffBar } from '#staff/bar/staff-bar.tsx'
import { StaffButton } from '#staff/button/staff-button.tsx'
import { useRef, useState } from 'react'
import type { UntruePlace } from '#contracts/office-facts.ts'
import { readableInstant } from '#i18n/hall-time.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { pickLanguage } from '#i18n/languages.ts'
import { factMessages } from '../messages/facts.ts'
import { Notice, type Told } from '#staff/notice/notice.tsx'
import { useRecords } from '../records/records-context.ts'
import { excerptPieces } from './excerpt.ts'
import styles from './facts.module.css'

/** Places that are not true, each with a way to correct it. */
export function Places(props: {
  places: readonly UntruePlace[]
  /** Whether each names its event, as on a list of several. */
  withEvents: boolean
  /** After a draft was prepared; resolves when the places are current. */
  onPrepared: () => Promise<void>
}) {
  const { places, withEvents, onPrepared } = props
  const { calls } = useRecords()
  const messages = useLazyMessages(factMessages)
  const [told, setTold] = useState<Told>(null)
  const { isBusy, attempt } = useAction((reason, { status }) =>
    setTold({
      text: status === 409 ? messages.byHand : status === 404 ? messages.gone : reason,
      isAlarm: true,
    }),
  )
  const list = useRef<HTMLDivElement>(null)
  const prepare = async ({ event, place, title }: UntruePlace) => {
    if (isBusy) return
    await attempt(async () => {
      setTold(null)
      await calls.post('events/event/{id}/ripple/{place}', { params: { id: event.id, place } })
      await onPrepared()
      setTold({ text: messages.prepared(title) })
    })
    // The button is gone; what is left to do is publishing the draft.
    const left = list.current?.querySelector<HTMLElement>(`[data-place="${place}"] a`)
    ;(left ?? list.current)?.focus()
  }
  return (
    <div ref={list} tabIndex={-1} className={styles.places}>
      <Notice told={told} />
      <ul>
        {places.map((place) => (
          <li key={`${place.event.id} ${place.place}`} data-place={place.place}>
            <Place {...{ place, withEvents, isBusy }} onPrepare={() => void prepare(place)} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Place(props: { place: UntruePlace; withEvents: boolean; isBusy: boolean; onPrepare: () => void }) {
  const { place, withEvents, isBusy, onPrepare } = props
  const language = useLanguage()
  const messages = useLazyMessages(factMessages)
  const { what, kind, address, event, untrue } = place
  const title = place.title || messages.kinds[kind] || messages.mail
  const words = untrue.map((one) => one.words).join(', ') || messages.facts[place.fact]
  const state = place.at
    ? messages.plannedFor(readableInstant(new Date(place.at), language))
    : messages.states[place.state]
  const pieces = excerptPieces(place)
  return (
    <>
      <p>
        <strong>{title}</strong>{' '}
        <span className="soft">
          {[
            messages.facts[place.fact],
            messages.kinds[kind],
            place.language && messages.languages[place.language],
            state,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      {withEvents && (
        <p className="soft">
          <a href={`/admin/events/event/${event.id}`}>{pickLanguage(event.title, language)}</a>,{' '}
          {readableInstant(new Date(event.date_start), language)}
        </p>
      )}
      {pieces.length > 0 && (
        <blockquote lang={place.language ?? undefined}>
          {pieces.map(({ text, isUntrue, instead }, index) =>
            isUntrue ? (
              <span key={index}>
                <span className="visually-hidden" lang={language}>
                  {messages.old}{' '}
                </span>
                <del>{text}</del>
                {instead !== null && (
                  <>
                    {' '}
                    <span className="visually-hidden" lang={language}>
                      {messages.new}{' '}
                    </span>
                    <ins>{instead}</ins>
                  </>
                )}
              </span>
            ) : (
              text
            ),
          )}
        </blockquote>
      )}
      {what !== 'prose' && (
        <p>
          {place.clash ? messages.clash(pickLanguage(place.clash, language) ?? '') : messages.whats[what]}
          {untrue.length > 0 && ` ${words}`}
        </p>
      )}
      {place.now !== null && untrue.some(({ instead }) => instead === null) && (
        <p>{messages.now(place.now)}</p>
      )}
      {place.is_corrected && <p className={styles.corrected}>{messages.corrected}</p>}
      <StaffBar>
        {place.can_prepare && (
          <StaffButton isBusy={isBusy} aria-label={messages.prepareOf(title, words)} onClick={onPrepare}>
            {messages.prepare}
          </StaffButton>
        )}
        {address !== null && (
          <a href={address} aria-label={messages.openOf(title, words)}>
            {messages.open}
          </a>
        )}
      </StaffBar>
    </>
  )
}
