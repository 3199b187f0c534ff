import type { ReactNode } from 'react'
import styles from './staff-bar.module.css'

/**
 * Buttons and links beside each other; `isAtFoot` keeps them in sight below a long list or form. With a `label` they are a
 * group that screen readers name.
 */
export function StaffBar(props: { isAtFoot?: boolean; label?: string; role?: 'alert'; children: ReactNode }) {
  const { isAtFoot = false, label, role, children } = props
  const bar = { role, className: styles.bar, 'data-foot': isAtFoot ? '' : undefined, children }
  return label === undefined ? <div {...bar} /> : <fieldset {...bar} aria-label={label} />
}
