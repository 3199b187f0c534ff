import { sql } from 'drizzle-orm'
import { events } from '#db/schema/index.ts'
import { isPublicSoon } from '../queries/coming-events.server.ts'
import type { Rule } from '../rule.ts'

const days = 30

export const rule: Rule = {
  code: 'missing-duration',
  area: 'programme',
  severity: 'hint',
  names: { de: 'Dauer fehlt', en: 'The duration is missing' },
  about: {
    de: `Eigene öffentliche Veranstaltungen, von ${days} Tagen vor dem Termin an: weder Dauer noch Ende, und die Minuten des Programms sind nicht alle bekannt.`,
    en: `The house’s own public events, from ${days} days before the date on: neither duration nor end, and not all minutes of the programme are known.`,
  },
  examples: {
    found: { de: 'In drei Wochen, ohne Dauer', en: 'In three weeks, without a duration' },
    notFound: {
      de: 'In drei Wochen, alle Minuten des Programms bekannt',
      en: 'In three weeks, all minutes of the programme known',
    },
  },
  watches: ['event', 'work'],
  find: (scope, question) => sql`
    SELECT 'event' AS kind, ${events.id} AS id, '' AS language, 'duration_minutes' AS place, '' AS key,
      '{}'::jsonb AS details
    FROM ${events}
    WHERE ${isPublicSoon(scope, question, days)} AND ${events.isOwnProduction}
      AND ${events.durationMinutes} IS NULL AND ${events.programmeMinutes} IS NULL AND ${events.dateEnd} IS NULL`,
}
