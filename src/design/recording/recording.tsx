import { recordingMessages } from '#i18n/lazy/recordings.ts'
import type { Language } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { captionsHref } from '#routing/feed-paths.ts'
import { readFileAddress } from '../download/file-address.ts'
import { FigureCaption } from '../figure-caption/figure-caption.tsx'
import { clockTime } from './clock-time.ts'
import { readTranscript } from './transcript.ts'
import styles from './recording.module.css'

/**
 * A recording or a film of the media library in the browser's own player, which needs no consent and preloads nothing,
 * with its captions, and its transcript below.
 */
export function Recording(props: {
  kind: 'audio' | 'video'
  address: string
  headline: string
  /** In milliseconds; null if nobody knows. */
  duration: number | null
  transcript: string
  /** The language of the transcript, if it is written in the other one only. */
  transcriptLanguage?: Language | undefined
  caption: string | null
  copyright: string | null
  /** The address of a picture that is shown before the film plays. */
  poster?: string | undefined
}) {
  const { kind, address, headline, duration, transcript, transcriptLanguage, caption, copyright, poster } =
    props
  const language = useLanguage()
  const messages = recordingMessages[language]
  const lines = readTranscript(transcript)
  const key = readFileAddress(address)?.key
  const hasCaptions = key !== undefined && lines.some(({ at, isTitle }) => at !== null && !isTitle)
  const track = hasCaptions && (
    <track
      kind="captions"
      src={captionsHref(transcriptLanguage ?? language, key)}
      srcLang={transcriptLanguage ?? language}
      label={messages.captions}
      default
    />
  )
  return (
    <figure className={styles.recording}>
      {(headline || duration !== null) && (
        <p>
          <span>{headline}</span>
          {duration !== null && <span className={styles.duration}>{clockTime(duration / 1000)}</span>}
        </p>
      )}
      {/* The track is missing only if nobody has written a transcript with times. */}
      {kind === 'video' ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video
          controls
          preload="none"
          playsInline
          poster={poster}
          src={address}
          aria-label={headline || undefined}
        >
          {track}
        </video>
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <audio controls preload="none" src={address} aria-label={headline || undefined}>
          {track}
        </audio>
      )}
      <FigureCaption caption={caption} copyright={copyright} />
      {lines.length > 0 && (
        <details className={styles.transcript}>
          <summary>{messages.transcript}</summary>
          <dl lang={transcriptLanguage}>
            {lines.map(({ at, text, isTitle }, index) => (
              <div key={index}>
                <dt>{at !== null && clockTime(at)}</dt>
                <dd>{isTitle ? <strong>{text}</strong> : text}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </figure>
  )
}
