import { useEffect } from 'react'
import { acceptedImages, acceptedMedia } from '#contracts/media-files.ts'
import { useGivenFiles } from '#fields/media-upload/use-given-files.ts'
import { maxAtOnce } from '#fields/media-upload/upload-queue.ts'
import { useUploads } from '#fields/media-upload/use-uploads.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { mediaUploadsMessages } from '#i18n/lazy/media-uploads.ts'
import { useOfficeMessages } from '../messages/use-office-messages.ts'
import { useRecords } from '../records/records-context.ts'
import type { SpecialParts } from '../records/special-parts.ts'
import { FileButton } from '#staff/button/file-button.tsx'
import styles from './media.module.css'

/** Uploads by button, drop, paste and camera. */
export const UploadActions: NonNullable<SpecialParts['ListActions']> = ({ onChanged, onTell }) => {
  const { media: messages } = useOfficeMessages()
  const { tooMany } = useLazyMessages(mediaUploadsMessages)
  const { uploads: queue } = useRecords()
  const arrived = useUploads(queue).filter(({ media }) => media !== null).length
  useEffect(() => {
    if (arrived > 0) onChanged()
    // Once for each file that arrives.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [arrived])
  const add = (files: File[]) =>
    onTell(queue.add(files) ? null : { text: tooMany(files.length, maxAtOnce), isAlarm: true })
  const isOver = useGivenFiles(add)
  return (
    <>
      <FileButton look="plain" accept={acceptedImages} usesCamera onFiles={add}>
        {messages.camera}
      </FileButton>
      <FileButton accept={acceptedMedia} isMultiple look="primary" onFiles={add}>
        {messages.upload}
      </FileButton>
      {isOver && <p className={styles.drop}>{messages.drop}</p>}
    </>
  )
}
