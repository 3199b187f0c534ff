import { FigureCaption } from '#design/figure-caption/figure-caption.tsx'
import { LightboxLink } from '#design/lightbox/lightbox-link.tsx'
import { Picture } from '#design/picture/picture.tsx'
import { addressOf } from '#design/rich-text/link-target.ts'
import { Missing } from '../missing.tsx'
import { pictureOf } from '../picture.ts'
import type { BlockViewProps } from '../view.ts'
import styles from './image.module.css'
import type { ImageFields } from './schema.ts'

export function View({ fields, context }: BlockViewProps<ImageFields>) {
  const { alias, image, image_alt, image_decorative, link, anchor } = fields
  const own = {
    alt: image_alt,
    isDecorative: image_decorative,
    caption: fields.description,
    credit: fields.copyright,
  }
  const picture = pictureOf(image, own, context, 'prussian')
  if (!picture) return <Missing context={context} reason={image ? 'image_gone' : 'no_image'} />
  const { caption, copyright } = picture
  const address = link ? addressOf(link, context.links) : null
  const shown = <Picture picture={picture} sizes={`auto, ${widths[alias]}`} className={styles.picture} />
  return (
    <figure id={anchor || undefined} className={styles.figure} data-alias={alias}>
      {address === null ? (
        <LightboxLink picture={picture} caption={caption} copyright={copyright}>
          {shown}
        </LightboxLink>
      ) : (
        <a href={address} aria-label={picture.alt ?? caption ?? address}>
          {shown}
        </a>
      )}
      <FigureCaption caption={caption} copyright={copyright} />
      {fields.has_text && fields.text && (
        <details className={styles.text}>
          <summary>{textNames[context.language]}</summary>
          <p>{fields.text}</p>
        </details>
      )}
      {link && address === null && (
        <Missing context={context} reason="target_gone" subject={caption ?? undefined} />
      )}
    </figure>
  )
}

const textNames = { de: 'Text im Bild', en: 'Text in the picture' }

/**
 * The `sizes` of the uncropped picture, of which the alias shows a part: a portrait is cropped from 4:3. For browsers
 * without `sizes="auto"`.
 */
const widths: Record<ImageFields['alias'], string> = {
  small: '(min-width: 460px) 420px, 92vw',
  medium: '(min-width: 900px) 840px, 92vw',
  big: '92vw',
  vertical: '(min-width: 440px) 667px, 154vw',
  horizontal: '(min-width: 1300px) 1240px, 92vw',
}
