/**
 * Pages, and the sections with the content of pages, events, stories and subscriptions.
 *
 * A section exists once per language. Its content is in its revisions, which are append-only; its publications
 * determine which revision visitors see, and when. So a draft is simply a revision without a publication.
 */
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Localized } from '#i18n/languages.ts'
import { createdAt, id, instant, updatedAt } from './columns.ts'
import { media } from './media.ts'
import { releases } from './releases.ts'
import { users } from './users.ts'

export const pages = pgTable(
  'pages',
  {
    id: id(),
    parentId: integer().references((): AnyPgColumn => pages.id),
    position: integer().notNull().default(0),
    /** Names a page that code links to (`visit`, `accessibility`, …); it can be edited, but not deleted. */
    systemKey: text().unique(),
    contentType: text({ enum: ['page', 'landing'] })
      .notNull()
      .default('page'),
    isOnline: boolean().notNull().default(true),
    onlineFrom: instant(),
    onlineTo: instant(),
    isClickable: boolean().notNull().default(true),
    hasTabNavigation: boolean().notNull().default(false),
    pageClass: text().notNull().default(''),
    heroImageId: integer().references(() => media.id),
    ogImageId: integer().references(() => media.id),
    figureSeed: text(),
    heroVideo: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** When the page was put into the trash, and by whom; it can be restored for a while (`trashDays`). */
    deletedAt: instant(),
    deletedBy: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [index('pages_by_parent').on(t.parentId, t.position)],
)

/** The language-specific data of a page: the path, the titles, metadata for search engines. */
export const pageLocales = pgTable(
  'page_locales',
  {
    id: id(),
    pageId: integer()
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    language: text({ enum: ['de', 'en'] }).notNull(),
    slug: text().notNull(),
    /** The slugs from the root down, joined by `/`; empty for the home page. Updated when an ancestor moves. */
    path: text().notNull(),
    title: text().notNull(),
    headline: text(),
    metaTitle: text(),
    metaDescription: text(),
    ogTitle: text(),
    ogDescription: text(),
    ogType: text(),
    heroText: text(),
    heroLinkText: text(),
    heroLinkUrl: text(),
  },
  (t) => [
    uniqueIndex('page_locales_once').on(t.pageId, t.language),
    uniqueIndex('page_locales_path').on(t.language, t.path),
  ],
)

/** A template that staff have made of a page: its content in the languages that it has. */
export const pageTemplates = pgTable('page_templates', {
  id: id(),
  name: text().notNull(),
  contentType: text({ enum: ['page', 'landing'] })
    .notNull()
    .default('page'),
  content: jsonb().$type<Partial<Localized<unknown>>>().notNull(),
  createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
})

/**
 * A shared block: content that is written once and shown in many places. Its sections hold its content in each language, as
 * those of a page do; the name is for staff only, and may be missing in one language.
 */
export const sharedBlocks = pgTable('shared_blocks', {
  id: id(),
  name: jsonb().$type<Localized>().notNull(),
  createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  /** When it was put into the trash, and by whom; it can be restored for a while (`trashDays`). */
  deletedAt: instant(),
  deletedBy: integer().references(() => users.id, { onDelete: 'set null' }),
})

/** What a content belongs to. */
export const sectionOwners = ['page', 'event', 'article', 'subscription', 'shared'] as const
export type SectionOwner = (typeof sectionOwners)[number]

export const sections = pgTable(
  'sections',
  {
    id: id(),
    /** `page-{id}`, `event-{id}`, `article-{id}`, `subscription-{id}` or `shared-{id}`. */
    slug: text().notNull(),
    language: text({ enum: ['de', 'en'] }).notNull(),
    ownerKind: text({ enum: sectionOwners }).notNull(),
    ownerId: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('sections_slug').on(t.slug, t.language),
    index('sections_by_owner').on(t.ownerKind, t.ownerId),
  ],
)

/** Append-only: a row is never changed or deleted (a trigger in the migrations refuses it). */
export const revisions = pgTable(
  'revisions',
  {
    id: id(),
    sectionId: integer()
      .notNull()
      .references(() => sections.id),
    /** The revision that it is based on; a save on top of another one is merged or refused. */
    parentId: integer().references((): AnyPgColumn => revisions.id),
    content: jsonb().$type<unknown>().notNull(),
    authorId: integer().references(() => users.id),
    summary: text().notNull().default(''),
    /** The sequence number of the last draft change that it includes; null if it was saved before any editing. */
    sequence: integer(),
    createdAt: createdAt(),
  },
  (t) => [index('revisions_by_section').on(t.sectionId, t.id)],
)

/** A revision that is visible from `publishAt` until `unpublishAt`; of several, the latest `publishAt` is in effect. */
export const publications = pgTable(
  'publications',
  {
    id: id(),
    sectionId: integer()
      .notNull()
      .references(() => sections.id),
    revisionId: integer()
      .notNull()
      .references(() => revisions.id),
    /** Whether the revision has no blocks: a page that nobody has written is public, but not listed anywhere. */
    isEmpty: boolean().notNull().default(false),
    publishAt: instant().notNull(),
    unpublishAt: instant(),
    createdBy: integer().references(() => users.id),
    createdAt: createdAt(),
    cancelledAt: instant(),
  },
  (t) => [
    index('publications_by_section').on(t.sectionId, t.publishAt),
    check('publications_in_order', sql`${t.unpublishAt} IS NULL OR ${t.unpublishAt} > ${t.publishAt}`),
  ],
)

/** A link that shows a draft, or the site with a release, to somebody without an account until it expires. */
export const previewLinks = pgTable(
  'preview_links',
  {
    id: id(),
    tokenHash: text().notNull().unique(),
    revisionId: integer().references(() => revisions.id),
    releaseId: integer().references(() => releases.id, { onDelete: 'cascade' }),
    createdBy: integer().references(() => users.id),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    index('preview_links_by_release').on(t.releaseId),
    check('preview_links_show_one', sql`num_nonnulls(${t.revisionId}, ${t.releaseId}) = 1`),
  ],
)
