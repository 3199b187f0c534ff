/** Stories: articles with a category (read, listen, watch) and tags. Their text is the section `article-{id}`. */
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, houseValues, id, instant, localized, updatedAt } from './columns.ts'
import { events } from './events.ts'
import { media } from './media.ts'

export const articleCategories = pgTable('article_categories', {
  id: id(),
  key: text().notNull().unique(),
  name: localized().notNull(),
  /** Whether the story is for reading, listening or watching (specification, section 2). */
  icon: text({ enum: ['book', 'headphone', 'play'] })
    .notNull()
    .default('book'),
  position: integer().notNull().default(0),
  houseValues: houseValues(),
})

export const articleTags = pgTable('article_tags', {
  id: id(),
  name: localized().notNull(),
  slug: localized().notNull(),
})

export const articles = pgTable(
  'articles',
  {
    id: id(),
    slug: localized().notNull(),
    title: localized().notNull(),
    teaser: localized(),
    categoryId: integer().references(() => articleCategories.id),
    author: text(),
    readingMinutes: integer(),
    publishedAt: instant().notNull(),
    imageId: integer().references(() => media.id),
    figureSeed: text(),
    /** What there is to hear or to see: a recording or a film of the library. */
    recordingId: integer().references(() => media.id),
    isOnline: boolean().notNull().default(true),
    onlineTo: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    houseValues: houseValues(),
  },
  (t) => [index('articles_by_date').on(t.publishedAt, t.id), index('articles_by_category').on(t.categoryId)],
)

export const articleTagLinks = pgTable(
  'article_tag_links',
  {
    articleId: integer()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    tagId: integer()
      .notNull()
      .references(() => articleTags.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.articleId, t.tagId] }), index('article_tag_links_by_tag').on(t.tagId)],
)

export const articleEvents = pgTable(
  'article_events',
  {
    articleId: integer()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    eventId: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.articleId, t.eventId] }), index('article_events_by_event').on(t.eventId)],
)
