import { sql, type SQL } from 'drizzle-orm'

/** A regular expression of PostgreSQL. */
export type Pattern = { pattern: string; isCaseKept: boolean }

/** The condition under which a text, or JSON as text, matches. */
export function matches(text: SQL, { pattern, isCaseKept }: Pattern): SQL {
  return isCaseKept ? sql`${text} ~ ${pattern}` : sql`${text} ~* ${pattern}`
}

/** The condition under which JSON matches, in which marks of rich texts may divide what is sought. */
export function matchesJson(json: SQL, pattern: Pattern): SQL {
  const words = sql`(SELECT string_agg(words #>> '{}', '')
    FROM jsonb_path_query(${json}, 'strict $.**.text ? (@.type() == "string")', '{}', true) AS words)`
  return sql`(${matches(sql`${json}::text`, pattern)}
    OR (${json}::text LIKE '%"marks"%' AND ${matches(words, pattern)}))`
}
