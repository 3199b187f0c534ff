import { FigureCaption } from '#design/figure-caption/figure-caption.tsx'
import { LightboxLink } from '#design/lightbox/lightbox-link.tsx'
import { Picture } from '#design/picture/picture.tsx'
import { Missing } from '../missing.tsx'
import { pictureOf } from '../picture.ts'
import type { BlockViewProps } from '../view.ts'
import styles from './image-item.module.css'
import type { ImageItemFields } from './schema.ts'

export function View({ fields, context }: BlockViewProps<ImageItemFields>) {
  const { image, image_alt, image_decorative, description } = fields
  const own = {
    alt: image_alt,
    isDecorative: image_decorative,
    caption: description,
    credit: fields.copyright,
  }
  const picture = pictureOf(image, own, context, 'prussian')
  if (!picture) return <Missing context={context} reason={image ? 'image_gone' : 'no_image'} isItem />
  const { caption, copyright } = picture
  return (
    <li>
      <figure className={styles.figure}>
        <LightboxLink picture={picture} caption={caption} copyright={copyright}>
          <Picture picture={picture} sizes="auto, (min-width: 900px) 60vw, 82vw" className={styles.picture} />
        </LightboxLink>
        <FigureCaption caption={caption} copyright={copyright} />
      </figure>
    </li>
  )
}
