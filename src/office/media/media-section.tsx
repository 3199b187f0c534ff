import { useGivenFiles } from '#fields/media-upload/use-given-files.ts'
import { readableInstant } from '#i18n/hall-time.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { pickingMessages } from '#i18n/lazy/picking.ts'
import { readableSize } from '#i18n/readable-size.ts'
import { useOfficeMessages } from '../messages/use-office-messages.ts'
import { Notice } from '#staff/notice/notice.tsx'
import type { SectionProps } from '../records/special-parts.ts'
import { localizedOf } from '../fields/localized-value.ts'
import { CropPreviews } from '#staff/picking/crop-previews.tsx'
import { FocalPoint } from '#staff/picking/focal-point.tsx'
import { itemOf } from './item-of.ts'
import styles from './media.module.css'
import { ReplaceFile } from './replace-file.tsx'
import { RightsNote } from '#staff/picking/rights-note.tsx'

/** What an item shows or plays, the point on which its crops are centred, and the way to another file. */
export function MediaSection({ stored, values, onChange, onChanged, onTell }: SectionProps) {
  const { media: messages } = useOfficeMessages()
  const { page } = messages
  const { focus } = useLazyMessages(pickingMessages)
  const language = useLanguage()
  // Otherwise browsers would leave the page and show the file.
  useGivenFiles(() => onTell({ text: page.notHere }))
  const item = itemOf({ id: stored.id, values })
  const { kind, url, width, height, focal_x: x, focal_y: y } = item
  const { may } = stored
  const facts = [
    messages.kindOf[kind],
    width !== null && `${width} × ${height}`,
    readableSize(item.byte_size, language),
    `${page.uploaded} ${readableInstant(new Date(item.created_at), language)}`,
  ]
  return (
    <div className={styles.item}>
      <p className="soft">
        {facts.filter(Boolean).join(' · ')} · <a href={url}>{page.download}</a>
      </p>
      <RightsNote until={item.shown_until} />
      {item.prepared_at === null && <Notice told={{ text: page.preparing }} />}
      {!may.change && <Notice told={{ text: page.readOnly }} />}
      {kind === 'image' && (
        <>
          <section>
            <h2>{focus.title}</h2>
            <FocalPoint
              src={url}
              alt={item.is_decorative ? '' : localizedOf(item.alt)[language]}
              {...{ x, y }}
              isFixed={!may.change}
              onMove={(toX, toY) => {
                onChange('focal_x', toX)
                onChange('focal_y', toY)
              }}
            />
          </section>
          <section>
            <h2>{focus.crops}</h2>
            <CropPreviews src={url} {...{ x, y }} />
          </section>
        </>
      )}
      {kind === 'audio' && (
        // The transcript is a field of the form.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <audio controls preload="metadata" src={url} />
      )}
      {kind === 'video' && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video controls preload="metadata" src={url} />
      )}
      {may.remove && (
        <ReplaceFile
          item={item}
          onReplaced={() => {
            onChanged()
            onTell({ text: page.replaced })
          }}
        />
      )}
    </div>
  )
}
