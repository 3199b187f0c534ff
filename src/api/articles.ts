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
import { refuse } from './refusal.ts'
import { findShownSection } from './show-section.ts'

/** As many as the home page shows. */
const teasers = 3

export function articleHandlers(api: Api): void {
  api.openapi(listArticlesCall, async (context) => {
    const asked = context.req.valid('query')
    const { id: ids, category, tag, size, modified_since: changedSince } = asked
    const scope = context.get('scope')
    const { page, pageSize } = pagingOf({ ...asked, page_size: asked.page_size ?? size })
    const selection = { ids, categoryIds: category, tagIds: tag, changedSince }
    const listed = await listArticles(scope, selection, { page, pageSize })
    const items = listed.items.map(withPictureFiles)
    if (size !== undefined) return context.json(reduceEntries(items, asked), 200)
    const answer = await answerList(context, asked, { ...listed, items }, (each) =>
      findGone(scope, 'article', each),
    )
    return answer ? context.json(answer, 200) : refuse(context, 404, (words) => words.page)
  })

  api.openapi(articlesTeaserCall, async (context) => {
    const { lang: language } = context.req.valid('param')
    const { category, tag, size = teasers } = context.req.valid('query')
    const selection = { categoryIds: category, tagIds: tag }
    const { items } = await listArticles(context.get('scope'), selection, { pageSize: size })
    const shown = items.map((item) => ({
      ...inLanguage(withPictureFiles(item), language),
      url: storyPath(item, language),
    }))
    return context.json(shown, 200)
  })

  api.openapi(findArticleCall, async (context) => {
    const { id } = context.req.valid('param')
    const article = await findArticle(context.get('scope'), id)
    if (!article) return refuse(context, 404, (words) => words.article)
    const textIn = (language: Language) =>
      findShownSection(context, { ownerKind: 'article', ownerId: id, language })
    const [de, en] = [await textIn('de'), await textIn('en')]
    return context.json({ ...withPictureFiles(article), text: { de, en } }, 200)
  })

  api.openapi(articleCategoriesCall, async (context) =>
    context.json(await listCategories(context.get('scope')), 200),
  )

  api.openapi(articleTagsCall, async (context) => context.json(await listTags(context.get('scope')), 200))

  api.openapi(findArticleTagCall, async (context) => {
    const tag = await findTag(context.get('scope'), context.req.valid('param').id)
    return tag ? context.json(tag, 200) : refuse(context, 404, (words) => words.tag)
  })
}
