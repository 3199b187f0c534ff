import { Content } from '#blocks/content.tsx'
import { Breadcrumbs, type Crumb } from '#design/breadcrumbs/breadcrumbs.tsx'
import { useLanguage, useMessages } from '#i18n/language-context.tsx'
import { useHeadPlaces } from '../head-places.tsx'
import { listCrumbs } from './page-crumbs.ts'
import type { ListIntroduction } from './page-parts.ts'
import styles from './list-heading.module.css'
import { PageHeading } from './page-heading.tsx'

/**
 * The heading of a list, with the stage, the headline and the introduction of editors. `title` and `lead` are the
 * defaults, and `above` are the breadcrumbs between home and the list.
 */
export function ListHeading(props: {
  own: ListIntroduction | null
  title: string
  lead?: string
  above?: Crumb[]
}) {
  const { own, title, lead, above = [] } = props
  const messages = useMessages()
  const language = useLanguage()
  const { placeOf, regionOf } = useHeadPlaces()
  const introduction = own?.content && own.content.containers.length > 0 ? own.content : null
  return (
    <>
      {own?.page.picture ? (
        <PageHeading page={own.page} heroHref={own.heroHref} />
      ) : (
        <div className="wrap">
          <Breadcrumbs crumbs={listCrumbs(own, title, { language, messages }, above)} />
          <div className={styles.head} {...(own && regionOf('heading'))}>
            <h1 {...(own && placeOf('headline'))}>{own?.page.headline ?? title}</h1>
            {lead && <p>{lead}</p>}
          </div>
        </div>
      )}
      {introduction && own && (
        <div className="wrap">
          <Content content={introduction} context={own.context} />
        </div>
      )}
    </>
  )
}
