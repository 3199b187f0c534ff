import { sql } from 'drizzle-orm'
import type { Db } from '#db/client/index.server.ts'
import type { Localized } from '#i18n/languages.ts'

/** A record with an address of its own. */
export type Addressed = { id: number; slug: Localized }

/** The demo records from which random queries pick. */
export type Subjects = {
  events: Addressed[]
  comingEvents: Addressed[]
  externalIds: string[]
  articles: Addressed[]
  subscriptions: Addressed[]
  genres: number[]
  rooms: number[]
  series: number[]
  customerTags: number[]
  composers: number[]
  performers: number[]
  works: number[]
  /** Paths of the German content pages below the language, home (empty) left out. */
  paths: string[]
  /** Pages that have a published section in German. */
  pagesWithContent: number[]
  /** Names with few events: composers of one or two works. */
  rareNames: string[]
}

export async function findSubjects(db: Db): Promise<Subjects> {
  const records = async (query: string) => (await db.execute<Addressed>(sql.raw(query))).rows
  const ids = async (query: string) =>
    (await db.execute<{ id: number }>(sql.raw(query))).rows.map((row) => row.id)
  const texts = async (query: string) =>
    (await db.execute<{ text: string }>(sql.raw(query))).rows.map((row) => row.text)
  return {
    events: await records('SELECT id, slug FROM events WHERE is_online ORDER BY id'),
    comingEvents: await records(
      'SELECT id, slug FROM events WHERE is_online AND date_start > now() ORDER BY id',
    ),
    externalIds: await texts(
      'SELECT external_id AS text FROM events WHERE is_online AND external_id IS NOT NULL ORDER BY id',
    ),
    articles: await records(
      'SELECT id, slug FROM articles WHERE is_online AND published_at <= now() ORDER BY id',
    ),
    subscriptions: await records('SELECT id, slug FROM subscriptions WHERE is_online ORDER BY id'),
    genres: await ids('SELECT id FROM genres ORDER BY id'),
    rooms: await ids('SELECT id FROM rooms ORDER BY id'),
    series: await ids('SELECT id FROM series ORDER BY id'),
    customerTags: await ids('SELECT id FROM customer_tags ORDER BY id'),
    composers: await ids(
      'SELECT DISTINCT composer_id AS id FROM works WHERE composer_id IS NOT NULL ORDER BY id',
    ),
    performers: await ids('SELECT DISTINCT artist_id AS id FROM cast_members ORDER BY id'),
    works: await ids('SELECT DISTINCT work_id AS id FROM performances WHERE work_id IS NOT NULL ORDER BY id'),
    paths: await texts(
      `SELECT l.path AS text FROM page_locales l JOIN pages p ON p.id = l.page_id
       WHERE l.language = 'de' AND l.path <> '' AND p.is_online AND p.deleted_at IS NULL ORDER BY p.id`,
    ),
    pagesWithContent: await ids(
      `SELECT s.owner_id AS id FROM sections s WHERE s.owner_kind = 'page' AND s.language = 'de'
         AND EXISTS (SELECT 1 FROM publications p WHERE p.section_id = s.id AND p.publish_at <= now()) ORDER BY s.owner_id`,
    ),
    rareNames: await texts(
      `SELECT a.sort_name AS text FROM artists a JOIN works w ON w.composer_id = a.id
       GROUP BY a.id HAVING count(*) <= 2 ORDER BY a.id`,
    ),
  }
}
