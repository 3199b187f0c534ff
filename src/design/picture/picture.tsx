import { preload } from 'react-dom'
import {
  figureAddress,
  figureFormats,
  figureHeight,
  figureSet,
  groundOf,
  mediaTypeOf,
} from './figure-address.ts'
import styles from './picture.module.css'

export type ShownPicture = { src: string | null; seed: string; ground: string; alt: string | null }

/**
 * A photograph, or the Chladni figure that stands for it. Figures say nothing that the text beside them does not say,
 * so they are decoration for a screen reader. `sizes` is the width it is shown at, as in HTML. Until it has loaded its
 * place is kept, in the figure's ground.
 */
export function Picture(props: {
  picture: ShownPicture
  sizes: string
  className?: string
  /** For the one picture that is the largest thing of the first view: loads before everything else. */
  isLeading?: boolean
}) {
  const { picture, sizes, className = '', isLeading = false } = props
  const isFigure = picture.src === null
  // In a browser (islands, the page editor) the picture itself is there as soon as this link would be.
  if (isLeading && typeof document === 'undefined') preloadPicture(picture, sizes)
  const loading = isLeading ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const)
  return (
    <picture
      className={`${styles.picture} ${className}`}
      style={{ '--ground': `var(--${groundOf(picture.ground)})` }}
    >
      {isFigure &&
        figureFormats
          .filter((format) => format !== 'jpg')
          .map((format) => (
            <source
              key={format}
              type={mediaTypeOf(format)}
              srcSet={figureSet(picture, format)}
              sizes={sizes}
            />
          ))}
      <img
        src={picture.src ?? figureAddress(picture, shownWidth, 'jpg')}
        srcSet={isFigure ? figureSet(picture, 'jpg') : undefined}
        sizes={isFigure ? sizes : undefined}
        alt={picture.alt ?? ''}
        width={shownWidth}
        height={figureHeight(shownWidth)}
        decoding="async"
        {...loading}
      />
    </picture>
  )
}

/**
 * Has the browser begin to load the picture before it meets it: React writes the link into the page's head. A browser
 * that does not know AVIF passes over it by its type.
 */
function preloadPicture({ src, ...figure }: ShownPicture, sizes: string): void {
  const options = { as: 'image', fetchPriority: 'high' } as const
  if (src !== null) return preload(src, options)
  preload(figureAddress(figure, shownWidth, 'avif'), {
    ...options,
    type: mediaTypeOf('avif'),
    imageSrcSet: figureSet(figure, 'avif'),
    imageSizes: sizes,
  })
}

/**
 * The `sizes` of a leading picture that fills the width. A phone takes one that is an eighth coarser than its screen:
 * sand shows no difference, and the picture is there a round trip earlier.
 */
export const fullWidth = '(max-width: 540px) 88vw, 100vw'

/** Where neither sizes nor formats are understood, and the ratio that keeps the place. */
const shownWidth = 640
