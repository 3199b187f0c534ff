import type { ReactNode } from 'react'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { enlargeMessage } from '#i18n/lazy/lightbox.ts'
import type { Credits } from '../figure-caption/figure-caption.tsx'
import { figureAddress } from '../picture/figure-address.ts'
import type { ShownPicture } from '../picture/picture.tsx'
import styles from './lightbox.module.css'

/**
 * A picture that opens in the lightbox, together with all others inside the nearest `data-pictures`, by
 * `enhanceLightboxLinks`. Without scripts it links to its largest rendition.
 */
export function LightboxLink({
  picture,
  caption,
  copyright,
  children,
}: Credits & { picture: ShownPicture; children: ReactNode }) {
  const enlarge = useLazyMessages(enlargeMessage)
  return (
    <a
      className={styles.link}
      href={picture.src ?? figureAddress(picture, 1536, 'jpg')}
      aria-label={[enlarge, picture.alt ?? caption].filter(Boolean).join(': ')}
      aria-haspopup="dialog"
      data-lightbox=""
      data-alt={picture.alt ?? undefined}
      data-caption={caption ?? undefined}
      data-copyright={copyright ?? undefined}
    >
      {children}
    </a>
  )
}
