/** Uploaded pictures and files; the renditions of a picture follow from its width (design/picture/photo-address.ts). */
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { createdAt, id, instant, localized, updatedAt } from './columns.ts'
import { users } from './users.ts'

const mediaKinds = ['image', 'document', 'audio', 'video'] as const

export const media = pgTable(
  'media',
  {
    id: id(),
    /** No longer used: a later version removes it. */
    version: integer().notNull().default(1),
    kind: text({ enum: mediaKinds }).notNull(),
    fileName: text().notNull(),
    /** Names the content in addresses and in the file store; another content gets another key. */
    storageKey: text().notNull().unique(),
    mimeType: text().notNull(),
    byteSize: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    /** As it is shown, in pixels; only of images. */
    width: integer(),
    height: integer(),
    /** How long a recording or a film lasts; null for anything else, and if its file does not say it. */
    durationMs: integer(),
    /** What is said and heard, in lines that may begin with a time (`src/blocks/transcript.ts`). */
    transcript: localized(),
    /** The language of a document or a recording; null if it is in none or in several. */
    language: text({ enum: ['de', 'en'] }),
    alt: localized(),
    isDecorative: boolean().notNull().default(false),
    caption: localized(),
    /** The photographer. */
    credit: text(),
    /** The copyright holder. */
    copyright: text(),
    /** Until when the rights allow that visitors see it; null without an end. */
    shownUntil: instant(),
    /** Whether the press may use it with its credit. */
    isPress: boolean().notNull().default(false),
    tags: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The point that stays visible when a picture is cropped, from 0 to 1 of width and height. */
    focalX: real().notNull().default(0.5),
    focalY: real().notNull().default(0.5),
    /** When all renditions were made; null while only those in JPEG exist. */
    preparedAt: instant(),
    uploadedBy: integer().references(() => users.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('media_by_content').on(t.sha256),
    index('media_by_end')
      .on(t.shownUntil)
      .where(sql`${t.shownUntil} IS NOT NULL`),
    index('media_unprepared')
      .on(t.id)
      .where(sql`${t.kind} = 'image' AND ${t.preparedAt} IS NULL`),
    check('media_focal_point', sql`${t.focalX} BETWEEN 0 AND 1 AND ${t.focalY} BETWEEN 0 AND 1`),
  ],
)

/** Unfinished uploads by staff. A finished one names its media item, so that a repeated call returns the same. */
export const mediaUploads = pgTable(
  'media_uploads',
  {
    id: text().primaryKey(),
    fileName: text().notNull(),
    byteSize: bigint({ mode: 'number' }).notNull(),
    /** The item whose content is to be replaced; null for a new item. */
    replacesId: integer().references(() => media.id, { onDelete: 'cascade' }),
    uploadedBy: integer().references(() => users.id, { onDelete: 'cascade' }),
    mediaId: integer().references((): AnyPgColumn => media.id, { onDelete: 'cascade' }),
    /** Whether the content was in the library before. */
    wasKnown: boolean().notNull().default(false),
    /** Until when one process has the right to make the item; after a crash another one may. */
    finishingUntil: instant(),
    createdAt: createdAt(),
  },
  (t) => [index('media_uploads_by_time').on(t.createdAt)],
)

/** The chunks of unfinished uploads that have arrived; each is a content of the private store. */
export const mediaUploadParts = pgTable(
  'media_upload_parts',
  {
    uploadId: text()
      .notNull()
      .references(() => mediaUploads.id, { onDelete: 'cascade' }),
    /** Where the chunk begins, in bytes. */
    offset: bigint({ mode: 'number' }).notNull(),
    byteSize: integer().notNull(),
    name: text().notNull().unique(),
  },
  (t) => [primaryKey({ columns: [t.uploadId, t.offset] })],
)

/** Replaced contents, which open pages in browsers still request for a while. */
export const replacedMedia = pgTable('replaced_media', {
  storageKey: text().primaryKey(),
  replacedAt: instant().notNull(),
})
