import { sql } from 'drizzle-orm'
import { comingSpans } from '../queries/coming-events.server.ts'
import type { Rule } from '../rule.ts'

export const rule: Rule = {
  code: 'hall-conflict',
  area: 'programme',
  severity: 'warning',
  names: { de: 'Zur selben Zeit im selben Saal', en: 'In the same hall at the same time' },
  about: {
    de: 'Kommende Veranstaltungen, auch noch nicht öffentliche, die sich im Saal überschneiden: vom Beginn bis zum Ende, nach der Dauer oder den Minuten des Programms. Jedes Paar steht einmal in der Liste.',
    en: 'Coming events, also those that are not public yet, that overlap in a hall: from their start to their end, by the duration or the minutes of the programme. Each pair is listed once.',
  },
  examples: {
    found: {
      de: '19.30 Uhr, zwei Stunden, und 21.00 Uhr im selben Saal',
      en: '19.30, two hours, and 21.00 in the same hall',
    },
    notFound: {
      de: '19.30 Uhr, eine Stunde, und 21.00 Uhr im selben Saal',
      en: '19.30, one hour, and 21.00 in the same hall',
    },
  },
  watches: ['event', 'work'],
  find: (scope) => sql`
    WITH spans AS (${comingSpans(scope)})
    SELECT 'event' AS kind, later.id, '' AS language, 'date_start' AS place, 'event:' || earlier.id AS key,
      '{}'::jsonb AS details
    FROM spans AS later JOIN spans AS earlier ON earlier.room_id = later.room_id AND earlier.id < later.id
    WHERE earlier.starts < later.ends AND later.starts < earlier.ends`,
}
