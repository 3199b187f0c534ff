import { useMessages } from '#i18n/language-context.tsx'
import styles from './breadcrumbs.module.css'

export type Crumb = { name: string; href: string | null }

/** The way from the home page down to here; the last one is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const messages = useMessages()
  if (crumbs.length < 2) return null
  return (
    <nav className={styles.crumbs} aria-label={messages.breadcrumbs}>
      <ol>
        {crumbs.map((crumb, index) => (
          <li key={crumb.name}>
            {crumb.href === null || index === crumbs.length - 1 ? (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{crumb.name}</span>
            ) : (
              <a href={crumb.href}>{crumb.name}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
