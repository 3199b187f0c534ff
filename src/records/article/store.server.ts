import { articleEvents, articles, articleTagLinks } from '#db/schema/index.ts'
import { indexArticle } from '#domain/content/index.server.ts'
import { storeOf } from '#domain/records/index.server.ts'
import { namesOfReleases } from '#domain/releases/index.server.ts'
import { removeSearchDocuments } from '#domain/search/index.server.ts'
import { checkArticle } from '#domain/stories/index.server.ts'
import { languages } from '#i18n/languages.ts'
import { detailHref } from '#routing/paths.ts'
import { record } from './record.ts'

export const store = storeOf(record, {
  table: articles,
  computed: { waits_in: { sql: () => namesOfReleases('article', articles.id) } },
  // A new story is not public until somebody publishes it.
  beforeInsert: () => ({ isOnline: false }),
  columns: { figure_seed: 'figureSeed' },
  validate: checkArticle,
  address: (id, { slug }, language) => detailHref('stories', language, { id, slug }),
  parts: {
    tags: { table: articleTagLinks, owner: 'articleId', item: 'tagId' },
    events: { table: articleEvents, owner: 'articleId', item: 'eventId' },
  },
  index: async (scope, written) => {
    for (const { id } of written) for (const language of languages) await indexArticle(scope, id, language)
  },
  afterDelete: (scope, deleted) =>
    removeSearchDocuments(
      scope,
      'article',
      deleted.map(({ id }) => id),
    ),
})
