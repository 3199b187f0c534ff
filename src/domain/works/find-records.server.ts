import { eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { artists, mergedRecords, works } from '#db/schema/index.ts'
import type { Scope } from '../scope.ts'

/** An artist for matching by importers; names are folded by the database's own function. */
export type ArtistToMatch = { id: number; externalIds: string[]; sortName: string; names: string[] }

/** A work for matching by importers; titles are folded, in both languages. */
export type WorkToMatch = {
  id: number
  externalIds: string[]
  composerId: number | null
  catalogueNumber: string | null
  titles: string[]
}

/**
 * All persons and ensembles, about ten thousand, so that matching a whole archive takes one query. Those that were merged
 * are found by their own names and numbers, too.
 */
export async function listArtistsToMatch(scope: Scope): Promise<ArtistToMatch[]> {
  const rows = await scope.db
    .select({
      id: artists.id,
      externalId: artists.externalId,
      sortName: artists.sortName,
      name: sql<string>`fold_text(${artists.name})`,
      nameEnglish: sql<string | null>`fold_text(${artists.nameEnglish})`,
      others: foldedLines(artists.otherNames),
    })
    .from(artists)
    .orderBy(artists.id)
  const merged = await mergedNumbers(scope, 'artist')
  return rows.map(({ id, externalId, sortName, name, nameEnglish, others }) => ({
    id,
    sortName,
    externalIds: [...(externalId === null ? [] : [externalId]), ...(merged.get(id) ?? [])],
    names: [...new Set([name, ...(nameEnglish === null ? [] : [nameEnglish]), ...others])],
  }))
}

export async function listWorksToMatch(scope: Scope): Promise<WorkToMatch[]> {
  const rows = await scope.db
    .select({
      id: works.id,
      externalId: works.externalId,
      composerId: works.composerId,
      catalogueNumber: works.catalogueNumber,
      german: sql<string>`fold_text(${works.title} ->> 'de')`,
      english: sql<string>`fold_text(${works.title} ->> 'en')`,
      others: foldedLines(works.otherTitles),
    })
    .from(works)
    .orderBy(works.id)
  const merged = await mergedNumbers(scope, 'work')
  return rows.map(({ german, english, others, externalId, ...work }) => ({
    ...work,
    externalIds: [...(externalId === null ? [] : [externalId]), ...(merged.get(work.id) ?? [])],
    titles: [german, english, ...others],
  }))
}

function foldedLines(column: PgColumn) {
  return sql<
    string[]
  >`ARRAY(SELECT fold_text(line) FROM jsonb_array_elements_text(${column}) AS lines (line))`
}

/** The numbers that merged records have in the sources of imports, by the records that they are part of now. */
async function mergedNumbers({ db }: Scope, kind: 'artist' | 'work'): Promise<Map<number, string[]>> {
  const rows = await db.select().from(mergedRecords).where(eq(mergedRecords.kind, kind))
  const intoOf = new Map(rows.map(({ recordId, intoId }) => [recordId, intoId]))
  const last = (id: number, depth = 0): number => {
    const into = intoOf.get(id)
    return into === undefined || depth > rows.length ? id : last(into, depth + 1)
  }
  const numbers = new Map<number, string[]>()
  for (const { recordId, externalId } of rows)
    if (externalId !== null) numbers.set(last(recordId), [...(numbers.get(last(recordId)) ?? []), externalId])
  return numbers
}

/** Folds texts with the database's function for names and titles, in the given order. */
export async function foldTexts({ db }: Scope, texts: string[]): Promise<string[]> {
  if (texts.length === 0) return []
  const { rows } = await db.execute<{ folded: string }>(sql`
    SELECT fold_text(value) AS folded
    FROM jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) WITH ORDINALITY AS texts (value, place)
    ORDER BY place`)
  return rows.map((row) => row.folded)
}
