import { Missing } from '../missing.tsx'
import type { BlockViewProps } from '../view.ts'
import type { SubscriptionListFields } from './schema.ts'
import styles from './subscription-list.module.css'

export function View({ context, children, count = 0 }: BlockViewProps<SubscriptionListFields>) {
  if (count === 0) return <Missing context={context} reason="no_items" />
  return <ul className={styles.list}>{children}</ul>
}
