/** Search: everything that visitors can find, and suggestions while they type. */
import { z } from '@hono/zod-openapi'
import { accessFacts } from './events.ts'
import { publicRoute } from './route.ts'
import {
  day,
  dayFor,
  idsListedBy,
  instant,
  localizedText,
  pageNumber,
  separatedByCommas,
  severalValues,
  typedText,
} from './shared.ts'

/** The kinds of results. `person` includes ensembles. */
export const searchKinds = ['event', 'work', 'person', 'page', 'article', 'subscription'] as const
export type SearchKind = (typeof searchKinds)[number]

/** The groups that results are shown in (specification, section 3). */
export const searchGroups = ['events_future', 'events_past', 'content'] as const
export type SearchGroup = (typeof searchGroups)[number]

/** The filters that words of a query may be understood as. */
export const understoodKeys = ['date', 'price', 'access', 'children'] as const
export type UnderstoodKey = (typeof understoodKeys)[number]

/** A list of values: repeated, or separated by commas; unknown ones are ignored. */
const listed = <Value extends string>(values: readonly Value[], description: string) =>
  severalValues
    .transform((parts) => values.filter((value) => parts.includes(value)))
    .openapi({
      type: 'array',
      items: { type: 'string', enum: [...values] },
      example: values.slice(0, 2),
      description,
      param: separatedByCommas,
    })

const years = severalValues
  .pipe(
    z
      .array(
        z
          .string()
          .regex(/^(18|19|20|21)\d\d$/, { error: 'numbers' })
          .transform(Number),
      )
      .max(50),
  )
  .openapi({
    type: 'array',
    items: { type: 'integer', minimum: 1800, maximum: 2199 },
    example: [1926, 2026],
    description: 'Only results of these years, separated by commas.',
    param: separatedByCommas,
  })

/** The filters of results, and which understood filters are to be treated as plain words (`literally`). */
export const searchFilters = z.object({
  kind: listed(searchKinds, 'Only results of these kinds, separated by commas.').optional(),
  genre: idsListedBy('/api/genres', 'genres').optional(),
  year: years.optional(),
  literally: listed(
    understoodKeys,
    'What is to be taken as plain words instead of as a filter, separated by commas.',
  ).optional(),
})
export type SearchFilters = z.infer<typeof searchFilters>

/** The places of the found words in a text: pairs of start and end, in UTF-16 units. */
const marks = z.array(z.tuple([z.number().int(), z.number().int()]))

export const searchHit = z
  .object({
    kind: z.enum(searchKinds),
    id: z.number().int(),
    title: z.string(),
    title_marks: marks,
    /** The composer of a work, the role of a person, the series of an event. */
    byline: z.string().nullable(),
    /** The part of the text around the found words; may be empty. */
    excerpt: z.string(),
    excerpt_marks: marks,
    /** The start of an event, the publication of a story. */
    date: instant.nullable(),
    uncertain_date: z
      .string()
      .nullable()
      .openapi({ description: 'The date of an event as EDTF, if its day is not known.' }),
    url: z.string(),
  })
  .openapi('SearchHit')
export type SearchHit = z.infer<typeof searchHit>

/** Counts of all hits that pass the other filters, the most frequent first; years from the newest on. */
export const searchFacets = z
  .object({
    kind: z.array(z.object({ value: z.enum(searchKinds), count: z.number().int() })),
    genre: z.array(z.object({ id: z.number().int(), name: z.string(), count: z.number().int() })),
    year: z.array(z.object({ year: z.number().int(), count: z.number().int() })),
  })
  .openapi('SearchFacets')
export type SearchFacets = z.infer<typeof searchFacets>

/**
 * A part of the query that was understood as a filter of events; `words` as they were typed. A time without an end
 * ("ab März") ends on 2199-12-31.
 */
export const understood = z
  .discriminatedUnion('key', [
    z.object({ key: z.literal('date'), words: z.string(), from: day, to: day }),
    z.object({ key: z.literal('price'), words: z.string(), price_max: z.number() }),
    z.object({ key: z.literal('access'), words: z.string(), fact: z.enum(accessFacts) }),
    z.object({ key: z.literal('children'), words: z.string() }),
  ])
  .openapi('UnderstoodFilter')
export type UnderstoodFilter = z.infer<typeof understood>

const group = z.object({ count: z.number().int(), results: z.array(searchHit) }).openapi('SearchGroup')

export const searchOverview = z
  .object({
    /** The query with misspelled words replaced; null when it finds enough as it is. */
    suggestion: z.string().nullable(),
    understood: z.array(understood),
    facets: searchFacets,
    events_future: group,
    events_past: group,
    content: group,
  })
  .openapi('SearchOverview')
export type SearchOverview = z.infer<typeof searchOverview>

export const searchPage = z
  .object({
    count: z.number().int(),
    next: z.url().nullable(),
    previous: z.url().nullable(),
    page_size: z.number().int(),
    suggestion: z.string().nullable(),
    understood: z.array(understood),
    facets: searchFacets,
    results: z.array(searchHit),
  })
  .openapi('SearchPage')

/** The groups of suggestions, in the order in which they are shown. */
export const suggestionGroups = ['concerts', 'composers', 'works', 'performers', 'pages'] as const
export type SuggestionGroup = (typeof suggestionGroups)[number]

/**
 * One suggestion. `name` is what is searched for when it is chosen; in a language in which the record is not public,
 * name and address are null.
 */
export const suggestion = z
  .object({
    group: z.enum(suggestionGroups),
    id: z.number().int(),
    name: z.object({ de: z.string().nullable(), en: z.string().nullable() }),
    /** The composer of a work, the day of a concert as YYYY-MM-DD. */
    detail: localizedText.nullable(),
    urls: z.object({ de: z.string().nullable(), en: z.string().nullable() }),
  })
  .openapi('Suggestion')
export type Suggestion = z.infer<typeof suggestion>

const query = typedText.openapi({
  example: 'Beethoven im März',
  description: 'The words to look for, as somebody types them.',
})

export const searchCall = publicRoute({
  get: '/{lang}/api/search',
  tag: 'search',
  summary: 'The best results of each group',
  description:
    'Words may be misspelled or prefixes; "quotes" keep words together, a minus excludes them. Words such as "heute", "im März", "unter 30 Euro" (in the currency of the house), "barrierefrei" narrow the events; `understood` says which, and `literally` takes them as plain words.',
  query: searchFilters.extend({ query }),
  answer: [searchOverview, 'Up to five results of each group'],
})

export const searchEventsCall = publicRoute({
  get: '/{lang}/api/search-events',
  tag: 'search',
  summary: 'Events found by a text',
  description:
    'Coming events with `date` (default: today), past ones with `date_to`, exclusively, and `ordering=-date_start`; 16 a page.',
  query: searchFilters.extend({
    query,
    date: dayFor('The first day').optional(),
    date_to: dayFor('The day before which events begin').optional(),
    ordering: z
      .enum(['date_start', '-date_start'])
      .optional()
      .openapi({ description: 'By the beginning: the earliest first, or the last first.' }),
    page: pageNumber.optional(),
  }),
  answer: [searchPage, 'Events'],
})

export const searchContentCall = publicRoute({
  get: '/{lang}/api/search-content',
  tag: 'search',
  summary: 'Works, persons, pages, stories and subscriptions found by a text',
  query: searchFilters.extend({ query, page: pageNumber.optional() }),
  answer: [searchPage, 'Content'],
})

export const autocompleteCall = publicRoute({
  get: '/api/search-autocomplete',
  tag: 'search',
  summary: 'Suggestions while somebody types',
  description:
    'At most five of each group: coming concerts, composers, works, performers, pages. With `language` only what is public in that language.',
  query: z.object({
    query,
    language: z
      .enum(['de', 'en'])
      .optional()
      .openapi({ description: 'Only what is public in this language.' }),
  }),
  answer: [z.array(suggestion), 'Suggestions, in the order of the groups'],
})
