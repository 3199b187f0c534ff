import { sql } from 'drizzle-orm'
import type { SearchKind } from '#contracts/search.ts'
import type { Db } from '#db/client/index.server.ts'
import type { RecordName } from './question.ts'

type StoredRecord = { kind: SearchKind; id: number; titles: string[]; by: string }

/** Finds the ids of the records with a name. */
export type RecordFinder = (name: RecordName) => ReadonlySet<number>

/**
 * Loads the titles of all records. The finder throws for a name that no record has, because then the set is wrong.
 */
export async function openRecords(db: Db): Promise<RecordFinder> {
  const { rows } = await db.execute<StoredRecord>(sql`
    SELECT 'event' AS kind, id, ARRAY[title ->> 'de', title ->> 'en'] AS titles, '' AS by FROM events
    UNION ALL
    SELECT 'work', w.id, ARRAY[w.title ->> 'de', w.title ->> 'en'], coalesce(a.name, '')
      FROM works w LEFT JOIN artists a ON a.id = w.composer_id
    UNION ALL
    SELECT 'person', id, ARRAY[name, coalesce(name_english, name)], '' FROM artists
    UNION ALL
    SELECT 'page', page_id, array_agg(title), '' FROM page_locales GROUP BY page_id
    UNION ALL
    SELECT 'article', id, ARRAY[title ->> 'de', title ->> 'en'], '' FROM articles
    UNION ALL
    SELECT 'subscription', id, ARRAY[title ->> 'de', title ->> 'en'], '' FROM subscriptions`)
  return (name) => {
    const ids = new Set(rows.filter((record) => isNamed(record, name)).map(({ id }) => id))
    if (ids.size === 0) throw new Error(`The quality set names a record that is not there: ${nameOf(name)}`)
    return ids
  }
}

export function nameOf({ kind, title, by }: RecordName): string {
  return `${kind} ${String(title)}${by ? ` by ${by}` : ''}`
}

function isNamed({ kind, titles, by }: StoredRecord, name: RecordName): boolean {
  const { title } = name
  return (
    kind === name.kind &&
    by.includes(name.by ?? '') &&
    titles.some((own) => (typeof title === 'string' ? own === title : title.test(own)))
  )
}
