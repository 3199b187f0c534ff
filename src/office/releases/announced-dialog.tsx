import { StaffBar } from '#staff/bar/staff-bar.tsx'
import { StaffButton } from '#staff/button/staff-button.tsx'
import { Dialog } from '#staff/dialog/dialog.tsx'
import type { Announcement } from '#contracts/office-releases.ts'
import { readableInstant } from '#i18n/hall-time.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { releaseMessages } from '../messages/releases.ts'
import { useRecordMessages } from '../records/records-context.ts'

/** Asks whether an event becomes public with the release of its season, or at once. */
export function AnnouncedDialog(props: {
  release: Announcement['release']
  season: string
  onWait: () => void
  /** Null for a record that is not stored yet. */
  onPublish: (() => void) | null
  onClose: () => void
}) {
  const { release, season, onWait, onPublish, onClose } = props
  const { name, publish_at: at, state } = release
  const language = useLanguage()
  const texts = useRecordMessages()
  const { announced: messages } = useLazyMessages(releaseMessages)
  const choose = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <Dialog title={messages.title} onClose={onClose}>
      <p>{messages.about(season, name, at && readableInstant(new Date(at), language))}</p>
      {state === 'cancelled' && <p>{messages.cancelled}</p>}
      <StaffBar>
        <StaffButton look="primary" onClick={choose(onWait)}>
          {messages.wait(name)}
        </StaffButton>
        {onPublish && <StaffButton onClick={choose(onPublish)}>{messages.atOnce}</StaffButton>}
        <StaffButton look="quiet" onClick={onClose}>
          {texts.cancel}
        </StaffButton>
      </StaffBar>
    </Dialog>
  )
}
