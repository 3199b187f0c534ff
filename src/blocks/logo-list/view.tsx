import { Missing } from '../missing.tsx'
import type { BlockViewProps } from '../view.ts'
import styles from './logo-list.module.css'
import type { LogoListFields } from './schema.ts'

export function View({ fields, context, children, count = 0 }: BlockViewProps<LogoListFields>) {
  if (count === 0) return <Missing context={context} reason="no_items" />
  return (
    <ul className={styles.list} data-class={fields.extra_class}>
      {children}
    </ul>
  )
}
