import { sql, type SQL } from 'drizzle-orm'

/** A LIKE pattern that matches a text anywhere, folded by the database's own function, with wildcards escaped. */
export function foldedPattern(text: string): SQL {
  return sql`'%' || fold_text(${text.replace(/[\\%_]/g, String.raw`\$&`)}) || '%'`
}
