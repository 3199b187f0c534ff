import { withCopyrightSign } from '#design/figure-caption/figure-caption.tsx'
import { Picture } from '#design/picture/picture.tsx'
import { addressOf, relOf } from '#design/rich-text/link-target.ts'
import { Missing } from '../missing.tsx'
import { pictureOf } from '../picture.ts'
import type { BlockViewProps } from '../view.ts'
import styles from './logo-item.module.css'
import type { LogoItemFields } from './schema.ts'

export function View({ fields, context }: BlockViewProps<LogoItemFields>) {
  const { image, image_alt, image_decorative, link, sponsor, text } = fields
  const own = {
    alt: image_alt || sponsor,
    isDecorative: image_decorative && sponsor === '',
    credit: fields.image_copyright,
  }
  const picture = pictureOf(image, own, context)
  if (!picture && !sponsor)
    return <Missing context={context} reason={image ? 'image_gone' : 'no_image'} isItem />
  const address = link ? addressOf(link, context.links) : null
  const face = picture ? (
    <Picture picture={picture} sizes="auto, 200px" className={styles.picture} />
  ) : (
    <span className={styles.wordmark}>{sponsor}</span>
  )
  return (
    <li className={styles.logo}>
      {address === null ? (
        <span className={styles.face}>{face}</span>
      ) : (
        <a
          className={styles.face}
          href={address}
          rel={relOf(address, false)}
          aria-label={sponsor || image_alt || text || address}
        >
          {face}
        </a>
      )}
      {text && <p className={styles.text}>{text}</p>}
      {picture?.copyright && (
        <small className={styles.copyright}>{withCopyrightSign(picture.copyright)}</small>
      )}
      {image && !picture && <Missing context={context} reason="image_gone" subject={sponsor} />}
      {link && address === null && <Missing context={context} reason="target_gone" subject={sponsor} />}
    </li>
  )
}
