import type { Page } from '#contracts/pages.ts'
import { Breadcrumbs } from '#design/breadcrumbs/breadcrumbs.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { Picture } from '#design/picture/picture.tsx'
import { useLanguage, useMessages } from '#i18n/language-context.tsx'
import { href } from '#routing/paths.ts'
import styles from './page-heading.module.css'

/**
 * The head of a content page: breadcrumbs (none on landing pages), the hero or else the headline, and the tabs of its
 * section. A page among tabs shows its parent's headline (specification, section 2).
 */
export function PageHeading({ page, heroHref }: { page: Page; heroHref: string | null }) {
  const messages = useMessages()
  const language = useLanguage()
  const isTab = page.parent !== null && page.parent.has_tab_navigation
  const headline = isTab && page.parent ? page.parent.headline : page.headline
  return (
    <header>
      {page.picture ? (
        <div className={styles.hero}>
          <Picture picture={page.picture} sizes="100vw" className={styles.picture} isLeading />
          <div className={`wrap ${styles.stage}`}>
            <h1>{headline}</h1>
            {page.hero_text && <p className={styles.text}>{page.hero_text}</p>}
            {page.hero_link && heroHref && (
              <p>
                <ButtonLink href={heroHref} variant="primary-invert">
                  {page.hero_link.link_text || messages.content.more}
                </ButtonLink>
              </p>
            )}
          </div>
        </div>
      ) : null}
      <div className="wrap">
        {!page.is_landing_page && (
          <Breadcrumbs
            crumbs={[
              { name: messages.header.home, href: href('home', language) },
              ...page.parents.map((parent) => ({
                name: parent.title,
                href: parent.is_clickable ? parent.url : null,
              })),
              { name: page.title, href: null },
            ]}
          />
        )}
        {!page.picture && <h1 className={styles.headline}>{headline}</h1>}
        {isTab && (
          <nav className={styles.tabs} aria-label={messages.pagesOfThisSection}>
            <ul>
              {page.siblings.map((sibling) => (
                <li key={sibling.id}>
                  <a href={sibling.url} aria-current={sibling.id === page.id ? 'page' : undefined}>
                    {sibling.title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {isTab && <h2 className={styles.tabTitle}>{page.headline}</h2>}
      </div>
    </header>
  )
}
