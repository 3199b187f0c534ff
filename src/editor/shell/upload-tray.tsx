import { useEffect, useState } from 'react'
import { UploadList } from '#fields/media-upload/upload-list.tsx'
import { isBusy, type UploadQueue } from '#fields/media-upload/upload-queue.ts'
import { useUploads } from '#fields/media-upload/use-uploads.ts'
import { useMediaQuery } from '#design/media-query.ts'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { mediaUploadsMessages } from '#i18n/lazy/media-uploads.ts'
import { Sign } from '../toolbar/sign.tsx'
import styles from './upload-tray.module.css'

/** How long the tray says that everything has arrived, in milliseconds. */
const farewell = 5000

/**
 * The uploads of this window at its lower edge, except for those that a picker shows itself. It closes when all have
 * arrived; what was refused or broken off stays until somebody has read it.
 */
export function UploadTray({ queue }: { queue: UploadQueue }) {
  const messages = useLazyMessages(mediaUploadsMessages)
  const uploads = useUploads(queue).filter(({ shownBy }) => shownBy === null)
  const isNarrow = useMediaQuery('(max-width: 700px)')
  const [isUnfolded, setIsUnfolded] = useState<boolean | null>(null)
  const arrived = uploads.filter(({ media }) => media !== null).length
  const hasFault = uploads.some(({ state }) => state === 'refused' || state === 'broken')
  const isShown = uploads.length > 0
  const isComplete = isShown && arrived === uploads.length
  const isOpen = hasFault || (isUnfolded ?? !isNarrow)
  useEffect(() => {
    if (!isComplete) return undefined
    const timer = setTimeout(queue.clear, farewell)
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
        <output>{isShown && messages.progress(arrived, uploads.length)}</output>
        {!hasFault && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={messages.list}
            title={messages.list}
            onClick={() => setIsUnfolded(!isOpen)}
          >
            <Sign name={isOpen ? 'down' : 'up'} size={16} />
          </button>
        )}
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
      {isShown && isOpen && <UploadList {...{ uploads, queue }} />}
    </section>
  )
}
