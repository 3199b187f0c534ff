import { Content } from '#blocks/content.tsx'
import { pageShare } from '#design/picture/share-card.ts'
import { addressOf } from '#design/rich-text/link-target.ts'
import { listFirstEvents, presentRow } from '#domain/events/index.server.ts'
import { findPage, resolveReferences } from '#domain/pages/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { listArticles } from '#domain/stories/index.server.ts'
import { listSubscriptions } from '#domain/subscriptions/index.server.ts'
import { inLanguage } from '#i18n/in-language.ts'
import { pickLanguage } from '#i18n/languages.ts'
import { alternatePaths } from '#routing/paths.ts'
import { definePage } from '../../page.ts'
import type { PageRequest } from '../../page-request.server.ts'
import { blockContext, loadSection } from '../content/load-section.server.ts'
import { photographOf } from '../content/photograph.ts'
import { HomePage } from './home-page.tsx'

/** The home page. */
export default definePage({
  route: 'home',
  load,
  head: ({ page, houseName }) => {
    // Without a title for search engines or sharing the page is named like the house.
    const named = (title: string | undefined) => (title === page?.title ? houseName : (title ?? houseName))
    return {
      title: named(page?.meta_title),
      description: page?.meta_description,
      ogType: page?.og_type,
      ogTitle: named(page?.og_title),
      ogDescription: page?.og_description,
      shareImage: page ? pageShare({ ...page, og_title: named(page.og_title) }) : undefined,
      photograph: page && photographOf(page),
      paths: alternatePaths('home', { de: {}, en: {} }),
    }
  },
  View: ({ content, context, ...home }) => (
    <HomePage {...home} now={context.now}>
      {content && <Content content={content} context={context} />}
    </HomePage>
  ),
  section: ({ page }) => page && { ownerKind: 'page', ownerId: page.id },
  hasCalendarButton: () => false,
})

async function load(request: PageRequest) {
  const { scope, language, settings } = request
  const page = await findPage(scope, language, '')
  const heroLink = page?.hero_link?.url ?? ''
  const [section, links] = await Promise.all([
    page && loadSection(request, { ownerKind: 'page', ownerId: page.id }),
    resolveReferences(scope, [heroLink], language),
  ])
  const content = section && section.containers.length > 0 ? section : null
  const automatic = content ? nothing : await loadAutomatic(scope)
  return {
    houseName: pickLanguage(settings.name, language),
    page,
    heroHref: addressOf(heroLink, links),
    ...inLanguage(automatic, language),
    events: inLanguage(automatic.events, language).map(presentRow),
    content,
    context: blockContext(request),
  }
}

const nothing = { events: [], stories: [], subscriptions: [] }

/** Loads the default content of the home page. */
async function loadAutomatic(scope: Scope) {
  const [events, stories, subscriptions] = await Promise.all([
    listFirstEvents(scope, {}, 5),
    listArticles(scope, {}, { pageSize: 3 }),
    listSubscriptions(scope, {}, { pageSize: 3 }),
  ])
  return { events, stories: stories.items, subscriptions: subscriptions.items }
}
