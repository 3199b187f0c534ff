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
      {/* What is said or sung in it is for the text beside it to tell. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio controls preload="none" src={address} aria-label={headline || undefined} />
    </div>
  )
}
