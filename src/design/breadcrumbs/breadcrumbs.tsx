import { useMessages } from '#i18n/language-context.tsx'
import { findBackCrumb, type Crumb } from './back-crumb.ts'
import styles from './breadcrumbs.module.css'

export type { Crumb }

/**
 * The path from the home page to this page, which is the last crumb. Phones show only the link back to the page above.
 * Renders nothing for a single crumb. A script restores a list's state in these links (site/browser/back-link.ts).
 */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const messages = useMessages()
  if (crumbs.length < 2) return null
  const back = findBackCrumb(crumbs)
  return (
    <nav className={styles.crumbs} aria-label={messages.breadcrumbs} data-crumbs="">
      {back && (
        <p className={styles.back}>
          <a href={back.href} data-back="">
            <span aria-hidden="true">‹ </span>
            {back.name}
          </a>
        </p>
      )}
      <ol data-has-back={back ? '' : undefined}>
        {crumbs.map((crumb, index) => {
          const isHere = index === crumbs.length - 1
          return (
            // Nested pages may have the same name; their order does not change.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              {crumb.href === null || isHere ? (
                <span aria-current={isHere ? 'page' : undefined}>{crumb.name}</span>
              ) : (
                <a href={crumb.href}>{crumb.name}</a>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
