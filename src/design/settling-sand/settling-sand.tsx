import { figureOf } from '../picture/figure-address.ts'
import { hasSand } from '../picture/house.generated.ts'
import styles from './settling-sand.module.css'

/**
 * The place of an animation of sand that settles into a figure once, over the figure's `Picture` in a positioned box;
 * the still image stays below and remains. The server renders nothing visible (`enhanceSettlingSand` draws), and
 * nothing at all for photographs and for a house that draws other figures.
 */
export function SettlingSand({ picture }: { picture: { src: string | null; seed: string; ground: string } }) {
  if (!hasSand || picture.src !== null) return null
  const { ground, variant } = figureOf(picture)
  return (
    <span hidden className={styles.sand} data-settling-sand="" data-ground={ground} data-variant={variant} />
  )
}
