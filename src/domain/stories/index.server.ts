/** Stories: articles to read, hear and watch. */
export {
  articlePageSize,
  findArticle,
  findArticles,
  findTag,
  listArticles,
  listArticlesOnEvent,
  listCategories,
  listTags,
} from './find-articles.server.ts'
export {
  createArticle,
  createCategories,
  createTags,
  indexArticle,
  publishArticleText,
  type ArticleDraft,
} from './create-article.server.ts'
