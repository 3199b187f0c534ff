/** Uploaded pictures and files, and the renditions made of them. */
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core'
import { createdAt, id, localized, updatedAt } from './columns.ts'
import { users } from './users.ts'

export const media = pgTable(
  'media',
  {
    id: id(),
    kind: text({ enum: ['image', 'document', 'audio'] }).notNull(),
    fileName: text().notNull(),
    storageKey: text().notNull().unique(),
    mimeType: text().notNull(),
    byteSize: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    width: integer(),
    height: integer(),
    alt: localized(),
    isDecorative: boolean().notNull().default(false),
    caption: localized(),
    copyright: text(),
    /** The point that stays visible when a picture is cropped, from 0 to 1 of width and height. */
    focalX: real().notNull().default(0.5),
    focalY: real().notNull().default(0.5),
    uploadedBy: integer().references(() => users.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('media_by_hash').on(t.sha256),
    check('media_focal_point', sql`${t.focalX} BETWEEN 0 AND 1 AND ${t.focalY} BETWEEN 0 AND 1`),
  ],
)

export const renditions = pgTable(
  'renditions',
  {
    mediaId: integer()
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    width: integer().notNull(),
    format: text({ enum: ['avif', 'webp', 'jpeg'] }).notNull(),
    height: integer().notNull(),
    storageKey: text().notNull(),
    byteSize: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.mediaId, t.width, t.format] })],
)

/** Where a media item is used; rewritten with each save of its user, so that items in use cannot be deleted. */
export const mediaUses = pgTable(
  'media_uses',
  {
    mediaId: integer()
      .notNull()
      .references(() => media.id),
    subjectKind: text().notNull(),
    subjectId: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.mediaId, t.subjectKind, t.subjectId] })],
)
