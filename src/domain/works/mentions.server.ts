import { and, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { foldedPattern } from '../search/index.server.ts'

/** The condition that each word of a text occurs in one of some folded columns. */
export function mentions(columns: readonly PgColumn[], text: string): SQL | undefined {
  const words = text.split(/\s+/).filter(Boolean)
  return and(
    ...words.map((word) => or(...columns.map((column) => sql`${column} LIKE ${foldedPattern(word)}`))),
  )
}
