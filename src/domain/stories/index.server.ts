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
export { checkArticle } from './check-article.ts'
