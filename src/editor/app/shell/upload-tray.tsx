import { useEffect, useState } from 'react'
import { UploadList } from '#fields/media-upload/upload-list.tsx'
import { isBusy, type QueuedUpload, type UploadQueue } from '#fields/media-upload/upload-queue.ts'
import { useUploads } from '#fields/media-upload/use-uploads.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { mediaUploadsMessages } from '#i18n/lazy/media-uploads.ts'
import { Sign } from '#editor/controls/sign.tsx'
import { useRootMark } from '#editor/controls/use-root-mark.ts'
import styles from './upload-tray.module.css'

/** How long the tray reports that all uploads have finished, in milliseconds. */
const farewell = 5000

/**
 * The uploads of this window at its lower edge, except those that a picker shows itself: one line with their total
 * progress, and a list when the user opens it, or when one has failed and there is space. It closes when all have
 * finished; failed and cancelled uploads stay until the user has read them.
 */
export function UploadTray({ queue }: { queue: UploadQueue }) {
  const messages = useLazyMessages(mediaUploadsMessages)
  const uploads = useUploads(queue).filter(({ shownBy }) => shownBy === null)
  const [isUnfolded, setIsUnfolded] = useState(false)
  const arrived = uploads.filter(({ media }) => media !== null).length
  const failed = failedOf(uploads).length
  const share = uploads.reduce((sum, { progress }) => sum + progress, 0)
  const isShown = uploads.length > 0
  useRootMark('data-uploads', isShown ? (isUnfolded ? 'list' : 'line') : null)
  const isComplete = isShown && arrived === uploads.length
  useEffect(() => {
    let before = 0
    return queue.subscribe(() => {
      const now = failedOf(queue.get()).length
      // Beside a docked panel the list would cover the page.
      const hasRoom =
        matchMedia('(min-width: 1100px)').matches && !document.querySelector('aside[data-panel]')
      if (now > before && hasRoom) setIsUnfolded(true)
      if (queue.get().length === 0) setIsUnfolded(false)
      before = now
    })
  }, [queue])
  useEffect(() => {
    if (!isComplete) return undefined
    const timer = setTimeout(() => queue.clear(), farewell)
    return () => clearTimeout(timer)
  }, [isComplete, queue])
  return (
    <section
      aria-label={messages.title}
      className={styles.tray}
      hidden={!isShown}
      {...(isShown && { 'data-upload-tray': '' })}
    >
      <div className={styles.head}>
        <output>
          {isShown && failed < uploads.length && messages.progress(arrived, uploads.length)}
          {failed > 0 && (
            <span className={styles.failed}>
              {failed < uploads.length && ' · '}
              {messages.failed(failed)}
            </span>
          )}
        </output>
        <button
          type="button"
          aria-expanded={isUnfolded}
          aria-label={messages.list}
          title={messages.list}
          onClick={() => setIsUnfolded(!isUnfolded)}
        >
          <Sign name={isUnfolded ? 'down' : 'up'} size={16} />
        </button>
        {!isBusy(uploads) && (
          <button
            type="button"
            aria-label={messages.close}
            title={messages.close}
            onClick={() => {
              for (const { key } of uploads) queue.cancel(key)
            }}
          >
            <Sign name="close" size={16} />
          </button>
        )}
      </div>
      {isBusy(uploads) && !isUnfolded && (
        <progress aria-label={messages.title} value={share / uploads.length} />
      )}
      {isShown && isUnfolded && <UploadList {...{ uploads, queue }} />}
    </section>
  )
}

/** The uploads of the tray that were refused or interrupted. */
function failedOf(uploads: readonly QueuedUpload[]): QueuedUpload[] {
  return uploads.filter(
    ({ state, shownBy }) => shownBy === null && (state === 'refused' || state === 'broken'),
  )
}
