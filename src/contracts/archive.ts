/** The archive: its filters, and the counts of their values. */
import { z } from '@hono/zod-openapi'
import { eventFilters } from './events.ts'
import { publicRoute } from './route.ts'
import { idsListedBy, localizedText, pageNumber, pageSize, typedText } from './shared.ts'

/** The facets by which the archive's events are counted. */
export const archiveFacets = ['composer', 'work', 'performer', 'room', 'genre', 'season'] as const
export type ArchiveFacet = (typeof archiveFacets)[number]

/** The filters of the archive search: all optional, all combinable. */
export const archiveFilters = eventFilters
  .pick({
    date: true,
    date_to: true,
    composer: true,
    work: true,
    performer: true,
    room: true,
    genre: true,
    query: true,
    ordering: true,
  })
  .extend({ season: idsListedBy('/api/seasons', 'seasons').optional() })
export type ArchiveFilters = z.infer<typeof archiveFilters>

const facet = z.enum(archiveFacets).openapi({ description: 'What the events are counted by.' })
const find = typedText.openapi({ description: 'Words that must occur in the names.' })

/** The query of the archive page: `facet` and `find` look up a name, `year` selects a year. */
export const archivePageQuery = archiveFilters.extend({
  page: pageNumber.optional(),
  page_size: pageSize.optional(),
  facet: facet.optional(),
  find: find.optional(),
  year: z
    .string()
    .regex(/^(18|19|20|21)\d\d$/)
    .transform(Number)
    .optional(),
})

/** A record with its number of events; for works, `detail` is the composer. */
export const archiveValue = z
  .object({
    id: z.number().int(),
    name: localizedText,
    detail: localizedText.nullable(),
    count: z.number().int(),
  })
  .openapi('ArchiveValue')
export type ArchiveValue = z.infer<typeof archiveValue>

export const archiveFacetsCall = publicRoute({
  get: '/api/archive-facets',
  tag: 'archive',
  summary: 'What the archive can be narrowed by, with counts',
  description:
    'Past events, from the house’s opening or `date` to yesterday, counted by one facet with all other filters applied; the most frequent twenty. `find` looks for names: each of its words must occur. `query` is the text in the events, as everywhere.',
  query: archiveFilters.omit({ ordering: true }).extend({ facet, find: find.optional() }),
  answer: [
    z
      .object({
        facet,
        /** The number of all values, including those that are not listed. */
        count: z.number().int(),
        results: z.array(archiveValue),
      })
      .openapi('ArchiveFacet'),
    'Names with counts, the most frequent first',
  ],
})
