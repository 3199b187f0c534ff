import type { ComponentType } from 'react'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { mediaUploadsMessages } from '#i18n/lazy/media-uploads.ts'
import type { QueuedUpload, UploadQueue } from './upload-queue.ts'
import styles from './upload-list.module.css'

export type ItemLinkProps = { id: number; label: string }

/** Uploads with their progress and actions. */
export function UploadList(props: {
  uploads: readonly QueuedUpload[]
  queue: UploadQueue
  /** The link to an item's page in the library, where there is one. */
  ItemLink?: ComponentType<ItemLinkProps>
}) {
  const { uploads, queue, ItemLink } = props
  return (
    <ul className={styles.list}>
      {uploads.map((upload) => (
        <Row key={upload.key} {...{ upload, queue, ItemLink }} />
      ))}
    </ul>
  )
}

function Row(props: {
  upload: QueuedUpload
  queue: UploadQueue
  ItemLink: ComponentType<ItemLinkProps> | undefined
}) {
  const { upload, queue, ItemLink } = props
  const messages = useLazyMessages(mediaUploadsMessages)
  const { key, name, state, progress, media, error } = upload
  const isError = state === 'refused' || state === 'broken'
  const isPrepared = state === 'running' && progress >= 1
  const said = isPrepared ? messages.states.finishing : messages.states[state]
  return (
    <li className={styles.upload} data-upload={state}>
      <p className={styles.name} title={name}>
        {name}
      </p>
      <p className={styles.state} role={isError ? 'alert' : undefined}>
        {said}
        {state === 'running' && !isPrepared && ` · ${Math.floor(progress * 100)} %`}
        {error !== null && `: ${error}`}
        {state === 'broken' && `. ${messages.brokenHint}`}
      </p>
      {(state === 'running' || state === 'waiting' || state === 'paused') && (
        // Without a value while the duration is unknown.
        <progress aria-label={name} {...(!isPrepared && { value: progress })} />
      )}
      <span className={styles.ways}>
        {(state === 'broken' || state === 'paused') && (
          <button type="button" aria-label={`${messages.resume}: ${name}`} onClick={() => queue.resume(key)}>
            {messages.resume}
          </button>
        )}
        {media && ItemLink && <ItemLink id={media.id} label={`${messages.open}: ${name}`} />}
        <button
          type="button"
          className={styles.end}
          aria-label={media || state === 'refused' ? messages.remove(name) : messages.cancel(name)}
          onClick={() => queue.cancel(key)}
        >
          <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
            <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="1.6" />
          </svg>
        </button>
      </span>
    </li>
  )
}
