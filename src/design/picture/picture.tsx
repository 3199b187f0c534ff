import { preload } from 'react-dom'
import {
  figureAddress,
  figureFormats,
  figureHeight,
  figureSet,
  groundOf,
  mediaTypeOf,
  type FigureFormat,
} from './figure-address.ts'
import { photoAddress, photoSet, positionOf, readPhoto } from './photo-address.ts'
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
 * A photograph, or the Chladni figure that stands for it, in AVIF, WebP and JPEG. Figures repeat what the adjacent text
 * says, so they are decorative. `sizes` is the displayed width, as in HTML. Its space is reserved until it has loaded, in
 * the figure's ground colour. A photograph that is cropped keeps its focal point visible.
 */
export function Picture(props: {
  picture: ShownPicture
  sizes: string
  className?: string
  /** For the one picture that is the largest above the fold: it is loaded with the highest priority. */
  isLeading?: boolean
}) {
  const { picture, className = '', isLeading = false } = props
  // Browsers know the layout of lazy pictures only: for others, `auto` is invalid.
  const sizes = isLeading ? props.sizes.replace(/^auto, /, '') : props.sizes
  const files = filesOf(picture)
  // In a browser (islands, the page editor) a preload would come no earlier than the picture itself.
  if (isLeading && typeof document === 'undefined') preloadPicture(files, sizes)
  const loading = isLeading ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const)
  return (
    <picture
      className={`${styles.picture} ${className}`}
      style={{ '--ground': `var(--${groundOf(picture.ground)})` }}
    >
      {files.setOf &&
        figureFormats
          .filter((format) => format !== 'jpg')
          .map((format) => (
            <source key={format} type={mediaTypeOf(format)} srcSet={files.setOf?.(format)} sizes={sizes} />
          ))}
      <img
        src={files.addressOf('jpg')}
        srcSet={files.setOf?.('jpg')}
        sizes={files.setOf ? sizes : undefined}
        alt={picture.alt ?? ''}
        width={shownWidth}
        height={files.height}
        decoding="async"
        style={files.position === undefined ? undefined : { objectPosition: files.position }}
        {...loading}
      />
    </picture>
  )
}

type Files = {
  addressOf: (format: FigureFormat) => string
  /** The `srcset` of a format; null for a picture that exists as one file only. */
  setOf: ((format: FigureFormat) => string) | null
  height: number
  position?: string | undefined
}

function filesOf(picture: ShownPicture): Files {
  const { src } = picture
  if (src === null)
    return {
      addressOf: (format) => figureAddress(picture, shownWidth, format),
      setOf: (format) => figureSet(picture, format),
      height: figureHeight(shownWidth),
    }
  const photo = readPhoto(src)
  if (!photo) return { addressOf: () => src, setOf: null, height: figureHeight(shownWidth) }
  return {
    addressOf: (format) => photoAddress(photo, shownWidth, format),
    setOf: (format) => photoSet(photo, format),
    height: Math.round((shownWidth * photo.height) / photo.width),
    position: positionOf(photo.focus),
  }
}

/**
 * Preloads the picture: React adds the link to the page's head. A browser without AVIF support skips it because of its
 * type.
 */
function preloadPicture({ addressOf, setOf }: Files, sizes: string): void {
  const options = { as: 'image', fetchPriority: 'high' } as const
  if (!setOf) return preload(addressOf('jpg'), options)
  preload(addressOf('avif'), {
    ...options,
    type: mediaTypeOf('avif'),
    imageSrcSet: setOf('avif'),
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
