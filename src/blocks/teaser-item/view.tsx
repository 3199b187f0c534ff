import { CreditOverlay } from '#design/credit-overlay/credit-overlay.tsx'
import { Picture } from '#design/picture/picture.tsx'
import { addressOf } from '#design/rich-text/link-target.ts'
import { Missing } from '../missing.tsx'
import { pictureOf, type DescribedPicture } from '../picture.ts'
import type { BlockViewProps } from '../view.ts'
import type { TeaserItemFields } from './schema.ts'
import styles from './teaser-item.module.css'

export function View({ fields, context, hasEmptyTexts }: BlockViewProps<TeaserItemFields>) {
  const { image, image_alt, image_decorative, link, link_text, preline, subline, text } = fields
  const picture = pictureOf(image, { alt: image_alt, isDecorative: image_decorative }, context, 'bottle')
  const address = link ? addressOf(link, context.links) : null
  const headline = fields.headline || link_text
  return (
    <li className={styles.teaser} data-without-picture={picture ? undefined : ''}>
      {picture && <TeaserPicture picture={picture} address={address} />}
      {image && !picture && <Missing context={context} reason="image_gone" />}
      {preline && <p className={styles.preline}>{preline}</p>}
      {(headline || hasEmptyTexts) && (
        <h3 className={styles.headline}>{address === null ? headline : <a href={address}>{headline}</a>}</h3>
      )}
      {subline && <p className={styles.subline}>{subline}</p>}
      {(text || hasEmptyTexts) && <p className={styles.text}>{text}</p>}
      {address !== null && fields.headline && link_text && (
        <p className={styles.more}>
          <a href={address} aria-label={`${link_text}: ${headline}`}>
            {link_text}
          </a>
        </p>
      )}
      {link && address === null && <Missing context={context} reason="target_gone" subject={link_text} />}
    </li>
  )
}

/**
 * The picture links to the headline's target, for pointers: the keyboard and screen readers use the link of the
 * headline, unless the picture has a text of its own.
 */
function TeaserPicture({ picture, address }: { picture: DescribedPicture; address: string | null }) {
  const shown = (
    <Picture picture={picture} sizes="auto, (min-width: 900px) 30vw, 92vw" className={styles.picture} />
  )
  return (
    <div className={styles.figure}>
      {address === null ? (
        shown
      ) : (
        <a href={address} tabIndex={-1} aria-hidden={picture.alt === null || undefined}>
          {shown}
        </a>
      )}
      <CreditOverlay caption={picture.caption} copyright={picture.copyright} />
    </div>
  )
}
