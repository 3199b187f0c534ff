import { Content } from '#blocks/content.tsx'
import { listFirstEvents, presentRow } from '#domain/events/index.server.ts'
import { findCodedPage } from '#domain/content/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { findSaleOutage } from '#domain/shop-feed/index.server.ts'
import { listArticles } from '#domain/stories/index.server.ts'
import { listSubscriptions } from '#domain/subscriptions/index.server.ts'
import { inLanguage } from '#i18n/in-language.ts'
import { pickLanguage } from '#i18n/languages.ts'
import { houseThing, venueThing, websiteThing } from '#linked-data/house.ts'
import { alternatePaths } from '#routing/paths.ts'
import { frameOf } from '../../frame-of.ts'
import { definePage } from '../../page.ts'
import type { PageRequest } from '../../page-request.server.ts'
import { loadPageParts, pageFacts } from '../content/load-page-parts.server.ts'
import { questionsOf } from '../content/questions-of.ts'
import { HomePage } from './home-page.tsx'

/** The home page. */
export default definePage({
  route: 'home',
  load,
  head: ({ page, houseName, content }, request) => {
    const paths = alternatePaths('home', { de: {}, en: {} })
    const frame = frameOf(request)
    const structuredData = [
      websiteThing(frame),
      houseThing(frame),
      venueThing(frame),
      ...questionsOf(content, request.publicOrigin + paths[request.language]),
    ]
    if (!page) return { title: houseName, paths, structuredData }
    // Without a title for search engines or sharing, the page is named after the house.
    const named = (text: string) => (text === page.title ? houseName : text)
    return {
      ...pageFacts({ ...page, meta_title: named(page.meta_title), og_title: named(page.og_title) }),
      paths,
      structuredData,
    }
  },
  View: ({ content, context, ...home }) => (
    <HomePage {...home} now={context.now}>
      {content && <Content content={content} context={context} />}
    </HomePage>
  ),
  shownAs: ({ shownAs }) => shownAs,
  section: ({ page }) => page && { ownerKind: 'page', ownerId: page.id },
  hasCalendarButton: () => false,
  searchEnd: () => null,
})

async function load(request: PageRequest) {
  const { scope, language, settings } = request
  const page = await findCodedPage(scope, language, 'home')
  const parts = await loadPageParts(request, page)
  const content = parts.content && parts.content.containers.length > 0 ? parts.content : null
  const automatic = content ? nothing : await loadAutomatic(scope)
  return {
    houseName: pickLanguage(settings.name, language),
    ...parts,
    ...inLanguage(automatic, language),
    events: inLanguage(automatic.events, language).map(presentRow),
    content,
  }
}

const nothing = { events: [], outage: null, stories: [], subscriptions: [] }

/** Loads the default content of the home page. */
async function loadAutomatic(scope: Scope) {
  const [events, outage, stories, subscriptions] = await Promise.all([
    listFirstEvents(scope, {}, 5),
    findSaleOutage(scope),
    listArticles(scope, {}, { pageSize: 3 }),
    listSubscriptions(scope, {}, { pageSize: 3 }),
  ])
  return { events, outage, stories: stories.items, subscriptions: subscriptions.items }
}
