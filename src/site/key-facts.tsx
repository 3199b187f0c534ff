import type { ReactNode } from 'react'
import styles from './key-facts.module.css'

type Given = {
  /** Pairs of `dt` and `dd`, each in a `div`. */
  facts: ReactNode
  price: ReactNode
  /** The main action, after the price. */
  action: ReactNode
  /** Shown before the price. */
  status?: ReactNode
  children?: ReactNode
}

/** The bar below the title of a detail page: facts, price and the main action. */
export function KeyFacts({ facts, status, price, action, children }: Given) {
  return (
    <div className={styles.facts}>
      <dl>{facts}</dl>
      <div className={styles.action}>
        {status}
        {price && <p className={styles.price}>{price}</p>}
        {action}
      </div>
      {children}
    </div>
  )
}
