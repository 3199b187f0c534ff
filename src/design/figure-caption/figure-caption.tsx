import styles from './figure-caption.module.css'

export type Credits = { caption: string | null; copyright: string | null }

/** Caption and copyright under an image, inside its `figure`. Renders nothing when both are missing. */
export function FigureCaption({ caption, copyright }: Credits) {
  if (!caption && !copyright) return null
  return (
    <figcaption className={styles.caption}>
      {caption && <span className={styles.words}>{caption}</span>}
      {copyright && <small className={styles.copyright}>{withCopyrightSign(copyright)}</small>}
    </figcaption>
  )
}

/** The copyright holder after a single © sign, even if the editor typed one, too. */
export function withCopyrightSign(holder: string): string {
  return `© ${holder.replace(/^\s*(©|\(c\))\s*/i, '').trim()}`
}
