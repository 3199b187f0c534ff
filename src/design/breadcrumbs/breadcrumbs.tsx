import { useMessages } from '#i18n/language-context.tsx'
import { findBackCrumb, type Crumb, type LinkedCrumb } from './back-crumb.ts'
import styles from './breadcrumbs.module.css'

export type { Crumb, LinkedCrumb }

/**
 * The path from the home page to this page, which is the last crumb. Phones show only one link back: to the previous
 * crumb, or to the one given as `back` (specification, section 2). Renders nothing for a single crumb. A script makes
 * links to a list lead to the list as it was left (site/browser/enhance-back-links.ts).
 */
export function Breadcrumbs({ crumbs, back: chosen }: { crumbs: Crumb[]; back?: LinkedCrumb }) {
  const messages = useMessages()
  if (crumbs.length < 2) return null
  const back = chosen ?? findBackCrumb(crumbs)
  return (
    <nav className={styles.crumbs} aria-label={messages.breadcrumbs} data-crumbs="">
      {back && (
        <p className={styles.back}>
          <a href={back.href} data-ahead={back.isAhead}>
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
            <li key={index}>
              {crumb.href === null || isHere ? (
                <span aria-current={isHere ? 'page' : undefined}>{crumb.name}</span>
              ) : (
                <a href={crumb.href} data-ahead={crumb.isAhead}>
                  {crumb.name}
                </a>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
