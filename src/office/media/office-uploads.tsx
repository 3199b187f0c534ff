import { StaffButton } from '#staff/button/staff-button.tsx'
import { Status } from '#fields/controls/status.tsx'
import { UploadList, type ItemLinkProps } from '#fields/media-upload/upload-list.tsx'
import { hasEnded } from '#fields/media-upload/upload-queue.ts'
import { useUploads } from '#fields/media-upload/use-uploads.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { mediaUploadsMessages } from '#i18n/lazy/media-uploads.ts'
import { useRecords } from '../records/records-context.ts'
import styles from './office-uploads.module.css'

/**
 * The uploads of this window; those of a part of the page with a list of its own are shown there (`shownBy`). Away from
 * the library, those that have arrived are left out. Renders nothing if there are none.
 */
export function OfficeUploads({ shownBy = null }: { shownBy?: string | null }) {
  const messages = useLazyMessages(mediaUploadsMessages)
  const { uploads: queue } = useRecords()
  const isInLibrary = location.pathname.startsWith('/admin/media')
  const uploads = useUploads(queue).filter(
    (one) => one.shownBy === shownBy && (isInLibrary || one.media === null),
  )
  const arrived = uploads.filter(({ media }) => media !== null).length
  if (uploads.length === 0) return null
  return (
    <section className={styles.uploads} aria-label={messages.title}>
      <header>
        <h2>{messages.title}</h2>
        <Status className="visually-hidden">{arrived > 0 && messages.done(arrived)}</Status>
        {uploads.some(hasEnded) && (
          <StaffButton look="text" onClick={() => queue.clear(shownBy ?? undefined)}>
            {messages.clear}
          </StaffButton>
        )}
      </header>
      <UploadList {...{ uploads, queue, ItemLink }} />
    </section>
  )
}

function ItemLink({ id, label }: ItemLinkProps) {
  const messages = useLazyMessages(mediaUploadsMessages)
  return (
    <a href={`/admin/media/${id}`} aria-label={label}>
      {messages.open}
    </a>
  )
}
