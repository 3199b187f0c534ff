import { useEffect, useRef } from 'react'
import { acceptedImages, acceptedMedia } from '#contracts/media-files.ts'
import type { MediaRecord } from '#contracts/office-media.ts'
import { isBusy } from '#fields/media-upload/upload-queue.ts'
import { useUploads } from '#fields/media-upload/use-uploads.ts'
import { useOfficeMessages } from '../messages/use-office-messages.ts'
import { useRecords } from '../records/records-context.ts'
import recordStyles from '../records/records.module.css'
import { FileButton } from './file-button.tsx'
import { OfficeUploads } from './office-uploads.tsx'
import styles from './media.module.css'

/** Replaces the content of an item, and shows the upload. */
export function ReplaceFile({ record, onReplaced }: { record: MediaRecord; onReplaced: () => void }) {
  const { page } = useOfficeMessages().media
  const { uploads: queue } = useRecords()
  const shownBy = `item-${record.id}`
  const uploads = useUploads(queue).filter((one) => one.shownBy === shownBy)
  const hasError = uploads.some(({ error }) => error !== null)
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    // The reason of a refusal moves the button, which may be at the edge of the window.
    if (hasError) place.current?.scrollIntoView({ block: 'nearest' })
  }, [hasError])
  return (
    <section ref={place} className={styles.replace}>
      <FileButton
        accept={record.kind === 'image' ? acceptedImages : acceptedMedia}
        className={recordStyles.button}
        isBusy={isBusy(uploads)}
        onFiles={(files) =>
          queue.add(files, {
            replaces: record.id,
            shownBy: () => shownBy,
            onDone: () => {
              queue.clear(shownBy)
              onReplaced()
            },
          })
        }
      >
        {page.replace}
      </FileButton>
      <OfficeUploads shownBy={shownBy} />
    </section>
  )
}
