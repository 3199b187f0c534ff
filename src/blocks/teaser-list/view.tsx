import type { BlockViewProps } from '../view.ts'
import type { TeaserListFields } from './schema.ts'
import styles from './teaser-list.module.css'

export function View({ fields, children }: BlockViewProps<TeaserListFields>) {
  if (!children) return null
  return (
    <ul id={fields.anchor || undefined} className={styles.list} data-class={fields.extra_class}>
      {children}
    </ul>
  )
}
