import { FigureCaption } from '#design/figure-caption/figure-caption.tsx'
import type { LibraryTexts } from '../picture.ts'
import styles from './own-recording.module.css'

/**
 * Shows a recording from the media library with its texts, in the browser's own player, which needs no consent and
 * preloads nothing.
 */
export function OwnRecording(props: { address: string; headline: string; said: LibraryTexts | undefined }) {
  const { address, headline, said } = props
  return (
    <figure className={styles.recording}>
      {headline && (
        <p>
          <span>{headline}</span>
        </p>
      )}
      {/* A transcript belongs in the text beside it. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio controls preload="none" src={address} aria-label={headline || undefined} />
      <FigureCaption caption={said?.caption || null} copyright={said?.credit || null} />
    </figure>
  )
}
