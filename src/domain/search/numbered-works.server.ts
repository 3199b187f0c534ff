import { sql, type SQL } from 'drizzle-orm'
import type { Language } from '#i18n/languages.ts'
import type { Scope } from '../scope.ts'
import { isFindable } from './is-findable.server.ts'

/**
 * A number after a name as `tsquery` texts: what the document of the work must match, its number as a part of the
 * title, and the composer's name.
 */
export type NumberedWork = { work: string; number: string; composer: string }

/**
 * The works that are meant: those with the number in the title, else those with it in their catalogue number, because
 * "Brahms 4" is the Fourth and not op. 49 Nr. 4. None without a number after a composer's name.
 */
export function selectNumberedWorks(scope: Scope, numbered: NumberedWork | null, language: Language): SQL {
  if (numbered === null) return sql`SELECT 0 AS subject_id WHERE false`
  return sql`
    SELECT subject_id FROM (
      SELECT subject_id, is_titled, bool_or(is_titled) OVER () AS is_any_titled FROM (
        SELECT search_entries.subject_id, search_entries.vector @@ ${numbered.number}::tsquery AS is_titled
        FROM search_entries
        JOIN works ON works.id = search_entries.subject_id
        JOIN search_entries composer ON composer.kind = 'person' AND composer.subject_id = works.composer_id
          AND composer.language = search_entries.language
        WHERE search_entries.kind = 'work' AND search_entries.language = ${sql.raw(`'${language}'`)}
          AND search_entries.vector @@ ${numbered.work}::tsquery
          AND composer.vector @@ ${numbered.composer}::tsquery AND ${isFindable(scope)}
      ) AS found
    ) AS compared
    WHERE is_titled = is_any_titled`
}

/**
 * Whether an event (`subject_id`) plays one of the works of the common table expression `numbered`, or there is none:
 * the fifth concert of a series with another work by the composer is not meant.
 */
export const playsNumberedWork = sql`(NOT EXISTS (SELECT FROM numbered) OR subject_id IN (
  SELECT event_id FROM performances WHERE work_id IN (SELECT subject_id FROM numbered)))`
