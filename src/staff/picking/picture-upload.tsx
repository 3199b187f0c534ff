import { FileButton } from '../button/file-button.tsx'
import { useEffect, useId, useState, type ClipboardEvent, type DragEvent } from 'react'
import { acceptedImages } from '#contracts/media-files.ts'
import { UploadList } from '#fields/media-upload/upload-list.tsx'
import { maxAtOnce, type UploadQueue } from '#fields/media-upload/upload-queue.ts'
import { namePasted } from '#fields/media-upload/name-pasted.ts'
import { useUploads } from '#fields/media-upload/use-uploads.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { pickingMessages } from '#i18n/lazy/picking.ts'
import { mediaUploadsMessages } from '#i18n/lazy/media-uploads.ts'
import styles from './picture-upload.module.css'

/**
 * Uploads pictures to the library from the place where one is needed: by buttons, drop or paste. A single picture is
 * chosen at once; several are only added to the library, where the user chooses one.
 */
export function PictureUpload({
  queue,
  onUploaded,
}: {
  queue: UploadQueue
  /** Called with each new picture of the library, and whether it is chosen. */
  onUploaded: (picture: string, isChosen: boolean) => void
}) {
  const messages = useLazyMessages(pickingMessages).picture
  const { tooMany, done } = useLazyMessages(mediaUploadsMessages)
  const shownBy = useId()
  const own = useUploads(queue).filter((one) => one.shownBy === shownBy)
  const [note, setNote] = useState('')
  useEffect(() => () => queue.release(shownBy), [queue, shownBy])
  const add = (files: File[]) => {
    if (files.length === 0) return
    const isOne = files.length === 1
    const isTaken = queue.add(files, {
      shownBy: () => shownBy,
      onDone: ({ id, kind, file_name: name }) => {
        if (kind === 'image') onUploaded(`media:${id}`, isOne)
        else setNote(messages.noPicture(name))
      },
    })
    setNote(isTaken ? (isOne ? '' : messages.onlyOne(files.length)) : tooMany(files.length, maxAtOnce))
  }
  const take = (event: DragEvent | ClipboardEvent, files: FileList | undefined) => {
    if (!files || files.length === 0) return
    event.preventDefault()
    event.stopPropagation()
    add([...files].map(namePasted))
  }
  const arrived = own.filter(({ media }) => media !== null).length
  const open = own.filter(({ media }) => media === null)
  return (
    // A drop zone for files; for the keyboard there are the buttons.
    <div
      className={styles.place}
      data-takes-files=""
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => take(event, event.dataTransfer.files)}
      onPaste={(event) => take(event, event.clipboardData.files)}
    >
      <FileButton accept={acceptedImages} isMultiple onFiles={add}>
        {messages.upload}
      </FileButton>
      <FileButton accept="image/*" usesCamera onFiles={add}>
        {messages.camera}
      </FileButton>
      <p className={styles.hint}>{messages.dropHint}</p>
      <output className={styles.note}>{note}</output>
      <output className="visually-hidden">{arrived > 0 && done(arrived)}</output>
      {open.length > 0 && (
        <div className={styles.uploads}>
          <UploadList uploads={open} queue={queue} />
        </div>
      )}
    </div>
  )
}
