import { sql } from 'drizzle-orm'
import type { Db } from '#db/client/index.server.ts'
import type { Localized } from '#i18n/languages.ts'

/** The demo records from which random queries pick. */
export type Subjects = Awaited<ReturnType<typeof findSubjects>>

export async function findSubjects(db: Db) {
  const rowsOf = async <Row extends Record<string, unknown>>(query: string) =>
    (await db.execute<Row>(sql.raw(query))).rows
  const ids = async (query: string) => (await rowsOf<{ id: number }>(query)).map(({ id }) => id)
  const events = await rowsOf<{ id: number; slug: Localized; isComing: boolean }>(
    'SELECT id, slug, date_start > now() AS "isComing" FROM events WHERE is_online ORDER BY id',
  )
  const pages = await rowsOf<{ path: string }>(
    `SELECT l.path FROM page_locales l JOIN pages p ON p.id = l.page_id
     WHERE l.language = 'de' AND l.path <> '' AND p.is_online AND p.deleted_at IS NULL ORDER BY p.id`,
  )
  return {
    events,
    comingEvents: events.filter(({ isComing }) => isComing),
    composers: await ids('SELECT DISTINCT composer_id AS id FROM works WHERE composer_id > 0 ORDER BY id'),
    /** Of the German content pages below the language. */
    paths: pages.map(({ path }) => path),
  }
}
