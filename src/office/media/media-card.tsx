import type { ListedMedia } from '#contracts/office-media.ts'
import { Icon } from '#design/icon/icon.tsx'
import { positionOf, readPhoto } from '#design/picture/photo-address.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { readableSize } from '#i18n/readable-size.ts'
import { useOfficeMessages } from '../messages/use-office-messages.ts'
import styles from './media.module.css'

/** An item in the grid: its picture, its name, and missing texts. */
export function MediaCard({ item }: { item: ListedMedia }) {
  const { media: messages } = useOfficeMessages()
  const language = useLanguage()
  const { id, kind, name, size, width, height, alt, is_decorative: isDecorative, is_used: isUsed } = item
  const isUndescribed = kind === 'image' && !isDecorative && (alt.de === '' || alt.en === '')
  const facts = width !== null && height !== null ? `${width} × ${height}` : readableSize(size, language)
  return (
    <li className={styles.card}>
      <a href={`/admin/media/${id}`} title={name}>
        <Thumbnail item={item} />
        <span>{name}</span>
      </a>
      <p>
        {messages.kindOf[kind]} · {facts}
      </p>
      {isUndescribed && <p data-missing="">{messages.noAlt}</p>}
      {!isUsed && <p>{messages.notUsed}</p>}
    </li>
  )
}

/** The small picture of an item; a sign of its kind if it has none. */
function Thumbnail({ item: { kind, thumb } }: { item: ListedMedia }) {
  const photo = thumb === null ? null : readPhoto(thumb)
  return (
    <span className={styles.thumbnail} aria-hidden={thumb === null}>
      {thumb === null ? (
        kind === 'audio' ? (
          <Icon name="headphone" size={40} />
        ) : (
          'PDF'
        )
      ) : (
        <img
          src={thumb}
          alt=""
          loading="lazy"
          style={photo ? { objectPosition: positionOf(photo.focus) } : undefined}
        />
      )}
    </span>
  )
}
