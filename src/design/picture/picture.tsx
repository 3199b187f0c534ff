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

export type ShownPicture = {
  src: string | null
  seed: string
  ground: string
  alt: string | null
  caption?: string | null
  copyright?: string | null
}

/**
 * A photograph, or the Chladni figure that stands for it. Figures repeat what the adjacent text says, so they are
 * decorative. `sizes` is the displayed width, as in HTML. Its space is reserved until it has loaded, in the figure's
 * ground colour.
 */
export function Picture(props: {
  picture: ShownPicture
  sizes: string
  className?: string
  /** For the one picture that is the largest above the fold: it is loaded with the highest priority. */
  isLeading?: boolean
}) {
  const { picture, sizes, className = '', isLeading = false } = props
  const isFigure = picture.src === null
  // In a browser (islands, the page editor) a preload would come no earlier than the picture itself.
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
 * Preloads the picture: React adds the link to the page's head. A browser without AVIF support skips it because of its
 * type.
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
 * The `sizes` of a full-width leading picture. Phones load a resolution one eighth lower than their screen's: no
 * difference is visible in the sand, and the picture arrives a round trip earlier.
 */
export const fullWidth = '(max-width: 540px) 88vw, 100vw'

/** For browsers that support neither `sizes` nor the formats, and for the ratio that reserves the space. */
const shownWidth = 640
