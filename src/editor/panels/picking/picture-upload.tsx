import { useRef, type ClipboardEvent, type DragEvent } from 'react'
import { acceptedImages } from '#contracts/media-files.ts'
import { useUploads } from '#fields/media-upload/use-uploads.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { editorBlocksMessages } from '#i18n/lazy/editor-blocks.ts'
import type { Calls } from '../../calls.ts'
import styles from './picture-upload.module.css'

/** Uploads a picture to the library from the place where it is needed: by a button, by drop, or by paste. */
export function PictureUpload({
  calls,
  onUploaded,
}: {
  calls: Calls
  onUploaded: (picture: string) => void
}) {
  const messages = useLazyMessages(editorBlocksMessages).picture
  const input = useRef<HTMLInputElement>(null)
  const { uploads, add, resume, cancel } = useUploads({
    call: calls.upload,
    onDone: ({ id }) => onUploaded(`media:${id}`),
  })
  const take = (event: DragEvent | ClipboardEvent, files: FileList | undefined) => {
    if (!files || files.length === 0) return
    event.preventDefault()
    add([...files])
  }
  return (
    // A place to drop files; the button is the way for the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={styles.place}
      data-takes-files=""
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => take(event, event.dataTransfer.files)}
      onPaste={(event) => take(event, event.clipboardData.files)}
    >
      <button type="button" onClick={() => input.current?.click()}>
        {messages.upload}
      </button>
      <input
        ref={input}
        type="file"
        accept={acceptedImages}
        multiple
        hidden
        onChange={({ target }) => {
          add([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <p className={styles.hint}>{messages.dropHint}</p>
      {uploads
        .filter(({ media }) => media === null)
        .map(({ key, name, state, progress, fault }) => (
          <div key={key} className={styles.upload}>
            <p role={fault === null ? undefined : 'alert'} data-fault={fault === null ? undefined : ''}>
              <span>{name}</span>{' '}
              {state === 'broken' || state === 'refused'
                ? (fault ?? messages.interrupted)
                : messages.progress(Math.floor(progress * 100))}
            </p>
            {(state === 'running' || state === 'waiting') && <progress value={progress} aria-label={name} />}
            {state === 'broken' && (
              <button type="button" onClick={() => resume(key)}>
                {messages.resume}
              </button>
            )}
            <button type="button" onClick={() => cancel(key)}>
              {messages.cancelUpload}
            </button>
          </div>
        ))}
    </div>
  )
}
