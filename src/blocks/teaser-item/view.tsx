import { Picture, type ShownPicture } from '#design/picture/picture.tsx'
import { addressOf } from '#design/rich-text/link-target.ts'
import { Missing } from '../missing.tsx'
import { pictureOf } from '../picture.ts'
import type { BlockViewProps } from '../view.ts'
import type { TeaserItemFields } from './schema.ts'
import styles from './teaser-item.module.css'

export function View({ fields, context }: BlockViewProps<TeaserItemFields>) {
  const { image, image_alt, link, link_text, preline, subline, text } = fields
  const picture = pictureOf(image, image_alt, context.links, 'bottle')
  const address = link ? addressOf(link, context.links) : null
  const headline = fields.headline || link_text
  return (
    <li className={styles.teaser} data-without-picture={picture ? undefined : ''}>
      {picture && <TeaserPicture picture={picture} address={address} />}
      {image && !picture && <Missing context={context} reason="image_gone" />}
      {preline && <p className={styles.preline}>{preline}</p>}
      {headline && (
        <h3 className={styles.headline}>{address === null ? headline : <a href={address}>{headline}</a>}</h3>
      )}
      {subline && <p className={styles.subline}>{subline}</p>}
      {text && <p className={styles.text}>{text}</p>}
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

/** Pointer only, with the headline's target: keyboard and screen readers use the link of the headline. */
function TeaserPicture({ picture, address }: { picture: ShownPicture; address: string | null }) {
  const shown = (
    <Picture picture={picture} sizes="auto, (min-width: 900px) 30vw, 92vw" className={styles.picture} />
  )
  if (address === null || picture.alt !== null) return <div className={styles.figure}>{shown}</div>
  return (
    <a className={styles.figure} href={address} tabIndex={-1} aria-hidden="true">
      {shown}
    </a>
  )
}
