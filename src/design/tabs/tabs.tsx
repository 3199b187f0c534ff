import { Icon } from '../icon/icon.tsx'
import styles from './tabs.module.css'

export type Tab = { name: string; href: string; isCurrent: boolean }

/**
 * Links between sibling pages. They scroll when they don't fit; with scripts (`enhanceTabs`) the current one is in
 * view, and an arrow marks each edge with more tabs beyond it.
 */
export function Tabs({ label, items }: { label: string; items: Tab[] }) {
  return (
    <nav className={styles.tabs} aria-label={label} data-tabs="">
      <ul>
        {items.map((item) => (
          <li key={item.href}>
            <a href={item.href} aria-current={item.isCurrent ? 'page' : undefined}>
              {item.name}
            </a>
          </li>
        ))}
      </ul>
      <span className={styles.before}>
        <Icon name="chevron-left" size={16} />
      </span>
      <span className={styles.after}>
        <Icon name="chevron-right" size={16} />
      </span>
    </nav>
  )
}
