import { useState } from 'react'
import type { LeftEntries } from '#fields/kept-by-browser/kept-entries.ts'
import { recentInstant } from '#i18n/hall-time.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { StaffBar } from '#staff/bar/staff-bar.tsx'
import { StaffButton } from '#staff/button/staff-button.tsx'
import { keptMessages } from '../messages/kept-entries.ts'
import styles from './kept-offers.module.css'

/** What was typed into this form before and not saved, to be continued or discarded. */
export function KeptOffers(props: {
  offers: readonly LeftEntries[]
  onGoOn: (one: LeftEntries) => void
  onDiscard: (one: LeftEntries) => void
}) {
  const { offers, onGoOn, onDiscard } = props
  const language = useLanguage()
  const messages = useLazyMessages(keptMessages)
  const [now] = useState(() => new Date())
  if (offers.length === 0) return null
  return (
    <section className={styles.offers} role="alert" aria-label={messages.label}>
      {offers.map((one) => {
        const when = recentInstant(new Date(one.at), now, language)
        return (
          <div key={one.window}>
            <p>{messages.offer(when)}</p>
            <StaffBar>
              <StaffButton aria-label={messages.goOnWith(when)} onClick={() => onGoOn(one)}>
                {messages.goOn}
              </StaffButton>
              <StaffButton look="quiet" aria-label={messages.discardOf(when)} onClick={() => onDiscard(one)}>
                {messages.discard}
              </StaffButton>
            </StaffBar>
          </div>
        )
      })}
    </section>
  )
}
