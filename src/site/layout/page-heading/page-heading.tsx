import type { Page } from '#contracts/pages.ts'
import { Breadcrumbs } from '#design/breadcrumbs/breadcrumbs.tsx'
import { Tabs } from '#design/tabs/tabs.tsx'
import { useLanguage, useMessages } from '#i18n/language-context.tsx'
import { useHeadPlaces } from '../head-places.tsx'
import { pageCrumbs } from './page-crumbs.ts'
import styles from './page-heading.module.css'
import { Stage } from './stage.tsx'

/** The data of the heading: of a page of the tree, or of another record with such a heading. */
export type HeadedPage = Pick<
  Page,
  | 'id'
  | 'title'
  | 'headline'
  | 'picture'
  | 'hero_text'
  | 'hero_link'
  | 'hero_video'
  | 'is_landing_page'
  | 'has_tab_navigation'
  | 'parent'
  | 'parents'
  | 'siblings'
> & {
  /** The fields of the head for headline and text, if they are not those of a page. */
  fields?: HeadingFields
}

export type HeadingFields = { headline: string; text: string; link: string | null }
const pageFields: HeadingFields = { headline: 'headline', text: 'text', link: 'link_text' }

/**
 * The heading of a page: breadcrumbs (none on landing pages), the hero or else the headline, and the tabs of its
 * section. A page among tabs shows its parent's headline (specification, section 2); tabs exist if the page or its
 * parent has tab navigation.
 */
export function PageHeading({ page, heroHref }: { page: HeadedPage; heroHref: string | null }) {
  const messages = useMessages()
  const language = useLanguage()
  const isTab = page.parent !== null && (page.has_tab_navigation || page.parent.has_tab_navigation)
  const headline = isTab && page.parent ? page.parent.headline : page.headline
  const { hasPlaces, placeOf, regionOf } = useHeadPlaces()
  // A page among tabs shows its own headline below them.
  const { fields = pageFields } = page
  return (
    <header className={styles.heading} {...regionOf('heading')}>
      {page.picture && (
        <Stage
          picture={page.picture}
          title={headline}
          page={page}
          heroHref={heroHref}
          fields={{ ...fields, headline: isTab ? null : fields.headline }}
        />
      )}
      {!page.picture && hasPlaces && <span data-head-picture="" />}
      <div className="wrap">
        <Breadcrumbs crumbs={pageCrumbs(page, { language, messages })} />
        {!page.picture && (
          <h1 className={styles.headline} {...(!isTab && placeOf(fields.headline))}>
            {headline}
          </h1>
        )}
        {isTab && (
          <Tabs
            label={messages.pagesOfThisSection}
            items={page.siblings.map((sibling) => ({
              name: sibling.title,
              href: sibling.url,
              isCurrent: sibling.id === page.id,
            }))}
          />
        )}
        {isTab && (
          <h2 className={styles.tabTitle} {...placeOf(fields.headline)}>
            {page.headline}
          </h2>
        )}
        {/* With a lead, the page gets a stage that shows it. */}
        {!page.picture && hasPlaces && (
          <p className={styles.lead} {...placeOf(fields.text, { isEmpty: true })} />
        )}
      </div>
    </header>
  )
}
