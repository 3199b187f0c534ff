import { sql } from 'drizzle-orm'
import { media } from '#db/schema/index.ts'
import { isLanguage, languages, type Language } from '#i18n/languages.ts'
import { usedPictures } from '../queries/used-pictures.server.ts'
import type { Rule } from '../rule.ts'

const names: Record<Language, Record<Language, string>> = {
  de: { de: 'auf Deutsch', en: 'auf Englisch' },
  en: { de: 'in German', en: 'in English' },
}

export const rule: Rule = {
  code: 'missing-alt',
  area: 'forms',
  severity: 'warning',
  names: { de: 'Alternativtext fehlt', en: 'The alternative text is missing' },
  about: {
    de: 'Bilder, die Besucherinnen und Besucher sehen und die nicht als Schmuck gekennzeichnet sind. Blöcke mit eigenem Alternativtext zählen nicht. Ist die Regel aus, fällt niemandem auf, dass blinden Menschen etwas fehlt.',
    en: 'Pictures that visitors see and that are not marked as decorative. Blocks with an alternative text of their own do not count. While the rule is off, nobody notices what blind people miss.',
  },
  examples: {
    found: {
      de: 'Bild eines Konzerts, ohne Alternativtext',
      en: 'Picture of a concert without an alternative text',
    },
    notFound: { de: 'Dasselbe, als Schmuck gekennzeichnet', en: 'The same, marked as decorative' },
  },
  watches: ['media', 'event', 'article', 'subscription', 'artist', 'page', 'shared'],
  tell: ({ key }, language) => (isLanguage(key) ? names[language][key] : ''),
  find: (scope) => sql`
    SELECT 'media' AS kind, ${media.id} AS id, '' AS language, 'alt' AS place, wanted.language AS key,
      '{}'::jsonb AS details
    FROM (
      SELECT DISTINCT used.media_id, wanted.language FROM (${usedPictures(scope)}) AS used
      JOIN (VALUES ${sql.join(
        languages.map((language) => sql`(${language})`),
        sql`, `,
      )}) AS wanted(language) ON used.language IS NULL OR used.language = wanted.language
      WHERE NOT used.has_alt
    ) AS wanted
    JOIN ${media} ON ${media.id} = wanted.media_id
    WHERE ${media.kind} = 'image' AND NOT ${media.isDecorative}
      AND coalesce(${media.alt} ->> wanted.language, '') = ''`,
}
