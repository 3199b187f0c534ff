import styles from './figure-caption.module.css'

export type Credits = { caption: string | null; copyright: string | null }

/** Caption and copyright under an image, inside its `figure`. Nothing where there is neither. */
export function FigureCaption({ caption, copyright }: Credits) {
  if (!caption && !copyright) return null
  return (
    <figcaption className={styles.caption}>
      {caption && <span className={styles.words}>{caption}</span>}
      {copyright && <small className={styles.copyright}>{withCopyrightSign(copyright)}</small>}
    </figcaption>
  )
}

/** The holder of the rights behind the sign, which stands there once even where it was typed along. */
export function withCopyrightSign(holder: string): string {
  return `© ${holder.replace(/^\s*(©|\(c\))\s*/i, '').trim()}`
}
