import { sql } from 'drizzle-orm'
import { media } from '#db/schema/index.ts'
import { usedPictures } from '../queries/used-pictures.server.ts'
import type { Rule } from '../rule.ts'

export const rule: Rule = {
  code: 'missing-rights',
  area: 'forms',
  severity: 'warning',
  names: { de: 'Bildrechte fehlen', en: 'The rights of a picture are missing' },
  about: {
    de: 'Bilder, die Besucherinnen und Besucher sehen, ohne Foto- und ohne Rechteangabe. Blöcke mit eigener Angabe zählen nicht.',
    en: 'Pictures that visitors see, without a photographer and a holder of the rights. Blocks with a note of their own do not count.',
  },
  examples: {
    found: { de: 'Bild einer Story, ohne Angaben', en: 'Picture of a story without a note' },
    notFound: { de: 'Dasselbe, mit Foto-Angabe', en: 'The same, with its photographer' },
  },
  watches: ['media', 'event', 'article', 'subscription', 'artist', 'page', 'shared'],
  find: (scope) => sql`
    SELECT DISTINCT 'media' AS kind, ${media.id} AS id, '' AS language, 'credit' AS place, '' AS key,
      '{}'::jsonb AS details
    FROM ${media} JOIN (${usedPictures(scope)}) AS used ON used.media_id = ${media.id}
    WHERE ${media.kind} = 'image' AND NOT used.has_rights AND coalesce(${media.credit}, '') = ''
      AND coalesce(${media.copyright}, '') = ''`,
}
