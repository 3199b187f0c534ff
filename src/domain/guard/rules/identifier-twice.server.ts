import { sql, type SQL } from 'drizzle-orm'
import { identifiers } from '#db/schema/index.ts'
import type { Rule } from '../rule.ts'

export const rule: Rule = {
  code: 'identifier-twice',
  area: 'people',
  severity: 'hint',
  names: { de: 'Dieselbe Nummer in einem anderen Katalog', en: 'The same number in another catalogue' },
  about: {
    de: 'Zwei Personen, Werke oder Säle, die dieselbe Nummer haben, etwa in der GND: Meist sind es zwei Datensätze für dasselbe, oder eine Nummer ist falsch. Jedes Paar steht einmal in der Liste.',
    en: 'Two people, works or halls that have the same number, such as in the GND: mostly these are two records of the same, or one number is wrong. Each pair is listed once.',
  },
  examples: {
    found: {
      de: 'Zwei Personen mit der GND-Nummer 118540238',
      en: 'Two people with the GND number 118540238',
    },
    notFound: {
      de: 'Eine Person und ein Werk mit derselben Nummer in zwei Katalogen',
      en: 'A person and a work with the same number in two catalogues',
    },
  },
  watches: ['artist', 'work', 'room'],
  find: () =>
    sql.join(
      [pairsOf('artist', sql`artist_id`), pairsOf('work', sql`work_id`), pairsOf('room', sql`room_id`)],
      sql` UNION ALL `,
    ),
}

function pairsOf(kind: string, column: SQL): SQL {
  return sql`SELECT ${kind}::text AS kind, later.${column} AS id, '' AS language, 'identifiers' AS place,
      ${kind}::text || ':' || earlier.${column} AS key, '{}'::jsonb AS details
    FROM ${identifiers} AS later
    JOIN ${identifiers} AS earlier ON earlier.scheme = later.scheme AND earlier.value = later.value
      AND earlier.${column} < later.${column}`
}
