import { sql } from 'drizzle-orm'
import { events } from '#db/schema/index.ts'
import { gaps } from '../../events/index.server.ts'
import { isPublicSoon } from '../queries/coming-events.server.ts'
import type { Rule } from '../rule.ts'

export const rule: Rule = {
  code: 'missing-picture',
  area: 'programme',
  severity: 'hint',
  names: { de: 'Ohne Bild', en: 'Without a picture' },
  about: {
    de: 'Veranstaltungen, die statt eines Bildes eine Figur zeigen werden.',
    en: 'Events that will show a figure in place of a picture.',
  },
  examples: {
    found: { de: 'Wird öffentlich, ohne Bild', en: 'Becomes public without a picture' },
    notFound: { de: 'Wird öffentlich, mit Bild', en: 'Becomes public with a picture' },
  },
  watches: [],
  isForReleases: true,
  find: (scope, question) => sql`
    SELECT 'event' AS kind, ${events.id} AS id, '' AS language, 'image' AS place, '' AS key, '{}'::jsonb AS details
    FROM ${events} WHERE ${isPublicSoon(scope, question, 0)} AND ${gaps.picture}`,
}
