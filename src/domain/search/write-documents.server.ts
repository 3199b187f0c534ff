import { and, eq, inArray, sql } from 'drizzle-orm'
import type { SearchKind } from '#contracts/search.ts'
import { searchDocuments, searchEntries } from '#db/schema/index.ts'
import type { Language } from '#i18n/languages.ts'
import { insertRows } from '../insert-rows.server.ts'
import type { Scope } from '../scope.ts'

export type SearchDocument = Pick<
  typeof searchEntries.$inferInsert,
  'date' | 'year' | 'genreIds' | 'tags' | 'priceMin' | 'popularity' | 'visibleFrom' | 'visibleTo'
> & {
  kind: SearchKind
  subjectId: number
  language: Language
  /** For one of several documents: its number and the time span in which it is in effect. */
  edition?: number
  saysFrom?: Date | null
  saysTo?: Date | null
  title: string
  byline?: string | null
  /** Composers, works and performers, separated by " · ", which are shown when they were searched for. */
  names: string
  /** Other names by which it is found, which are never shown: those of the other language, other spellings. */
  aliases?: (string | null | undefined)[]
  body: string
  isOnline: boolean
}

/**
 * Incremented whenever documents are composed differently: documents of an older format are rewritten in the
 * background.
 */
export const documentFormat = 4

/**
 * Longer texts are cut: PostgreSQL accepts a megabyte of words at most, and nobody searches for what comes so late.
 */
const maxBodyLength = 100_000

/**
 * Replaces the search documents of their subjects, per language; all must be of one kind. Call it in the transaction
 * that changes the subjects, so that the index is always up to date.
 */
export async function replaceSearchDocuments(scope: Scope, documents: SearchDocument[]): Promise<void> {
  const [first] = documents
  if (!first) return
  const ids = [...new Set(documents.map((document) => document.subjectId))]
  const languages = [...new Set(documents.map((document) => document.language))]
  for (const table of [searchDocuments, searchEntries])
    await scope.db
      .delete(table)
      .where(
        and(eq(table.kind, first.kind), inArray(table.subjectId, ids), inArray(table.language, languages)),
      )
  const rows = documents
    // Documents of one language are read together, so that they are stored side by side.
    .toSorted((a, b) => a.language.localeCompare(b.language))
    .map((document) => ({
      ...document,
      names: `${document.names}\n${[...new Set(aliasesOf(document))].join(' · ')}`.trimEnd(),
      body: document.body.slice(0, maxBodyLength),
    }))
  await insertRows(
    scope,
    searchDocuments,
    rows.map((row) => ({
      kind: row.kind,
      subjectId: row.subjectId,
      language: row.language,
      edition: row.edition ?? 0,
      title: row.title,
      byline: row.byline,
      names: row.names,
      body: row.body,
      date: row.date,
      format: documentFormat,
      updatedAt: scope.now,
    })),
  )
  await insertEntries(scope, rows)
  await addWords(scope, documents)
}

/**
 * Adds the entries of documents. The texts are passed again, not joined from the stored documents: the plan of a
 * statement is kept, and one that was made for an almost empty table would read the whole table for every document.
 */
async function insertEntries({ db }: Scope, documents: SearchDocument[]): Promise<void> {
  const facts = documents.map((document) => ({
    kind: document.kind,
    subject_id: document.subjectId,
    language: document.language,
    edition: document.edition ?? 0,
    date: document.date ?? null,
    year: document.year ?? null,
    genre_ids: document.genreIds ?? [],
    tags: document.tags ?? [],
    price_min: document.priceMin ?? null,
    popularity: document.popularity ?? 0,
    is_online: document.isOnline,
    visible_from: document.visibleFrom ?? null,
    visible_to: document.visibleTo ?? null,
    says_from: document.saysFrom ?? null,
    says_to: document.saysTo ?? null,
  }))
  const texts = documents.map(({ title, byline, names, body }) => ({ title, byline, names, body }))
  const columns = sql.raw(Object.keys(facts[0] ?? {}).join(', '))
  await db.execute(sql`
    INSERT INTO search_entries (${columns}, title_folded, vector)
    SELECT ${columns}, search_text(title), search_vector(kind, language, title, byline, names, body)
    FROM ROWS FROM (
      json_populate_recordset(NULL::search_entries, ${JSON.stringify(facts)}::json),
      json_to_recordset(${JSON.stringify(texts)}::json) AS (title text, byline text, names text, body text)
    ) WITH ORDINALITY
    ORDER BY ordinality`)
}

/** Removes subjects from the search index, in all languages. */
export async function removeSearchDocuments(
  { db }: Pick<Scope, 'db'>,
  kind: SearchKind,
  subjectIds: number[],
): Promise<void> {
  for (const table of [searchDocuments, searchEntries])
    await db.delete(table).where(and(eq(table.kind, kind), inArray(table.subjectId, subjectIds)))
}

/**
 * Adds the unknown words of documents in their first spelling, with titles before other names. In alphabetical order,
 * so that two transactions that add the same words never deadlock.
 */
async function addWords({ db }: Scope, documents: SearchDocument[]): Promise<void> {
  const spellings = documents.flatMap(({ language, title, byline, names, aliases = [], body }) =>
    wordsOf(`${title} ${byline ?? ''} ${names} ${aliases.join(' ')} ${body.slice(0, maxBodyLength)}`).map(
      (word) => `${language}${word}`,
    ),
  )
  const listed = JSON.stringify([...new Set(spellings)])
  await db.execute(sql`
    INSERT INTO search_words (language, word, spelling)
    SELECT DISTINCT ON (language, word) language, word, spelling
    FROM (
      SELECT left(listed, 2) AS language, search_text(substr(listed, 3)) AS word, substr(listed, 3) AS spelling, place
      FROM jsonb_array_elements_text(${listed}::jsonb) WITH ORDINALITY AS given (listed, place)
    ) AS words
    WHERE word ~ '^[^ ]{3,40}$' AND NOT EXISTS (
      SELECT 1 FROM search_words known WHERE known.language = words.language AND known.word = words.word)
    ORDER BY language, word, place
    ON CONFLICT DO NOTHING`)
}

/** The names that the document does not have yet: most persons and works have the same one in both languages. */
function aliasesOf({ title, names, aliases = [] }: SearchDocument): string[] {
  const known = new Set([title, ...names.split(' · ')])
  return [
    ...aliases.filter((alias) => alias !== null && alias !== undefined).filter((alias) => !known.has(alias)),
    ...joinCompounds(`${title} ${names}`),
  ]
}

/** Compounds with a hyphen as others write them: "Goldbergvariationen" for "Goldberg-Variationen". */
function joinCompounds(text: string): string[] {
  const compounds = text.match(/(?<!\p{L})\p{L}{3,}(?:-\p{L}{3,})+/gu) ?? []
  return [...new Set(compounds)].map((compound) =>
    compound.replaceAll(/-(\p{L})/gu, (_, letter: string) => letter.toLowerCase()),
  )
}

/** The different words of a text with at least three letters; numbers are never misspelled words. */
function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}]{3,40}/gu) ?? []
}
