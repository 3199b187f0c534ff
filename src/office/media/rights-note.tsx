import { useState } from 'react'
import { hallDay, longDay } from '#i18n/dates.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { useOfficeMessages } from '../messages/use-office-messages.ts'
import styles from './media.module.css'

/** Until when visitors see a picture, or that they no longer do; nothing for one without an end. */
export function RightsNote({ until }: { until: string | null }) {
  const { media: messages } = useOfficeMessages()
  const language = useLanguage()
  const [openedAt] = useState(() => new Date().toISOString())
  if (until === null) return null
  const hasEnded = until <= openedAt
  const day = longDay(hallDay(until), language)
  return (
    <span className={styles.rights} data-ended={hasEnded || undefined}>
      {hasEnded ? messages.ended(day) : messages.shownUntil(day)}
    </span>
  )
}
