import { useMessages } from '#i18n/language-context.tsx'
import { withCopyrightSign, type Credits } from '../figure-caption/figure-caption.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './credit-overlay.module.css'

/**
 * A small © in the corner of a picture that opens its caption and copyright over it, and turns into the cross that
 * closes them; the picture's box must be positioned. Without scripts it is a plain disclosure; with them
 * (`enhanceCredits`) Escape and a click outside also close it. Renders nothing without credits.
 */
export function CreditOverlay({ caption, copyright }: Partial<Credits>) {
  const messages = useMessages()
  if (!caption && !copyright) return null
  return (
    <details className={styles.credits} data-credits="">
      <summary className={styles.control}>
        <span aria-hidden="true" className={styles.sign}>
          ©
        </span>
        <span aria-hidden="true" className={styles.cross}>
          <Icon name="close" size={16} />
        </span>
        <span className="visually-hidden">{messages.parts.credits}</span>
      </summary>
      <div className={styles.words}>
        {caption && <p>{caption}</p>}
        {copyright && <p className={styles.copyright}>{withCopyrightSign(copyright)}</p>}
      </div>
    </details>
  )
}
