/** Stories: articles to read, hear and watch. */
export {
  findArticle,
  findTag,
  listArticles,
  listArticlesForFeed,
  listArticlesOnEvent,
  listCategories,
  listTags,
  storyPath,
} from './find-articles.server.ts'
export { createArticle, createCategories, createTags, type ArticleDraft } from './create-article.server.ts'
export { checkArticle } from './check-article.ts'
