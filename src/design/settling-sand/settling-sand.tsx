import { figureOf } from '../picture/figure-address.ts'
import styles from './settling-sand.module.css'

/**
 * The place of sand that settles into a figure once, laid over the figure's `Picture` in a box that is positioned; the
 * still image stays below and is what remains. The server renders nothing that one sees (`enhanceSettlingSand` draws),
 * and over photographs nothing at all.
 */
export function SettlingSand({ picture }: { picture: { src: string | null; seed: string; ground: string } }) {
  if (picture.src !== null) return null
  const { ground, variant } = figureOf(picture)
  return (
    <span hidden className={styles.sand} data-settling-sand="" data-ground={ground} data-variant={variant} />
  )
}
