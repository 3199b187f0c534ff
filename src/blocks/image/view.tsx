import { FigureCaption } from '#design/figure-caption/figure-caption.tsx'
import { Picture } from '#design/picture/picture.tsx'
import { addressOf } from '#design/rich-text/rich-text.tsx'
import { pictureOf } from '../picture.ts'
import type { BlockViewProps } from '../view.ts'
import styles from './image.module.css'
import type { ImageFields } from './schema.ts'

export function View({ fields, context }: BlockViewProps<ImageFields>) {
  const picture = pictureOf(fields.image, fields.image_alt, context.links, 'prussian')
  if (!picture) return null
  const address = fields.link ? addressOf(fields.link, context.links) : null
  const shown = (
    <Picture picture={picture} sizes="(min-width: 768px) 66vw, 100vw" className={styles.picture} />
  )
  return (
    <figure id={fields.anchor || undefined} className={styles.figure} data-alias={fields.alias}>
      {address === null ? (
        shown
      ) : (
        <a href={address} aria-label={fields.image_alt || fields.description}>
          {shown}
        </a>
      )}
      <FigureCaption caption={fields.description} copyright={fields.copyright} />
    </figure>
  )
}
