import {
  articleCategoriesCall,
  articleTagsCall,
  articlesTeaserCall,
  findArticleCall,
  findArticleTagCall,
  listArticlesCall,
} from '#contracts/articles.ts'
import {
  findArticle,
  findTag,
  listArticles,
  listCategories,
  listTags,
  storyPath,
} from '#domain/stories/index.server.ts'
import { withPictureFiles } from '#domain/content/index.server.ts'
import { findGone } from '#domain/shown-records.server.ts'
import { inLanguage } from '#i18n/in-language.ts'
import type { Language } from '#i18n/languages.ts'
import { answerList, pagingOf, reduceEntries } from './answer-list.ts'
import type { Api } from './environment.ts'
import { handle } from './handle.ts'
import { refuse } from './refusal.ts'
import { findShownSection } from './show-section.ts'

/** As many as the home page shows. */
const teasers = 3

export function articleHandlers(api: Api): void {
  handle(api, listArticlesCall, async ({ scope, query: asked, context }) => {
    const { id: ids, category, tag, size, modified_since: changedSince } = asked
    const { page, pageSize } = pagingOf({ ...asked, page_size: asked.page_size ?? size })
    const selection = { ids, categoryIds: category, tagIds: tag, changedSince }
    const listed = await listArticles(scope, selection, { page, pageSize })
    const items = listed.items.map(withPictureFiles)
    if (size !== undefined) return reduceEntries(items, asked)
    return answerList(context, asked, { ...listed, items }, (each) => findGone(scope, 'article', each))
  })

  handle(api, articlesTeaserCall, async ({ scope, params: { lang: language }, query }) => {
    const { category, tag, size = teasers } = query
    const selection = { categoryIds: category, tagIds: tag }
    const { items } = await listArticles(scope, selection, { pageSize: size })
    return items.map((item) => ({
      ...inLanguage(withPictureFiles(item), language),
      url: storyPath(item, language),
    }))
  })

  handle(api, findArticleCall, async ({ scope, params: { id }, context }) => {
    const article = await findArticle(scope, id)
    if (!article) return refuse(context, 404, (words) => words.article)
    const textIn = (language: Language) =>
      findShownSection(context, { ownerKind: 'article', ownerId: id, language })
    const [de, en] = [await textIn('de'), await textIn('en')]
    return { ...withPictureFiles(article), text: { de, en } }
  })

  handle(api, articleCategoriesCall, ({ scope }) => listCategories(scope))

  handle(api, articleTagsCall, ({ scope }) => listTags(scope))

  handle(api, findArticleTagCall, async ({ scope, params, context }) => {
    const tag = await findTag(scope, params.id)
    return tag ?? refuse(context, 404, (words) => words.tag)
  })
}
