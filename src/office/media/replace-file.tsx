import { useEffect, useRef } from 'react'
import { acceptedImages, acceptedMedia } from '#contracts/media-files.ts'
import type { LibraryItem } from '#contracts/media-uploads.ts'
import { isBusy } from '#fields/media-upload/upload-queue.ts'
import { useUploads } from '#fields/media-upload/use-uploads.ts'
import { useOfficeMessages } from '../messages/use-office-messages.ts'
import { useRecords } from '../records/records-context.ts'
import { FileButton } from '#staff/button/file-button.tsx'
import { OfficeUploads } from './office-uploads.tsx'
import styles from './media.module.css'

/** Replaces the content of an item, and shows the upload. */
export function ReplaceFile(props: { item: Pick<LibraryItem, 'id' | 'kind'>; onReplaced: () => void }) {
  const { item, onReplaced } = props
  const { page } = useOfficeMessages().media
  const { uploads: queue } = useRecords()
  const shownBy = `item-${item.id}`
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
        accept={item.kind === 'image' ? acceptedImages : acceptedMedia}
        look="plain"
        isBusy={isBusy(uploads)}
        onFiles={(files) =>
          queue.add(files, {
            replaces: item.id,
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
