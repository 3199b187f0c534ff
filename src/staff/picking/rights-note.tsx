import { useState } from 'react'
import { hallDay, longDay } from '#i18n/dates.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { pickingMessages } from '#i18n/lazy/picking.ts'
import styles from './picking.module.css'

/** Until when visitors see a picture, or that they no longer do; nothing for one without an end. */
export function RightsNote({ until }: { until: string | null }) {
  const { rights: messages } = useLazyMessages(pickingMessages)
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
