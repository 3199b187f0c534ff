import type { BlockViewProps } from '../view.ts'
import type { SubscriptionListFields } from './schema.ts'
import styles from './subscription-list.module.css'

export function View({ children }: BlockViewProps<SubscriptionListFields>) {
  return children ? <ul className={styles.list}>{children}</ul> : null
}
