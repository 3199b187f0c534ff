import { Icon } from '#design/icon/icon.tsx'
import { positionOf, readPhoto } from '#design/picture/photo-address.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { readableSize } from '#i18n/readable-size.ts'
import { localizedOf } from '../fields/localized-value.ts'
import { useOfficeMessages } from '../messages/use-office-messages.ts'
import { useRecordMessages } from '../records/records-context.ts'
import type { RowsProps } from '../records/special-parts.ts'
import { itemOf } from './item-of.ts'
import styles from './media.module.css'
import { RightsNote } from '#staff/picking/rights-note.tsx'

/** The items of a page as cards: their pictures, their names, and missing texts. */
export function MediaGrid({ page, isBusy, chosen, onChoose }: RowsProps) {
  const { choose } = useRecordMessages()
  return (
    <ul className={styles.grid} aria-busy={isBusy}>
      {page.records.map((record) => {
        const { id } = record
        const item = itemOf(record)
        return (
          <li key={id} className={styles.card}>
            <Card item={item} />
            {onChoose && (
              <input
                type="checkbox"
                aria-label={choose(item.file_name)}
                checked={chosen.includes(id)}
                onChange={({ target }) =>
                  onChoose(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                }
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}

function Card({ item }: { item: ReturnType<typeof itemOf> }) {
  const { media: messages } = useOfficeMessages()
  const language = useLanguage()
  const {
    id,
    kind,
    file_name: name,
    byte_size: size,
    width,
    height,
    is_used: isUsed,
    shown_until: until,
  } = item
  const alt = localizedOf(item.alt)
  const isUndescribed = kind === 'image' && !item.is_decorative && (alt.de === '' || alt.en === '')
  const facts = width !== null && height !== null ? `${width} × ${height}` : readableSize(size, language)
  return (
    <>
      <a href={`/admin/media/${id}`} title={name}>
        <Thumbnail item={item} alt={item.is_decorative ? '' : alt[language]} />
        <span>{name}</span>
      </a>
      <p>
        {messages.kindOf[kind]} · {facts}
      </p>
      {isUndescribed && <p data-missing="">{messages.noAlt}</p>}
      {!isUsed && <p>{messages.notUsed}</p>}
      {until !== null && (
        <p>
          <RightsNote until={until} />
        </p>
      )}
    </>
  )
}

/** The small picture of an item with its alternative text; a sign of its kind if it has none. */
function Thumbnail({ item: { kind, thumb }, alt }: { item: ReturnType<typeof itemOf>; alt: string }) {
  const photo = thumb === null ? null : readPhoto(thumb)
  return (
    <span className={styles.thumbnail} aria-hidden={thumb === null}>
      {thumb === null ? (
        kind === 'document' ? (
          'PDF'
        ) : (
          <Icon name={kind === 'video' ? 'play' : 'headphone'} size={40} />
        )
      ) : (
        <img
          src={thumb}
          alt={alt}
          loading="lazy"
          style={photo ? { objectPosition: positionOf(photo.focus) } : undefined}
        />
      )}
    </span>
  )
}
