import { FigureCaption } from '#design/figure-caption/figure-caption.tsx'
import { LightboxLink } from '#design/lightbox/lightbox-link.tsx'
import { Picture } from '#design/picture/picture.tsx'
import { Missing } from '../missing.tsx'
import { pictureOf } from '../picture.ts'
import type { BlockViewProps } from '../view.ts'
import styles from './image-item.module.css'
import type { ImageItemFields } from './schema.ts'

export function View({ fields, context }: BlockViewProps<ImageItemFields>) {
  const { image, image_alt, description, copyright } = fields
  const picture = pictureOf(image, image_alt, context.links, 'prussian')
  if (!picture) return <Missing context={context} reason={image ? 'image_gone' : 'no_image'} isItem />
  return (
    <li>
      <figure className={styles.figure}>
        <LightboxLink picture={picture} caption={description} copyright={copyright}>
          <Picture picture={picture} sizes="auto, (min-width: 900px) 60vw, 82vw" className={styles.picture} />
        </LightboxLink>
        <FigureCaption caption={description} copyright={copyright} />
      </figure>
    </li>
  )
}
