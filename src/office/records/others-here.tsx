import { Status } from '#fields/controls/status.tsx'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { keptMessages } from '../messages/kept-entries.ts'
import { useStart } from '../start-context.ts'
import styles from './kept-offers.module.css'

/** Who else has the record open, and what they have saved last. */
export function OthersHere(props: {
  others: readonly { user_id: number; name: string }[]
  /** Their last save, in words. */
  news: string | null
}) {
  const { others, news } = props
  const { accountId } = useStart()
  const messages = useLazyMessages(keptMessages)
  const names = new Set(
    others.map(({ user_id: user, name }) => (user === accountId ? messages.ownWindow : name)),
  )
  return (
    <Status className={styles.others}>
      {names.size > 0 && <span>{messages.others([...names].join(', '))}</span>}
      {news !== null && <span>{news}</span>}
    </Status>
  )
}
