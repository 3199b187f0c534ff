import { figureAddress, figureRatio, figureWidths, groundOf } from './figure-address.ts'
import styles from './picture.module.css'

export type ShownPicture = { src: string | null; seed: string; ground: string; alt: string | null }

/**
 * A photograph, or the Chladni figure that stands for it. Figures say nothing that the text beside them does not say,
 * so they are decoration for a screen reader. `sizes` is the width it is shown at, as in HTML.
 */
export function Picture(props: {
  picture: ShownPicture
  sizes: string
  className?: string
  /** For the one picture that is the largest thing of the first view: loads before everything else. */
  isLeading?: boolean
}) {
  const { picture, sizes, className = '', isLeading = false } = props
  const loading = isLeading
    ? ({ fetchPriority: 'high', decoding: 'async' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const)
  const width = 640
  const source = (format: 'avif' | 'jpg') =>
    figureWidths.map((size) => `${figureAddress(picture, size, format)} ${size}w`).join(', ')
  return (
    <picture
      className={`${styles.picture} ${className}`}
      style={{ '--ground': `var(--${groundOf(picture.ground)})` }}
    >
      {picture.src === null && <source type="image/avif" srcSet={source('avif')} sizes={sizes} />}
      <img
        src={picture.src ?? figureAddress(picture, width, 'jpg')}
        srcSet={picture.src === null ? source('jpg') : undefined}
        sizes={sizes}
        alt={picture.alt ?? ''}
        width={width}
        height={Math.round(width / figureRatio)}
        {...loading}
      />
    </picture>
  )
}
