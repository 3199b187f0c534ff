import { useMessages } from '#i18n/language-context.tsx'
import styles from './anchor-navigation.module.css'

export type Anchor = { id: string; name: string }

/**
 * The sections of a long page, each a link to its place; enhance-anchor-navigation.ts marks the one being read. Nothing
 * for fewer than two.
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
