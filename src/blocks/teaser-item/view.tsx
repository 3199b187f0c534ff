import { Picture, type ShownPicture } from '#design/picture/picture.tsx'
import { addressOf } from '#design/rich-text/rich-text.tsx'
import { pictureOf } from '../picture.ts'
import type { BlockViewProps } from '../view.ts'
import type { TeaserItemFields } from './schema.ts'
import styles from './teaser-item.module.css'

export function View({ fields, context }: BlockViewProps<TeaserItemFields>) {
  const picture = pictureOf(fields.image, fields.image_alt, context.links, 'bottle')
  const address = fields.link ? addressOf(fields.link, context.links) : null
  const headline = fields.headline || fields.link_text
  return (
    <li className={styles.teaser}>
      {picture && <TeaserPicture picture={picture} address={address} />}
      {fields.preline && <p className={styles.preline}>{fields.preline}</p>}
      {headline && (
        <h3 className={styles.headline}>{address === null ? headline : <a href={address}>{headline}</a>}</h3>
      )}
      {fields.subline && <p className={styles.preline}>{fields.subline}</p>}
      {fields.text && <p className={styles.text}>{fields.text}</p>}
      {address !== null && fields.headline && fields.link_text && (
        <p className={styles.more}>
          <a href={address} aria-label={`${fields.link_text}: ${fields.headline}`}>
            {fields.link_text}
          </a>
        </p>
      )}
    </li>
  )
}

/** Leads where the headline leads, for the pointer only: the headline is the link that counts. */
function TeaserPicture({ picture, address }: { picture: ShownPicture; address: string | null }) {
  const shown = <Picture picture={picture} sizes="(min-width: 900px) 30vw, 92vw" className={styles.picture} />
  if (address === null || picture.alt !== null) return <div className={styles.figure}>{shown}</div>
  return (
    <a className={styles.figure} href={address} tabIndex={-1} aria-hidden="true">
      {shown}
    </a>
  )
}
