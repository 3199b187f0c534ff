import { useState, type MouseEvent, type ReactNode } from 'react'
import { useWords } from '#i18n/language-context.tsx'
import type { Credits } from '../figure-caption/figure-caption.tsx'
import { figureAddress } from '../picture/figure-address.ts'
import type { ShownPicture } from '../picture/picture.tsx'
import styles from './lightbox-link.module.css'
import type { Lightbox, LightboxPicture } from './lightbox.tsx'

type Opened = { Shown: typeof Lightbox; pictures: LightboxPicture[]; first: number }

/**
 * A picture that opens over the whole screen, with all others inside the nearest `data-pictures`. Without scripts a link
 * to its largest rendition. What it opens is fetched when it is opened.
 */
export function LightboxLink({
  picture,
  caption,
  copyright,
  children,
}: Credits & { picture: ShownPicture; children: ReactNode }) {
  const enlarge = useWords(enlargeWords)
  const [opened, setOpened] = useState<Opened | null>(null)
  const open = async (link: HTMLAnchorElement) => {
    try {
      const { Lightbox: Shown, picturesAround } = await import('./lightbox.tsx')
      setOpened({ Shown, ...picturesAround(link) })
    } catch {
      location.assign(link.href) // the site has been renewed; the picture itself is there
    }
  }
  return (
    <>
      <a
        data-scripted
        className={styles.link}
        href={picture.src ?? figureAddress(picture, 1536, 'jpg')}
        aria-label={[enlarge, picture.alt ?? caption].filter(Boolean).join(': ')}
        aria-haspopup="dialog"
        data-lightbox=""
        data-alt={picture.alt ?? undefined}
        data-caption={caption ?? undefined}
        data-copyright={copyright ?? undefined}
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          void open(event.currentTarget)
        }}
      >
        {children}
      </a>
      {opened && (
        <opened.Shown pictures={opened.pictures} first={opened.first} onClose={() => setOpened(null)} />
      )}
    </>
  )
}

const enlargeWords = { de: 'Bild vergrößern', en: 'Enlarge picture' }

/** Whether the visitor wants the picture here, and not in another tab or window. */
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
