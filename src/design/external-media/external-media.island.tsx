import { useId, useRef } from 'react'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { externalMediaMessages } from '#i18n/lazy/external-media.ts'
import { Button } from '../button/button.tsx'
import type { MediaService } from '../consent/consent-cookie.ts'
import { FigureCaption } from '../figure-caption/figure-caption.tsx'
import { Icon, type IconName } from '../icon/icon.tsx'
import { island } from '../island/island.tsx'
import { Picture, type ShownPicture } from '../picture/picture.tsx'
import type { RichTextDocument } from '../rich-text/rich-text-document.ts'
import { RichText } from '../rich-text/rich-text.tsx'
import styles from './external-media.module.css'
import { isLightGround } from '../settling-sand/ground-colours.ts'
import { usePlayer, type Player } from './use-player.ts'

export type ExternalSource = {
  /** The player's address, and the provider's page with the same medium. */
  player: string
  original: string
  provider: { name: string; company: string; origin: string }
  /** The player's size, which is reserved before it loads; lengths in CSS pixels. */
  shape: { ratio: string; width?: number } | { height: number; width?: number }
}

/**
 * External media behind the visitor's consent: first a notice that says what would be loaded from whom; after consent
 * it is replaced by the provider's player in an iframe. Before consent nothing is requested from the provider,
 * neither a frame nor a picture nor a connection. "Once" is local state of this element; "always" is stored by the
 * cookie settings and can be revoked there. Without scripts only the link to the original is available.
 */
function ExternalMedia(props: {
  source: ExternalSource
  service: MediaService
  /** Defaults to the medium's kind and its provider. */
  title?: string
  length?: string
  picture?: ShownPicture | null
  copyright?: string
  /** Shown under the title, with the addresses of its references. */
  text?: { document: RichTextDocument; links: Record<string, string> }
}) {
  const { source, service, title = '', length = '', picture = null, copyright = '', text } = props
  const messages = useLazyMessages(externalMediaMessages)
  const place = useRef<HTMLDivElement>(null)
  const player = usePlayer(service, place)
  const { name: provider, company, origin } = source.provider
  const name = title || messages.unnamed(messages.kinds[service], provider)
  const noticeId = useId()
  return (
    <div className={styles.media} style={{ maxWidth: source.shape.width }}>
      <div ref={place} tabIndex={-1} className={styles.place} style={roomOf(source.shape)}>
        {player.isShown ? (
          <Frame address={source.player} name={name} player={player} />
        ) : (
          <>
            {picture && <Picture picture={picture} sizes="(min-width: 1024px) 60vw, 92vw" />}
            <div className={styles.ask}>
              <Button
                type="button"
                variant={picture ? buttonOn(picture) : 'primary'}
                icon={<Icon name={icons[service]} size={18} />}
                aria-label={`${messages.loadOnce}: ${name}`}
                aria-describedby={noticeId}
                onClick={player.loadOnce}
              >
                {messages.loadOnce}
              </Button>
            </div>
          </>
        )}
      </div>
      <p className={styles.title}>
        <span>{name}</span>
        {length && (
          <span className={`${styles.length} figures`}>
            <span className="visually-hidden">{messages.length} </span>
            {length}
          </span>
        )}
      </p>
      <FigureCaption caption={null} copyright={copyright} as="p" />
      {text && (
        <div className={styles.content}>
          <RichText {...text} />
        </div>
      )}
      <p id={noticeId} className={styles.notice}>
        {messages.notice(company === provider ? provider : `${provider} (${company})`, new URL(origin).host)}
      </p>
      <div className={styles.actions}>
        <Choices player={player} />
        <a href={source.original} rel="noopener noreferrer" className={styles.original}>
          {messages.openAt(provider)} <Icon name="external" />
        </a>
      </div>
      <output className="visually-hidden">{player.news !== null && messages[player.news](name)}</output>
    </div>
  )
}

/** The provider's player. It may run scripts on its own origin, but none on ours. */
function Frame({ address, name, player }: { address: string; name: string; player: Player }) {
  return (
    <iframe
      className={styles.frame}
      src={address}
      title={name}
      loading={player.news === null ? 'lazy' : 'eager'}
      allow="autoplay; clipboard-write; encrypted-media; fullscreen; picture-in-picture"
      // Together these two would disable the sandbox for a same-origin page; a player never is one.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation allow-same-origin allow-scripts"
      referrerPolicy="strict-origin"
      onLoad={player.onLoad}
    />
  )
}

/** The other actions, before and after loading: both states have the same height, to avoid a layout shift. */
function Choices({ player }: { player: Player }) {
  const messages = useLazyMessages(externalMediaMessages)
  const choices = [
    { label: messages.loadAlways, onClick: player.loadAlways, isNow: !player.isShown },
    { label: messages.settings, onClick: player.openSettings, isNow: player.isAlways },
    { label: messages.close, onClick: player.close, isNow: player.isShown && !player.isAlways },
  ]
  return (
    <div className={styles.choices}>
      {choices.map((choice) => (
        <span key={choice.label} data-idle={choice.isNow ? undefined : ''}>
          <button type="button" className={styles.choice} onClick={choice.onClick}>
            {choice.label}
          </button>
        </span>
      ))}
    </div>
  )
}

const icons: Record<MediaService, IconName> = {
  video: 'play',
  audio: 'headphone',
  magazine: 'book',
  reservation: 'calendar',
  social: 'plus',
}

function roomOf(shape: ExternalSource['shape']) {
  return 'ratio' in shape ? { aspectRatio: shape.ratio } : { height: shape.height }
}

/** White on dark grounds; black on light ones, and on photographs, whose brightness is unknown. */
function buttonOn({ src, ground }: ShownPicture): 'primary-dark' | 'primary-invert' {
  return src !== null || isLightGround(ground) ? 'primary-dark' : 'primary-invert'
}

export default island('external-media', ExternalMedia, { when: 'visible' })
