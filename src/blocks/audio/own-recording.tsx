import styles from './own-recording.module.css'

/** A recording from the media library: the browser's own player, which needs no consent and loads nothing ahead. */
export function OwnRecording({ address, headline }: { address: string; headline: string }) {
  return (
    <div className={styles.recording}>
      {headline && (
        <p>
          <span>{headline}</span>
        </p>
      )}
      {/* A transcript is the task of the text beside it. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio controls preload="none" src={address} aria-label={headline || undefined} />
    </div>
  )
}
