import styles from './figure-caption.module.css'

export type Credits = { caption: string | null; copyright: string | null }

/**
 * Caption and copyright under an image: by default the last part of its `figure`, otherwise a paragraph. Renders nothing
 * when both are missing.
 */
export function FigureCaption(props: Credits & { as?: 'figcaption' | 'p'; className?: string }) {
  const { caption, copyright, as: Tag = 'figcaption', className = '' } = props
  if (!caption && !copyright) return null
  return (
    <Tag className={`${styles.caption} ${className}`}>
      {caption && <span className={styles.words}>{caption}</span>}
      {copyright && <small className={styles.copyright}>{withCopyrightSign(copyright)}</small>}
    </Tag>
  )
}

/** The copyright holder after a single © sign, even if the editor typed one, too. */
export function withCopyrightSign(holder: string): string {
  return `© ${holder.replace(/^\s*(©|\(c\))\s*/i, '').trim()}`
}
