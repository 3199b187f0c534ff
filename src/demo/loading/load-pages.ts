import { replaceNavigation } from '#domain/navigation/index.server.ts'
import {
  changePageTexts,
  createPage,
  picturesOf,
  publishPageContent,
  publishSection,
  saveRevision,
  type PageTexts,
  createSharedBlock,
} from '#domain/content/index.server.ts'
import { addRecord, addRecords, valuesOfRow } from '#domain/records/index.server.ts'
import { leaveRedirects } from '#domain/redirects/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { publishArticleText } from '#domain/content/index.server.ts'
import { languages, perLanguage, type Localized } from '#i18n/languages.ts'
import { store as articleCategoryStore } from '#records/article-category/store.server.ts'
import { store as articleTagStore } from '#records/article-tag/store.server.ts'
import { store as articleStore } from '#records/article/store.server.ts'
import { store as formStore } from '#records/form/store.server.ts'
import { plainFormField } from '#records/shared/plain-form-field.ts'
import { store as groupStore } from '#records/subscription-group/store.server.ts'
import { store as subscriptionStore } from '#records/subscription/store.server.ts'
import { href } from '#routing/paths.ts'
import { fixedPageIds, fixedPages, listPageIds, plainRouteIds, routeTable } from '#routing/table.ts'
import type { DemoPlan, PagePlan } from '../plan.ts'
import type { LibraryIds } from './load-library.ts'
import { byKey, idOf } from './keys.ts'
import type { HouseIds } from './load-house.ts'
import { resolveContent, resolveLink, type References } from './resolve-content.ts'

type Ids = HouseIds & { eventIds: Map<string, number>; library: LibraryIds; shopOrigin: string }

/** Loads everything that editors write: subscriptions, stories, pages, forms, menus and redirects. */
export async function loadPages(scope: Scope, plan: DemoPlan, ids: Ids): Promise<void> {
  const references: References = {
    page: new Map(),
    event: ids.eventIds,
    article: new Map(),
    subscription: new Map(),
    shared: new Map(),
    series: ids.seriesIds,
    genre: ids.genreIds,
    media: ids.library.items,
    plan,
  }
  for (const form of plan.forms)
    await addRecord(scope, formStore, {
      ...form,
      fields: form.fields.map((field) => ({ ...plainFormField, ...field })),
    })
  await loadSubscriptions(scope, plan, ids, references)
  await loadPageTree(scope, plan, references)
  await loadArticles(scope, plan, references, ids)
  await loadSharedBlocks(scope, plan, references)
  for (const page of plan.pages)
    for (const language of languages)
      await publishPageContent(
        scope,
        idOf(references.page, page.key, 'page'),
        language,
        resolveContent(page.content[language], references),
      )
  await loadSections(scope, plan, references)
  for (const article of plan.articles)
    await publishArticleText(
      scope,
      idOf(references.article, article.key, 'article'),
      perLanguage((language) => resolveContent(article.body[language], references)),
    )
  await loadNavigation(scope, plan, references)
  await leaveRedirects(scope, plan.redirects)
}

async function loadSubscriptions(
  scope: Scope,
  plan: DemoPlan,
  ids: Ids,
  references: References,
): Promise<void> {
  const groups = plan.subscriptionGroups.map((group) => ({ ...group }))
  const groupIds = byKey(groups, await addRecords(scope, groupStore, groups))
  for (const [position, subscription] of plan.subscriptions.entries()) {
    const { key, groupKey, season, eventKeys, choiceGroups, ...columns } = subscription
    const values = valuesOfRow(subscriptionStore, {
      isOnline: true,
      ...columns,
      shortCode: columns.shortCode.toLowerCase(),
      groupId: idOf(groupIds, groupKey, 'subscription group'),
      position,
      seasonId: idOf(ids.seasonIds, season, 'season'),
      choiceGroups: choiceGroups.map(({ name, seriesKey, roomKey, atLeast = null, atMost = null }) => ({
        name,
        series: seriesKey === undefined ? null : idOf(ids.seriesIds, seriesKey, 'series'),
        room: roomKey === undefined ? null : idOf(ids.roomIds, roomKey, 'room'),
        genre: null,
        dearest_from: null,
        dearest_to: null,
        events: [],
        at_least: atLeast,
        at_most: atMost,
      })),
      ticketUrlExternal: `${ids.shopOrigin}/buyingflow/subscription/${columns.shortCode}`,
      imageId: ids.library.ofOwners.get(`subscription:${key}`) ?? null,
      events: eventKeys.map((eventKey) => idOf(ids.eventIds, eventKey, 'event')),
    })
    references.subscription.set(key, await addRecord(scope, subscriptionStore, values))
  }
}

/** The tree is created first, without content, so that every page can link to every other one. */
async function loadPageTree(scope: Scope, plan: DemoPlan, references: References): Promise<void> {
  const paths = new Map<string, Localized>()
  for (const [position, page] of plan.pages.entries()) {
    const parent = page.parentKey === null ? undefined : paths.get(page.parentKey)
    const path = perLanguage((language) =>
      [parent?.[language], page.slugs[language]].filter(Boolean).join('/'),
    )
    const id = await createPage(scope, {
      parentId: page.parentKey === null ? null : idOf(references.page, page.parentKey, 'page'),
      position,
      systemKey: systemKeyOf(path.de),
      contentType: page.isLandingPage ? 'landing' : page.contentType,
      isClickable: page.isClickable,
      pageClass: page.pageClass,
      hasTabNavigation: page.hasTabNavigation,
      ...stagePicture(page, references),
      texts: perLanguage((language) => textsOf(page, language)),
    })
    paths.set(page.key, path)
    references.page.set(page.key, id)
  }
  // Stages may link to pages that are created later, so they are set at the end.
  for (const { key, hero } of plan.pages)
    for (const language of languages)
      if (hero)
        await changePageTexts(scope, idOf(references.page, key, 'page'), language, {
          heroLinkUrl: resolveLink(hero.link, references),
        })
}

/** The picture of the library on a page's stage, or the seed of its figure. */
function stagePicture({ hero }: PagePlan, references: References) {
  const { imageId, figureSeed } = picturesOf(resolveLink(hero?.image ?? '', references))
  return { heroImageId: imageId, figureSeed }
}

/** The key of a page that code links to, or of a list; null for all others. */
function systemKeyOf(path: string): string | null {
  if (path === '') return 'home'
  return (
    fixedPageIds.find((key) => fixedPages[key].de === path) ??
    listPageIds.find((key) => routeTable[key].de === path) ??
    null
  )
}

/** They are created before the pages that show them. */
async function loadSharedBlocks(scope: Scope, plan: DemoPlan, references: References): Promise<void> {
  for (const { key, name, content } of plan.sharedBlocks) {
    const { id } = await createSharedBlock(scope, 'de', {
      name,
      content: resolveContent(content.de, references),
    })
    references.shared.set(key, id)
    for (const language of languages) {
      const section = { ownerKind: 'shared' as const, ownerId: id, language }
      const document = resolveContent(content[language], references)
      await publishSection(scope, section, await saveRevision(scope, section, document))
    }
  }
}

async function loadSections(scope: Scope, plan: DemoPlan, references: References): Promise<void> {
  for (const { ownerKind, ownerKey, content } of plan.sections)
    for (const language of languages) {
      const key = { ownerKind, ownerId: idOf(references[ownerKind], ownerKey, ownerKind), language }
      const document = resolveContent(content[language], references)
      await publishSection(scope, key, await saveRevision(scope, key, document))
    }
}

function textsOf(page: PagePlan, language: 'de' | 'en'): PageTexts {
  return {
    slug: page.slugs[language],
    title: page.title[language],
    headline: page.headline[language],
    metaDescription: page.metaDescription[language],
    heroText: page.hero?.text[language] ?? null,
    heroLinkText: page.hero?.linkText[language] ?? null,
  }
}

async function loadArticles(
  scope: Scope,
  plan: DemoPlan,
  references: References,
  { library }: Ids,
): Promise<void> {
  const categories = plan.articleCategories.map((category) => ({ ...category }))
  const categoryIds = byKey(categories, await addRecords(scope, articleCategoryStore, categories))
  const tags = plan.articleTags.map((tag) => ({ ...tag }))
  const tagIds = byKey(tags, await addRecords(scope, articleTagStore, tags))
  for (const { key, categoryKey, tagKeys, eventKeys, recordingKey, ...columns } of plan.articles) {
    const values = valuesOfRow(articleStore, {
      isOnline: true,
      ...columns,
      categoryId: idOf(categoryIds, categoryKey, 'category'),
      recordingId: recordingKey === null ? null : idOf(library.items, recordingKey, 'file'),
      imageId: library.ofOwners.get(`article:${key}`) ?? null,
      tags: tagKeys.map((tagKey) => idOf(tagIds, tagKey, 'tag')),
      events: eventKeys.map((eventKey) => idOf(references.event, eventKey, 'event')),
    })
    references.article.set(key, await addRecord(scope, articleStore, values))
  }
}

async function loadNavigation(scope: Scope, plan: DemoPlan, references: References): Promise<void> {
  const targetOf = (link: string) => {
    const resolved = resolveLink(link, references)
    const routeId = plainRouteIds.find((id) => resolved === `route:${id}`)
    if (routeId) return { routeId }
    const [kind, id = ''] = resolved.split(':')
    if (kind === 'page') return { pageId: Number(id) }
    return {
      url: perLanguage((language) => (kind === 'form' ? href('forms', language, { slug: id }) : link)),
    }
  }
  await replaceNavigation(
    scope,
    'main',
    plan.navigation.menu.map((entry) => ({
      label: entry.name,
      target: targetOf(entry.target),
      isHighlight: entry.isHighlight,
      children: entry.children.map((child) => ({ label: child.name, target: targetOf(child.target) })),
    })),
  )
  await replaceNavigation(
    scope,
    'footer',
    plan.navigation.footer.map((entry) => ({ label: entry.name, target: targetOf(entry.target) })),
  )
}
