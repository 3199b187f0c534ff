/** What other catalogues call a person, a work or a hall. */
import { z } from '@hono/zod-openapi'

export const identifierSchema = z
  .object({
    scheme: z.enum(['gnd', 'viaf', 'wikidata', 'isni', 'musicbrainz']),
    value: z.string(),
    /** The entry of the catalogue. */
    url: z.url(),
  })
  .openapi('Identifier')
export type Identifier = z.infer<typeof identifierSchema>
