import { Status } from '#fields/controls/status.tsx'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { keptMessages } from '../messages/kept-entries.ts'
import styles from './kept-offers.module.css'

/** Who else has the record open, and what they have saved last. */
export function OthersHere(props: {
  others: readonly string[]
  /** Their last save, in words. */
  news: string | null
}) {
  const { others, news } = props
  const messages = useLazyMessages(keptMessages)
  return (
    <Status className={styles.others}>
      {others.length > 0 && <span>{messages.others(others.join(', '))}</span>}
      {news !== null && <span>{news}</span>}
    </Status>
  )
}
