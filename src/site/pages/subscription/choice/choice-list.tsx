import { clashOf } from '#choice/choice.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { subscriptionChoiceMessages } from '#i18n/lazy/subscription-choice.ts'
import styles from './choice.module.css'
import type { ChoiceOffer, ChoiceRow } from './choice-state.ts'

/** The concerts to choose from, as checkboxes; one that clashes with a chosen one says so. */
export function ChoiceList(props: {
  offer: ChoiceOffer
  shown: ChoiceRow[]
  chosen: readonly number[]
  onToggle: (id: number) => void
}) {
  const { offer, shown, chosen, onToggle } = props
  const messages = useLazyMessages(subscriptionChoiceMessages)
  return (
    <ul className={styles.list}>
      {shown.map((row) => {
        const { id, title, href, when, roomName, people, status, isClosed } = row
        const isChosen = chosen.includes(id)
        const clash = isChosen ? null : findClash(row)
        const notes = [status ?? (isClosed ? messages.over : null), clash].filter(Boolean)
        return (
          <li
            key={id}
            className={styles.row}
            data-closed={isClosed || undefined}
            data-clash={clash !== null || undefined}
          >
            <input
              type="checkbox"
              id={`choose-${id}`}
              name="events"
              value={id}
              checked={isChosen}
              disabled={isClosed && !isChosen}
              aria-describedby={notes.length > 0 ? `choose-${id}-note` : undefined}
              onChange={() => onToggle(id)}
            />
            <div>
              <label htmlFor={`choose-${id}`}>
                <b>{title}</b>
                <span className={styles.when}>{[when, roomName].filter(Boolean).join(', ')}</span>
                {people && <span className={styles.soft}>{people}</span>}
              </label>
              {notes.length > 0 && (
                <p id={`choose-${id}-note`} className={styles.note}>
                  {notes.join(' · ')}
                </p>
              )}
            </div>
            <a href={href} aria-label={messages.detailsOf(title)}>
              {messages.details}
            </a>
          </li>
        )
      })}
    </ul>
  )

  function findClash(row: ChoiceRow): string | null {
    for (const other of offer.rows) {
      if (!chosen.includes(other.id)) continue
      const kind = clashOf(row, other, offer.rules)
      if (kind) return messages.clashes[kind](other.title)
    }
    return null
  }
}
