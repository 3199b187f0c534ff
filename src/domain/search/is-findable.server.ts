import { sql, type SQL } from 'drizzle-orm'
import { canSeeUnpublished, type Scope } from '../scope.ts'
import { isNamedPublicly } from './record-documents.server.ts'

/**
 * Whether a document is visible to the viewer and, of successive documents, the one in effect at the scope's time.
 * `documents` is the name of the table in the query.
 */
export function isFindable({ viewer, now }: Scope, documents = 'search_entries'): SQL {
  const column = (name: string) => sql.raw(`${documents}.${name}`)
  const isWithin = (from: SQL, to: SQL) =>
    sql`(${from} IS NULL OR ${from} <= ${now}) AND (${to} IS NULL OR ${to} > ${now})`
  const isVisible = canSeeUnpublished(viewer)
    ? sql`true`
    : sql`${column('is_online')} AND ${isWithin(column('visible_from'), column('visible_to'))}
        AND ${isNamedPublicly({ now }, documents)}`
  return sql`${isVisible} AND ${isWithin(column('says_from'), column('says_to'))}`
}
