import { sql } from 'drizzle-orm'
import { castMembers } from '#db/schema/index.ts'
import { comingSpans } from '../queries/coming-events.server.ts'
import type { Rule } from '../rule.ts'

export const rule: Rule = {
  code: 'performer-conflict',
  area: 'programme',
  severity: 'hint',
  names: {
    de: 'Zur selben Zeit mit denselben Mitwirkenden',
    en: 'With the same performers at the same time',
  },
  about: {
    de: 'Kommende Veranstaltungen, auch noch nicht öffentliche, die sich überschneiden und in deren Besetzung dieselbe Person oder dasselbe Ensemble steht. Jedes Paar steht einmal in der Liste.',
    en: 'Coming events, also those that are not public yet, that overlap and have the same person or ensemble in their cast. Each pair is listed once.',
  },
  examples: {
    found: {
      de: 'Dieselbe Dirigentin um 19.30 Uhr im Großen und um 20 Uhr im Kleinen Saal',
      en: 'The same conductor at 19.30 in the large and at 20.00 in the small hall',
    },
    notFound: {
      de: 'Dieselbe Dirigentin um 11 und um 19.30 Uhr',
      en: 'The same conductor at 11.00 and at 19.30',
    },
  },
  watches: ['event', 'work'],
  find: (scope) => sql`
    WITH spans AS (${comingSpans(scope)}),
    performers AS (
      SELECT DISTINCT spans.id, spans.starts, spans.ends, ${castMembers.artistId} AS artist_id
      FROM spans JOIN ${castMembers} ON ${castMembers.eventId} = spans.id
    )
    SELECT DISTINCT 'event' AS kind, later.id, '' AS language, 'date_start' AS place, 'event:' || earlier.id AS key,
      '{}'::jsonb AS details
    FROM performers AS later JOIN performers AS earlier
      ON earlier.artist_id = later.artist_id AND earlier.id < later.id
    WHERE earlier.starts < later.ends AND later.starts < earlier.ends`,
}
