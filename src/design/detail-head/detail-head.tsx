import type { ReactNode } from 'react'
import { fullWidth, Picture, type ShownPicture } from '../picture/picture.tsx'
import styles from './detail-head.module.css'

/** Titles up to so many letters are set as on a poster, and up to so many large. */
const posterLetters = 12
const largeLetters = 18

/**
 * The head of one thing's page: its picture to the edge of the window, its title cut out of it. Short titles are set
 * larger; no word is set so large that it would have to be broken while it fits the window at all.
 */
export function DetailHead(props: {
  title: string
  subtitle?: string | null
  picture: ShownPicture
  /** A word that stands above the title, such as the state of an event. */
  label?: ReactNode
  /** The way here. */
  children: ReactNode
}) {
  const { title, subtitle, picture, label, children } = props
  const longestWord = Math.max(...title.split(/[\s\u00ad-]+/u).map((word) => word.length))
  return (
    <header className={styles.frame}>
      <div className={styles.head}>
        <div className={styles.crumbs}>{children}</div>
        <div className={styles.figure} data-leads="picture">
          <Picture
            picture={picture}
            sizes={`(min-width: 900px) 60vw, ${fullWidth}`}
            className={styles.picture}
            isLeading
          />
        </div>
        <div className={styles.words}>
          {label && <p className={styles.label}>{label}</p>}
          <h1
            className={styles.title}
            data-leads="title"
            data-size={sizeOf(title)}
            style={{ '--letters': longestWord }}
          >
            {/* Two elements: the ground of a line must not cover what hangs down from the line above. */}
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
