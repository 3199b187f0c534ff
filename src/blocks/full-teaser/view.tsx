import { ButtonLink } from '#design/button/button.tsx'
import { CreditOverlay } from '#design/credit-overlay/credit-overlay.tsx'
import { Picture } from '#design/picture/picture.tsx'
import { addressOf } from '#design/rich-text/link-target.ts'
import { useMessages } from '#i18n/language-context.tsx'
import { Missing } from '../missing.tsx'
import { pictureOf } from '../picture.ts'
import type { BlockViewProps } from '../view.ts'
import styles from './full-teaser.module.css'
import type { FullTeaserFields } from './schema.ts'

export function View({ fields, context, hasEmptyTexts }: BlockViewProps<FullTeaserFields>) {
  const messages = useMessages()
  const own = { alt: fields.image_alt, isDecorative: fields.image_decorative }
  const picture = pictureOf(fields.image, own, context, 'plum')
  const address = fields.link ? addressOf(fields.link, context.links) : null
  return (
    <div
      id={fields.anchor || undefined}
      className={styles.teaser}
      data-class={picture ? fields.extra_class : 'words'}
    >
      {picture && (
        <div className={styles.figure}>
          <Picture picture={picture} sizes="auto, (min-width: 900px) 60vw, 92vw" className={styles.picture} />
          <CreditOverlay caption={picture.caption} copyright={picture.copyright} />
        </div>
      )}
      <div className={styles.words}>
        {fields.image && !picture && <Missing context={context} reason="image_gone" />}
        {fields.preline && <p className={styles.preline}>{fields.preline}</p>}
        {(fields.headline || hasEmptyTexts) && <h2>{fields.headline}</h2>}
        {(fields.text || hasEmptyTexts) && <p className={styles.text}>{fields.text}</p>}
        {fields.link && address === null && (
          <Missing context={context} reason="target_gone" subject={fields.link_text} />
        )}
        {address !== null && (
          <p>
            <ButtonLink href={address} variant="secondary">
              {fields.link_text || fields.headline || messages.content.more}
            </ButtonLink>
          </p>
        )}
      </div>
    </div>
  )
}
