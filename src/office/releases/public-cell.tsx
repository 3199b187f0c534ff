import { useLazyMessages } from '#i18n/language-context.tsx'
import type { ListedRecord } from '../records/calls.ts'
import { useRecordMessages } from '../records/records-context.ts'
import { releaseMessages } from '../messages/releases.ts'
import styles from './releases.module.css'

/** Whether a record is public, and with which release it becomes so. */
export function PublicCell({ record }: { record: ListedRecord }) {
  const { publicCell: messages } = useLazyMessages(releaseMessages)
  const { yes, no } = useRecordMessages()
  const { is_online: isPublic, waits_in: waitsIn } = record.values
  if (isPublic === true) return yes
  return typeof waitsIn === 'string' && waitsIn !== '' ? (
    <span>
      {no} <span className={styles.soft}>{messages.waits(waitsIn)}</span>
    </span>
  ) : (
    no
  )
}
