import { useLazyMessages } from '#i18n/language-context.tsx'
import { pickingMessages } from '#i18n/lazy/picking.ts'
import styles from './picture-focus.module.css'

/** The ratios in which the site crops pictures: stage, blocks, lists. */
const ratios = { stage: 21 / 9, wide: 16 / 9, list: 4 / 3, square: 1, upright: 4 / 5 } as const
const names = ['stage', 'wide', 'list', 'square', 'upright'] as const
/** In CSS pixels. */
const height = 84

/** The picture as the site crops it around its focal point, whose place is given in shares of width and height. */
export function CropPreviews({ src, x, y }: { src: string; x: number; y: number }) {
  const { focus: messages } = useLazyMessages(pickingMessages)
  return (
    <div className={styles.crops}>
      {names.map((name) => (
        <figure key={name}>
          <img
            src={src}
            alt=""
            width={Math.round(height * ratios[name])}
            height={height}
            style={{ objectPosition: `${x * 100}% ${y * 100}%` }}
          />
          <figcaption>{messages.ratios[name]}</figcaption>
        </figure>
      ))}
    </div>
  )
}
