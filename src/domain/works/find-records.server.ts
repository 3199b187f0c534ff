import { sql } from 'drizzle-orm'
import { artists, works } from '#db/schema/index.ts'
import type { Scope } from '../scope.ts'

/** An artist for matching by importers; names are folded by the database's own function. */
export type ArtistToMatch = { id: number; externalId: string | null; sortName: string; names: string[] }

/** A work for matching by importers; titles are folded, in both languages. */
export type WorkToMatch = {
  id: number
  externalId: string | null
  composerId: number | null
  catalogueNumber: string | null
  titles: string[]
}

/** All persons and ensembles, about ten thousand, so that matching a whole archive takes one query. */
export async function listArtistsToMatch({ db }: Scope): Promise<ArtistToMatch[]> {
  const rows = await db
    .select({
      id: artists.id,
      externalId: artists.externalId,
      sortName: artists.sortName,
      name: sql<string>`fold_text(${artists.name})`,
      nameEnglish: sql<string | null>`fold_text(${artists.nameEnglish})`,
    })
    .from(artists)
    .orderBy(artists.id)
  return rows.map(({ name, nameEnglish, ...artist }) => ({
    ...artist,
    names: nameEnglish === null ? [name] : [name, nameEnglish],
  }))
}

export async function listWorksToMatch({ db }: Scope): Promise<WorkToMatch[]> {
  const rows = await db
    .select({
      id: works.id,
      externalId: works.externalId,
      composerId: works.composerId,
      catalogueNumber: works.catalogueNumber,
      german: sql<string>`fold_text(${works.title} ->> 'de')`,
      english: sql<string>`fold_text(${works.title} ->> 'en')`,
    })
    .from(works)
    .orderBy(works.id)
  return rows.map(({ german, english, ...work }) => ({ ...work, titles: [german, english] }))
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
