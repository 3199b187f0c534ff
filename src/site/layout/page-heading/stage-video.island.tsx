import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { island } from '#design/island/island.tsx'
import { useMessages } from '#i18n/language-context.tsx'
import styles from './stage-video.module.css'

/**
 * A decorative video behind the hero's text: self-hosted, muted and looping. It is loaded when it starts to play, and
 * autoplays only without reduced motion and data saving; a button stops and starts it.
 */
function StageVideo({ src }: { src: string }) {
  const { content } = useMessages()
  const video = useRef<HTMLVideoElement>(null)
  const [isMoving, setMoving] = useState(false)
  // The button is rendered only once it works.
  const canMove = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  useEffect(() => {
    if (!isStillnessWanted()) startMoving(video.current)
  }, [])
  return (
    <>
      <video
        ref={video}
        className={styles.video}
        src={src}
        muted
        loop
        playsInline
        preload="none"
        tabIndex={-1}
        aria-hidden="true"
        onPlaying={() => setMoving(true)}
        onPause={() => setMoving(false)}
      />
      {canMove && (
        <button
          type="button"
          className={styles.button}
          data-moving={isMoving || undefined}
          aria-label={isMoving ? content.pauseVideo : content.playVideo}
          onClick={() => (isMoving ? video.current?.pause() : startMoving(video.current))}
        />
      )}
    </>
  )
}

function neverChanges() {
  return () => undefined
}

function startMoving(video: HTMLVideoElement | null): void {
  if (!video) return
  video.muted = true // the attribute has no effect on elements created by scripts
  video.play().catch(() => undefined) // blocked or not available: the picture stays
}

function isStillnessWanted(): boolean {
  return ['reduced-motion', 'reduced-data'].some((wish) => matchMedia(`(prefers-${wish}: reduce)`).matches)
}

export default island('stage-video', StageVideo, { when: 'visible' })
