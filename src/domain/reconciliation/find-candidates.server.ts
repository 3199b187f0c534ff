import { and, or, sql, type Column, type SQL } from 'drizzle-orm'
import type { Candidate, EntityQuery, EntityType } from '#contracts/reconciliation.ts'
import { artists, identifierSchemes, works, type IdentifierScheme } from '#db/schema/index.ts'
import { inLanguage } from '#i18n/in-language.ts'
import type { Language, Localized } from '#i18n/languages.ts'
import { addCacheTags } from '../cache-tags.ts'
import { isValidIdentifier, tidyIdentifier } from '../identifiers/index.server.ts'
import { visitor, type Scope } from '../scope.ts'
import { isPlayed, isSeen } from '../shown-records.server.ts'
import { typeNames } from './properties.ts'

const defaultLimit = 10
/** Records with names less alike are no candidates. */
const leastScore = 30
/** From which score on the best candidate is taken without asking, if it is so much better than the next one. */
const certain = 90
const lead = 10

type Row = {
  id: number
  type: EntityType
  name: Localized
  /** How alike the most similar of its names is: 0 to 1. */
  likeness: number
  born: number | null
  died: number | null
  /** The composer of a work; null for people. */
  composer: Localized | null
  /** How alike the composer's name is to the one asked for; null if one of the two is unknown. */
  composerLikeness: number | null
  catalogueNumber: string | null
  /** Whether it has the catalogue number asked for; null if one of the two is unknown. */
  hasCatalogueNumber: boolean | null
  year: number | null
  /** Whether one of the numbers asked for is its own, or a different one of the same catalogue is; null without any. */
  hasNumber: boolean | null
}

/** What is asked for, read from the properties of a query. */
type Wanted = {
  name: string
  birthDate: number | null
  deathDate: number | null
  dateCreated: number | null
  composer: string | null
  catalogueNumber: string | null
  numbers: { scheme: IdentifierScheme; value: string }[]
}

/**
 * The entities that a name may mean, the best first. Names are compared as sets of trigrams, in every spelling that a record
 * has, so that `Mahler, Gustav` is Gustav Mahler. Years, composer and catalogue number raise or lower the score; a number of
 * another catalogue decides.
 */
export async function findCandidates(
  asked: Scope,
  { query, type, limit = defaultLimit, properties = [] }: EntityQuery,
  language: Language,
): Promise<Candidate[]> {
  const scope: Scope = { ...asked, viewer: visitor, preview: null }
  addCacheTags(scope, ['record', 'event'])
  const wanted = readWanted(query, properties)
  const types = type === undefined ? null : [type].flat()
  const isAsked = (known: EntityType) => types === null || types.length === 0 || types.includes(known)
  const people = isAsked('Person') || isAsked('MusicGroup') ? await findPeople(scope, wanted) : []
  const played = isAsked('MusicComposition') ? await findWorks(scope, wanted) : []
  const scored = [...people, ...played]
    .filter((row) => isAsked(row.type))
    .map((row) => ({ row, score: scoreOf(row, wanted) }))
    .filter(({ score }) => score >= leastScore)
    .toSorted((one, other) => other.score - one.score || one.row.id - other.row.id)
  const [best, next] = scored
  const isCertain = best !== undefined && best.score >= certain && best.score - (next?.score ?? 0) >= lead
  return scored.slice(0, limit).map(({ row, score }, index) => ({
    id: `${row.type === 'MusicComposition' ? 'work' : 'agent'}/${row.id}`,
    name: inLanguage(row.name, language),
    description: describe(row, language),
    type: [{ id: row.type, name: typeNames[row.type][language] }],
    score,
    match: isCertain && index === 0,
  }))
}

function readWanted(query: string, properties: NonNullable<EntityQuery['properties']>): Wanted {
  const values = new Map(
    properties.map(({ pid, v }) => {
      const [first] = [v].flat()
      const text = typeof first === 'object' ? (first.name ?? first.id) : (first ?? '')
      return [pid, String(text).trim()]
    }),
  )
  const yearOf = (id: string) => Number(/\d{4}/.exec(values.get(id) ?? '')?.[0] ?? 0) || null
  // "Mahler: Symphonie Nr. 5" names the composer, too.
  const [before, ...after] = query.split(': ')
  const hasComposer = after.length > 0
  return {
    name: hasComposer ? after.join(': ') : query,
    birthDate: yearOf('birthDate') ?? yearOf('foundingDate'),
    deathDate: yearOf('deathDate'),
    dateCreated: yearOf('dateCreated'),
    composer: values.get('composer') || (hasComposer && before) || null,
    catalogueNumber: values.get('catalogueNumber') || null,
    numbers: identifierSchemes.flatMap((scheme) => {
      const value = tidyIdentifier(scheme, values.get(scheme) ?? '')
      return isValidIdentifier(scheme, value) ? [{ scheme, value }] : []
    }),
  }
}

/** The most records whose names are compared one by one. */
const maxCompared = 200

async function findPeople(scope: Scope, { name, numbers }: Wanted): Promise<Row[]> {
  const { rows } = await scope.db.execute<Row>(sql`
    SELECT ${artists.id} AS id, CASE ${artists.kind} WHEN 'ensemble' THEN 'MusicGroup' ELSE 'Person' END AS type,
      jsonb_build_object('de', ${artists.name}, 'en', coalesce(${artists.nameEnglish}, ${artists.name})) AS name,
      ${likenessTo(
        name,
        sql`VALUES (${artists.name}), (${artists.nameEnglish}), (${artists.sortName})
          UNION ALL SELECT jsonb_array_elements_text(${artists.otherNames})`,
      )} AS likeness,
      CASE WHEN NOT ${artists.areDatesUncertain} THEN ${artists.bornYear} END AS born,
      CASE WHEN NOT ${artists.areDatesUncertain} THEN ${artists.diedYear} END AS died,
      NULL::jsonb AS composer, NULL::float AS "composerLikeness", NULL AS "catalogueNumber",
      NULL::boolean AS "hasCatalogueNumber", NULL::int AS year,
      ${hasNumber(sql`artist_id = ${artists.id}`, numbers)} AS "hasNumber"
    FROM ${artists}
    WHERE ${and(
      or(
        isLike(name, artists.nameFolded),
        isLike(name, artists.otherNamesFolded),
        ...numbers.map(
          (number) => sql`${artists.id} IN (SELECT artist_id FROM identifiers WHERE ${isNumber(number)})`,
        ),
      ),
      isSeen(scope),
    )}
    ORDER BY "hasNumber" DESC NULLS LAST, likeness DESC, id LIMIT ${maxCompared}`)
  return rows
}

async function findWorks(scope: Scope, { name, numbers, composer, catalogueNumber }: Wanted): Promise<Row[]> {
  const hasCatalogueNumber = sql`${works.catalogueNumberFolded} = fold_text(${catalogueNumber}::text)`
  const composerIs = sql`fold_text(${composer}::text)`
  const { rows } = await scope.db.execute<Row>(sql`
    SELECT ${works.id} AS id, 'MusicComposition' AS type, ${works.title} AS name,
      ${likenessTo(
        name,
        sql`VALUES (${works.title} ->> 'de'), (${works.title} ->> 'en')
          UNION ALL SELECT jsonb_array_elements_text(${works.otherTitles})`,
      )} AS likeness,
      NULL::int AS born, NULL::int AS died,
      CASE WHEN composers.id IS NOT NULL THEN jsonb_build_object(
        'de', composers.name, 'en', coalesce(composers.name_english, composers.name)) END AS composer,
      greatest(word_similarity(${composerIs}, composers.name_folded),
        word_similarity(${composerIs}, composers.other_names_folded)) AS "composerLikeness",
      ${works.catalogueNumber} AS "catalogueNumber", ${hasCatalogueNumber} AS "hasCatalogueNumber",
      ${works.yearComposed} AS year,
      ${hasNumber(sql`work_id = ${works.id}`, numbers)} AS "hasNumber"
    FROM ${works} LEFT JOIN artists AS composers ON composers.id = ${works.composerId}
    WHERE ${and(
      or(
        isLike(name, works.titleFolded),
        isLike(name, works.otherTitlesFolded),
        catalogueNumber === null ? undefined : hasCatalogueNumber,
        ...numbers.map(
          (number) => sql`${works.id} IN (SELECT work_id FROM identifiers WHERE ${isNumber(number)})`,
        ),
      ),
      isPlayed(scope),
    )}
    ORDER BY "hasNumber" DESC NULLS LAST, likeness DESC, id LIMIT ${maxCompared}`)
  return rows
}

/** Has an index of trigrams. */
function isLike(name: string, folded: Column): SQL {
  return sql`fold_text(${name}) <% ${folded}`
}

/**
 * How alike the most similar of a record's names is. Those with other numbers (`Nr. 5` and `Nr. 6`) are less alike than they
 * look.
 */
function likenessTo(name: string, known: SQL): SQL {
  const digits = (text: SQL) => sql`regexp_replace(${text}, '[^0-9]', '', 'g')`
  return sql`(
    SELECT max(similarity(fold_text(name), fold_text(${name}))
      * CASE WHEN ${digits(sql`name`)} = ${digits(sql`${name}::text`)} THEN 1 ELSE 0.7 END)
    FROM (${known}) AS known (name))`
}

function isNumber({ scheme, value }: Wanted['numbers'][number]): SQL {
  return sql`(scheme = ${scheme} AND value = ${value})`
}

/** Whether a record has one of the numbers, or a different one of the same catalogue; null without any. */
function hasNumber(isOwn: SQL, numbers: Wanted['numbers']): SQL {
  if (numbers.length === 0) return sql`NULL::boolean`
  const isAny = sql.join(numbers.map(isNumber), sql` OR `)
  const schemes = numbers.map(({ scheme }) => scheme)
  return sql`(SELECT bool_or(${isAny}) FROM identifiers WHERE ${isOwn} AND scheme = ANY(${sql.param(schemes)}))`
}

/** From 0 to 100: likeness of the names, and what the other properties say. */
function scoreOf(row: Row, wanted: Wanted): number {
  if (row.hasNumber) return 100
  const { composerLikeness, hasCatalogueNumber } = row
  const parts = [
    100 * row.likeness * (row.hasNumber === false ? 0.5 : 1),
    byYear(row.born, wanted.birthDate),
    byYear(row.died, wanted.deathDate),
    byYear(row.year, wanted.dateCreated),
    composerLikeness === null ? 0 : composerLikeness >= sameComposer ? 10 : -40,
    hasCatalogueNumber === null ? 0 : hasCatalogueNumber ? 30 : -25,
  ]
  const score = parts.reduce((sum, part) => sum + part, 0)
  return Math.round(Math.max(0, Math.min(100, score)))
}

/** Composers' names that are less alike mean different people. */
const sameComposer = 0.6

function byYear(own: number | null, asked: number | null): number {
  if (own === null || asked === null) return 0
  return own === asked ? 10 : -25
}

/** What tells entities of the same name apart: years of a person, composer and catalogue number of a work. */
function describe({ born, died, composer, catalogueNumber, year }: Row, language: Language): string {
  const years = born === null && died === null ? null : `${born ?? ''}–${died ?? ''}`
  const name = composer && inLanguage(composer, language)
  return [years, name, catalogueNumber, year].filter((part) => part !== null).join(', ')
}
