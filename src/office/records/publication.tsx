import { StaffButton } from '#staff/button/staff-button.tsx'
import { lazy, Suspense, useState } from 'react'
import type { Announcement, WaitingChange } from '#contracts/office-releases.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { releaseMessages } from '../messages/releases.ts'
import { useRecordMessages } from './records-context.ts'
import styles from './records.module.css'

const AnnouncedDialog = lazy(async () => ({
  default: (await import('../releases/announced-dialog.tsx')).AnnouncedDialog,
}))

/**
 * Whether visitors get the record, and the button that publishes it or takes it back. An event of a season that is announced
 * with a release becomes public with that, or at once if somebody says so.
 */
export function Publication(props: {
  name: string
  isPublic: boolean
  isBusy: boolean
  /** Whether it is stored already. */
  isStored: boolean
  announcement: Announcement['release'] | null
  season: string
  waiting: readonly WaitingChange[]
  onSet: (isPublic: boolean, when?: 'at once') => void
}) {
  const { name, isPublic, isBusy, isStored, announcement, season, waiting, onSet } = props
  const messages = useRecordMessages().publication
  const { announced } = useLazyMessages(releaseMessages)
  const [isAsking, setIsAsking] = useState(false)
  const planned = waiting.find(({ changes }) => changes[name] === true)
  const state = isPublic
    ? messages.isPublic
    : planned
      ? announced.isWaiting(planned.release.name)
      : announcement
        ? announced.isDraft(announcement.name)
        : messages.isDraft
  const isAsked = !isPublic && announcement !== null
  return (
    <>
      <StaffButton
        isBusy={isBusy}
        onClick={() => {
          if (isAsked) setIsAsking(!isBusy)
          else onSet(!isPublic)
        }}
      >
        {isPublic ? messages.takeBack : isAsked ? messages.publishWhen : messages.publish}
      </StaffButton>
      <p className={styles.state} data-public={isPublic || undefined}>
        {state}
      </p>
      {isAsking && announcement && (
        <Suspense>
          <AnnouncedDialog
            release={announcement}
            season={season}
            onWait={() => onSet(true)}
            onPublish={isStored ? () => onSet(true, 'at once') : null}
            onClose={() => setIsAsking(false)}
          />
        </Suspense>
      )}
    </>
  )
}
