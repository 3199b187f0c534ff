import { useMessages } from '#i18n/language-context.tsx'
import styles from './anchor-navigation.module.css'

export type Anchor = { id: string; name: string }

/**
 * Links to the sections of a long page; enhance-anchor-navigation.ts marks the current one. Renders nothing for fewer
 * than two.
 */
export function AnchorNavigation({ anchors }: { anchors: Anchor[] }) {
  const messages = useMessages()
  if (anchors.length < 2) return null
  return (
    <nav className={styles.navigation} aria-label={messages.onThisPage} data-anchors="">
      <ul className="wrap">
        {anchors.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${encodeURIComponent(id)}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
