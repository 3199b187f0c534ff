import type { Page } from '#contracts/pages.ts'
import { ButtonLink } from '#design/button/button.tsx'
import { CreditOverlay } from '#design/credit-overlay/credit-overlay.tsx'
import { groundOf } from '#design/picture/figure-address.ts'
import { isLightGround } from '#design/settling-sand/ground-colours.ts'
import { layout } from '#design/house-layout.generated.ts'
import { fullWidth, Picture } from '#design/picture/picture.tsx'
import { useMessages } from '#i18n/language-context.tsx'
import { useHeadPlaces } from '../head-places.tsx'
import StageVideo from './stage-video.island.tsx'
import styles from './stage.module.css'
import type { ReactNode } from 'react'

/**
 * The hero of a page: its picture with title, text and one link, on a ground in the figure's colour, or on
 * a dark one for a photograph, whose colours are not known. A self-hosted
 * video plays on it; for any other video a button links to it.
 */
export function Stage(props: {
  picture: NonNullable<Page['picture']>
  title: string
  page: Pick<Page, 'hero_text' | 'hero_link' | 'hero_video'>
  heroHref: string | null
  isHome?: boolean
  /** The fields of the head that staff edit on it; without a headline if it shows that of another page. */
  fields?: { headline: string | null; text: string; link: string | null }
  /** The video, if there is one. */
  children?: ReactNode
}) {
  const { picture, title, page, heroHref, isHome = false, children } = props
  const { fields = { headline: 'headline', text: 'text', link: 'link_text' } } = props
  const { hasPlaces, placeOf, regionOf } = useHeadPlaces()
  const messages = useMessages()
  const ground = groundOf(picture.ground)
  const isPhoto = picture.src !== null
  const isLight = !isPhoto && isLightGround(ground)
  const hasFilm = page.hero_video?.startsWith('/') ?? false
  return (
    <div
      className={styles.stage}
      {...regionOf('stage')}
      style={{ '--plate': isPhoto ? 'var(--night)' : `var(--${ground})` }}
      data-light={isLight || undefined}
      data-photo={isPhoto || undefined}
      data-home={isHome || undefined}
      data-arrangement={layout.stage === 'over' ? undefined : layout.stage}
    >
      <div className={styles.plate} data-leads="picture" {...(hasPlaces && { 'data-head-picture': '' })}>
        <Picture picture={picture} sizes={fullWidth} className={styles.picture} isLeading />
        {children}
      </div>
      {page.hero_video !== null && hasFilm && <StageVideo src={page.hero_video} />}
      <div className={`wrap ${styles.words}`}>
        <h1 data-leads="title" {...(fields.headline !== null && placeOf(fields.headline))}>
          {title}
        </h1>
        {(page.hero_text || hasPlaces) && (
          <p className={styles.text} {...placeOf(fields.text, { isEmpty: page.hero_text === '' })}>
            {page.hero_text}
          </p>
        )}
        {(heroHref !== null || page.hero_video !== null) && (
          <p className={styles.actions}>
            {page.hero_link && heroHref && (
              <ButtonLink href={heroHref} variant={isLight ? 'primary' : 'primary-invert'}>
                <LinkText place={fields.link} text={page.hero_link.link_text || messages.content.more} />
              </ButtonLink>
            )}
            {page.hero_video !== null && !hasFilm && (
              <ButtonLink href={page.hero_video} variant="secondary">
                {messages.content.watchVideo}
              </ButtonLink>
            )}
          </p>
        )}
      </div>
      <CreditOverlay caption={picture.caption} copyright={picture.copyright} />
    </div>
  )
}

/** Staff edit the text of the button in an element of its own; visitors have only the text. */
function LinkText({ place, text }: { place: string | null; text: string }) {
  const { hasPlaces, placeOf } = useHeadPlaces()
  return hasPlaces && place !== null ? <span {...placeOf(place)}>{text}</span> : text
}
