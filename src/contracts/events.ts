/** Events: the list with its filters, one event, the days that have events, and the genres. */
import { z } from '@hono/zod-openapi'
import { pictureSchema, pictureWithFiles, pressPicture } from './pictures.ts'
import { changedParameter, listParameters, recordList } from './record-list.ts'
import { publicRoute } from './route.ts'
import {
  day,
  dayFor,
  flag,
  houseValues,
  idsListedBy,
  instant,
  localizedText,
  pageNumber,
  pageSize,
  severalValues,
  separatedByCommas,
  typedText,
  weekdayList,
} from './shared.ts'

export const eventStatuses = [
  'future',
  'past',
  'sold_out',
  'few_tickets',
  'cancelled',
  'postponed',
  'no_sale',
] as const
export type EventStatus = (typeof eventStatuses)[number]

export const accessFacts = [
  'wheelchair',
  'induction_loop',
  'relaxed_performance',
  'audio_description',
  'sign_language',
  'step_free',
] as const
export type AccessFact = (typeof accessFacts)[number]

/** The names by which calls ask for facts: those of the fields of `access`, and the former name of the first one. */
const askedAccessFacts = [
  'wheelchair_places',
  'wheelchair',
  ...accessFacts.filter((fact) => fact !== 'wheelchair'),
] as const

export const publicChangeKinds = [
  'cast',
  'programme',
  'room',
  'date',
  'cancelled',
  'postponed',
  'reinstated',
  'other',
] as const

export const namedRecord = z.object({ id: z.number().int(), name: localizedText }).openapi('NamedRecord')

export const roomSchema = z
  .object({
    id: z.number().int(),
    name: localizedText,
    seats: z.number().int().nullable(),
    venue: z.object({ name: localizedText, address: z.string() }),
  })
  .openapi('Room')

export const artistRef = z
  .object({ id: z.number().int(), kind: z.enum(['person', 'ensemble']), name: localizedText })
  .openapi('ArtistReference')

export const castMember = z
  .object({
    artist: artistRef,
    role: localizedText.nullable(),
    note: localizedText.nullable(),
    replaces: z.string().nullable(),
    replaced: artistRef
      .nullable()
      .openapi({ description: 'The replaced person or ensemble, if it has a record.' }),
  })
  .openapi('CastMember')

export const playedComposer = z.object({
  id: z.number().int(),
  name: localizedText,
  sort_name: z.string(),
  born: z.number().int().nullable(),
  died: z.number().int().nullable(),
  are_dates_uncertain: z.boolean(),
})

/** The language of a title that is the same in both languages of the site. */
export const titleLanguage = z
  .string()
  .nullable()
  .openapi({ description: 'The language of a title that is not translated, as BCP 47 code: `it`.' })

export const playedWork = z.object({
  id: z.number().int(),
  title: localizedText,
  title_language: titleLanguage,
  catalogue_number: z.string().nullable(),
  key_signature: localizedText.nullable(),
  year: z.number().int().nullable(),
  composed_date: z
    .string()
    .nullable()
    .openapi({ description: 'As EDTF, as far as it is known: `1921~` is about 1921.' }),
  movements: z.array(localizedText),
  composer: playedComposer.nullable(),
})

export const performanceSchema = z
  .object({
    id: z.number().int(),
    kind: z.enum(['work', 'movement', 'interval', 'talk', 'encore']),
    title: localizedText.nullable(),
    arrangement: localizedText.nullable(),
    premiere: z.enum(['world', 'country', 'city']).nullable(),
    minutes: z.number().int().nullable(),
    note: localizedText.nullable(),
    cast: z.array(castMember),
    work: playedWork.nullable(),
  })
  .openapi('Performance')

export const customerTagSchema = z
  .object({
    category: z.enum(['Mitglieder', 'Abonnent:innen']),
    name: localizedText,
    presale_date: instant,
    /** The word `True`, as the front expects it (specification, section 3). */
    show_in_calendar: z.enum(['True', 'False']),
  })
  .openapi('CustomerTag')

export const eventSummary = z
  .object({
    id: z.number().int(),
    external_id: z.string().nullable(),
    slug: localizedText,
    name: localizedText,
    subtitle: localizedText.nullable(),
    teaser: localizedText.nullable(),
    date_start: instant,
    date_end: instant,
    is_time_known: z.boolean(),
    uncertain_date: z.string().nullable().openapi({
      description:
        'The date as EDTF if the day is not known; `date_start` is then the first day that is possible.',
    }),
    doors_open: instant.nullable(),
    duration_minutes: z.number().int().nullable(),
    interval_minutes: z.number().int().nullable(),
    status: z.enum(eventStatuses),
    previous_date: instant.nullable(),
    price_min: z.number().nullable(),
    price_max: z.number().nullable(),
    currency: z.string(),
    ticket_sale_from: instant.nullable(),
    ticket_url_external: z.string().nullable(),
    is_own_production: z.boolean(),
    genres: z.array(namedRecord),
    series: namedRecord.nullable(),
    season: z.string().nullable(),
    room: roomSchema.nullable(),
    customer_tags: z.array(customerTagSchema),
    picture: pictureSchema,
    programme: z.array(performanceSchema),
    cast: z.array(castMember),
    house: houseValues,
  })
  .openapi('EventSummary')
export type EventSummary = z.infer<typeof eventSummary>

/** The prices of categories of seats. */
export const priceCategorySchema = z
  .object({ name: localizedText, amount: z.number(), reduced: z.number().nullable() })
  .openapi('PriceCategory')

/** What is known of the access to an event. */
export const accessSchema = z
  .object({
    wheelchair_places: z.number().int().optional().openapi({ description: 'How many places there are.' }),
    induction_loop: z.boolean().optional(),
    relaxed_performance: z.boolean().optional(),
    audio_description: z.boolean().optional(),
    sign_language: z.boolean().optional(),
    step_free: z.boolean().optional(),
  })
  .openapi('Access', {
    description: 'A missing fact is unknown. The parameter `access` takes the same names.',
  })

/** A block of seats of a hall's seating plan. */
const seatingBlock = z
  .object({
    name: localizedText,
    distance: z.number().int().openapi({ description: 'From the stage: 1 is the nearest, 0 is behind it.' }),
    seats: z.number().int(),
    price_category: z
      .number()
      .int()
      .nullable()
      .openapi({ description: 'Its number in the list of prices, beginning with 1.' }),
    wheelchair_places: z.number().int().nullable(),
  })
  .openapi('SeatingBlock')

export const eventDetail = eventSummary
  .extend({
    description: z.object({ de: z.unknown(), en: z.unknown() }).nullable(),
    access: accessSchema,
    age_from: z.number().int().nullable(),
    price_categories: z.array(priceCategorySchema),
    promoter: z
      .object({ name: z.string(), url: z.string().nullable(), contact: z.string().nullable() })
      .nullable()
      .openapi({ description: 'Who gives a hired event.' }),
    changes: z
      .array(
        z.object({
          kind: z.enum(publicChangeKinds),
          at: instant,
          note: localizedText.nullable(),
        }),
      )
      .openapi({ description: 'What has changed since the event was announced.' }),
    pictures: z.array(pictureSchema).openapi({ description: 'Further pictures, in order.' }),
    press_pictures: z
      .array(pressPicture)
      .openapi({ description: 'The pictures that the press may use with their credit.' }),
    hall_access: localizedText
      .nullable()
      .openapi({ description: 'How people get into the hall, hear and see.' }),
    hall_plan: z.string().nullable().openapi({ description: 'The address of the seating plan.' }),
    hall_seating: z
      .array(seatingBlock)
      .openapi({ description: 'The blocks of seats, those of one distance from the left to the right.' }),
    sources: z
      .array(z.object({ name: z.string(), at: instant }))
      .openapi({ description: 'Who has helped to correct the record, with their permission.' }),
    /** The ticket shop does not list the event any more, and nobody has cancelled it. */
    is_unconfirmed: z.boolean(),
  })
  .openapi('Event')
export type EventDetail = z.infer<typeof eventDetail>

/** Absolute addresses of an event. */
const eventLinks = z
  .object({
    page: localizedText.openapi({ description: 'Its page.' }),
    ics: localizedText.openapi({ description: 'Its calendar file.' }),
    shop: localizedText
      .nullable()
      .openapi({ description: 'Its page in the ticket shop; `status` says whether there are tickets.' }),
    thing: z.url().openapi({ description: 'Its address that never changes, for linked data.' }),
  })
  .openapi('EventLinks')

/** The same rich text for programs that cannot read the stored form. */
export const writtenText = {
  description_html: localizedText
    .nullable()
    .openapi({ description: 'The description as HTML, with absolute links.' }),
  description_text: localizedText
    .nullable()
    .openapi({ description: 'The description as plain text; an empty line separates paragraphs.' }),
}

/** Events as the calls present them. */
const shownInCalls = { picture: pictureWithFiles, links: eventLinks }
export const shownEventSummary = eventSummary.extend(shownInCalls).openapi('ShownEventSummary')
const shownEvent = eventDetail.extend({ ...shownInCalls, ...writtenText }).openapi('ShownEvent')

/** The filters of the programme and of the archive: all optional, all combinable. */
export const eventFilters = z.object({
  date: dayFor('The first day').optional(),
  date_to: dayFor('The last day').optional(),
  weekday: weekdayList.optional(),
  genre: idsListedBy('/api/genres', 'genres').optional(),
  room: idsListedBy('/api/rooms', 'halls').optional(),
  series: idsListedBy('/api/series', 'series').optional(),
  customer_tag: idsListedBy('/api/customer-tags', 'groups with an advance sale').optional(),
  composer: idsListedBy('/api/people', 'composers').optional(),
  performer: idsListedBy('/api/people', 'performers: persons or ensembles').optional(),
  work: idsListedBy('/api/works', 'works').optional(),
  access: severalValues
    .pipe(z.array(z.enum(askedAccessFacts)))
    .transform((facts) => [
      ...new Set(facts.map((fact): AccessFact => (fact === 'wheelchair_places' ? 'wheelchair' : fact))),
    ])
    .optional()
    .openapi({
      type: 'array',
      items: { type: 'string', enum: [...askedAccessFacts] },
      example: ['induction_loop'],
      description:
        'Only events of which all of these are known, separated by commas; the names are those of the field `access`. `wheelchair` is the former name of `wheelchair_places`: at least one place.',
      param: separatedByCommas,
    }),
  price_max: z
    .string()
    .regex(/^\d{1,6}([.,]\d{1,2})?$/, { error: 'amount' })
    .transform((value) => Number(value.replace(',', '.')))
    .optional()
    .openapi({
      type: 'number',
      description:
        'Only events whose lowest price is not above this one, in the currency of the house and not in cents; those in another currency are left out.',
    }),
  only_bookable: flag
    .optional()
    .openapi({ description: 'Only events for which everybody can buy tickets now.' }),
  query: typedText.optional().openapi({
    description: 'Words that occur in the titles, the programme or the names of those who perform.',
  }),
  ordering: z.enum(['date_start', '-date_start']).optional().openapi({
    description: 'By the beginning: `date_start` from the earliest on, `-date_start` from the last.',
  }),
})

/** The filters of calls and calendars: besides those of the programme also single events, and those of subscriptions. */
export const eventSelection = eventFilters.extend({
  id: idsListedBy('/api/events', 'events').optional(),
  subscription: idsListedBy('/api/subscriptions', 'subscriptions: the events that belong to them').optional(),
})
export type EventFilters = z.infer<typeof eventSelection> & { modified_since?: Date | undefined }

export const eventListQuery = eventSelection.extend({
  page: pageNumber.optional(),
  page_size: pageSize.optional(),
})
export type EventListQuery = z.infer<typeof eventListQuery>

const eventList = recordList('Event', shownEventSummary)

export const listEventsCall = publicRoute({
  get: '/api/events',
  tag: 'events',
  summary: 'Events from a day on',
  description:
    'Without `date` the list begins today, or with `id` at the very beginning; an earlier `date` reaches into the archive.',
  query: eventListQuery.extend({
    ...listParameters('/api/events', shownEventSummary),
    ...changedParameter,
  }),
  answer: [eventList.page, 'Events in order'],
})

export const findEventCall = publicRoute({
  get: '/api/events/{id}',
  tag: 'events',
  summary: 'One event',
  answer: [shownEvent, 'The event'],
})

export const findEventBySystemIdCall = publicRoute({
  get: '/api/events-system/{id}',
  tag: 'events',
  summary: 'One event by its id in the ticket shop, or by its number',
  description:
    'The shop’s id has the form `{id}-{id2}`; a colon between the two is read as the dash. Digits alone are the number of the event.',
  params: {
    id: z
      .string()
      .regex(/^([1-9]\d{0,8}|[A-Za-z0-9]{1,100}[-:][A-Za-z0-9]{1,100})$/)
      .openapi({
        example: '100234-7781',
        description: 'The id in the ticket shop, or the number of the event.',
      }),
  },
  answer: [shownEvent, 'The event'],
})

export const calendarCall = publicRoute({
  get: '/api/calendar',
  tag: 'events',
  summary: 'Days with events',
  description:
    'From `date`, by default today, to `date_to`, by default the end of the month of `date`. At most three years at once: more is refused.',
  query: z.object({
    date: dayFor('The first day').optional(),
    date_to: dayFor('The last day').optional(),
  }),
  answer: [z.array(day).openapi('Days'), 'Days that have at least one event'],
})

export const genresCall = publicRoute({
  get: '/api/genres',
  tag: 'events',
  summary: 'Genres',
  answer: [z.array(namedRecord), 'All genres in their order'],
  errors: [],
})

/** The composers and performers by whom events can be filtered, with their names in index form: "Dvořák, Antonín". */
export const eventPeople = z
  .object({ composers: z.array(namedRecord), performers: z.array(namedRecord) })
  .openapi('EventPeople')
export type EventPeople = z.infer<typeof eventPeople>

export const eventPeopleCall = publicRoute({
  get: '/api/event-people',
  tag: 'events',
  summary: 'Composers and performers of what is still to come',
  description:
    'What the filters `composer` and `performer` of the events can be given, in the order of the names.',
  answer: [eventPeople, 'Names with their ids'],
  errors: [],
})
