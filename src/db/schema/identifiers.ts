/** What other catalogues call the house's records, and the last dump of the archive. */
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'
import { rooms } from './house.ts'
import { artists, works } from './works.ts'

/** The catalogues whose numbers are kept: authority files, and MusicBrainz. */
export const identifierSchemes = ['gnd', 'viaf', 'wikidata', 'isni', 'musicbrainz'] as const
export type IdentifierScheme = (typeof identifierSchemes)[number]

/**
 * The number of a record in another catalogue. Two records may have the same one, because a catalogue may have one entry for
 * what are two here; staff are warned of it.
 */
export const identifiers = pgTable(
  'identifiers',
  {
    id: id(),
    artistId: integer().references(() => artists.id, { onDelete: 'cascade' }),
    workId: integer().references(() => works.id, { onDelete: 'cascade' }),
    roomId: integer().references(() => rooms.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
    scheme: text({ enum: identifierSchemes }).notNull(),
    /** In the catalogue's own form, without blanks: `118540238`, `Q1339`, `0000000121268987`. */
    value: text().notNull(),
    /** Where it was found: a person, a file, a list; free text. */
    source: text(),
    /** When somebody last compared it with the catalogue. */
    checkedAt: instant(),
  },
  (t) => [
    index('identifiers_by_artist').on(t.artistId),
    index('identifiers_by_work').on(t.workId),
    index('identifiers_by_room').on(t.roomId),
    index('identifiers_by_value').on(t.scheme, t.value),
    check('identifiers_of_one_record', sql`num_nonnulls(${t.artistId}, ${t.workId}, ${t.roomId}) = 1`),
  ],
)

/** What a dump of the archive consists of. */
export type DumpManifest = {
  /** The version of the format of its files. */
  version: number
  made_at: string
  /** From where on the changes since then can be followed. */
  changes_since: string
  /** How many lines of each kind there are. */
  counts: Record<'events' | 'performances' | 'people' | 'works' | 'rooms' | 'series' | 'genres', number>
  files: {
    name: string
    media_type: string
    bytes: number
    sha256: string
    licence: 'CC0-1.0' | 'house' | 'mixed'
  }[]
}

/** One row, which the nightly job makes: when the next dump of the archive is due, and what the last one consists of. */
export const archiveDump = pgTable(
  'archive_dump',
  {
    isOnly: boolean().primaryKey().default(true),
    nextAt: instant().notNull(),
    /** Null before the first one. */
    manifest: jsonb().$type<DumpManifest>(),
    /** The names of the files in the store, by those under which they are served. */
    contents: jsonb().$type<Record<string, string>>().notNull().default({}),
  },
  (t) => [check('archive_dump_is_only', sql`${t.isOnly}`)],
)
