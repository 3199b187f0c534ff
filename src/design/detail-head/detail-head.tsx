import type { ReactNode } from 'react'
import { CreditOverlay } from '../credit-overlay/credit-overlay.tsx'
import { fullWidth, Picture, type ShownPicture } from '../picture/picture.tsx'
import styles from './detail-head.module.css'

/** The maximum lengths, in characters, of titles in poster size and in large size. */
const posterLetters = 12
const largeLetters = 18

type Marks = Readonly<Record<`data-${string}`, string>>

/**
 * The head of a record's page: its full-bleed picture, with the title cut out of it. Short titles are set larger; the
 * size is chosen so that no word that fits the window has to be broken.
 */
export function DetailHead(props: {
  title: string
  /** The language of the title, if it is another one than that of the page. */
  titleLanguage?: string | null
  subtitle?: string | null
  picture: ShownPicture
  /** Attributes by which the page editor finds the frame of the picture, and the picture in it. */
  marks?: { frame: Marks; picture: Marks }
  /** A label above the title, such as the state of an event. */
  label?: ReactNode
  /** The breadcrumbs. */
  children: ReactNode
}) {
  const { title, titleLanguage, subtitle, picture, marks, label, children } = props
  const maxWordLength = Math.max(...title.split(/[\s\u00ad-]+/u).map((word) => word.length))
  return (
    <header className={styles.frame}>
      <div className={styles.head}>
        <div className={styles.crumbs}>{children}</div>
        <div className={styles.figure} data-leads="picture" {...marks?.frame}>
          <div className={styles.picture} {...marks?.picture}>
            <Picture
              picture={picture}
              sizes={`(min-width: 900px) 60vw, ${fullWidth}`}
              className={styles.picture}
              isLeading
            />
          </div>
        </div>
        {/* Beside the picture and not in it, because its text lies above the title, which lies above the picture. */}
        <div className={styles.credits}>
          <CreditOverlay {...picture} />
        </div>
        <div className={styles.words}>
          {label && <p className={styles.label}>{label}</p>}
          <h1
            className={styles.title}
            data-leads="title"
            lang={titleLanguage ?? undefined}
            data-size={sizeOf(title)}
            style={{ '--letters': maxWordLength }}
          >
            {/* Two elements, so that a line's background doesn't cover the descenders of the line above. */}
            <span>
              <span>{title}</span>
            </span>
          </h1>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
      </div>
    </header>
  )
}

function sizeOf(title: string): 'poster' | 'large' | undefined {
  if (title.length <= posterLetters) return 'poster'
  return title.length <= largeLetters ? 'large' : undefined
}
