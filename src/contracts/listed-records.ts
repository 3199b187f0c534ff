/** The records by which events can be filtered, as lists: halls, series, seasons, groups with an advance sale, people, works. */
import { z } from '@hono/zod-openapi'
import { namedRecord } from './events.ts'
import { identifierSchema } from './identifiers.ts'
import { personSchema, workSchema } from './people.ts'
import { changedParameter, listParameters, recordList } from './record-list.ts'
import { publicRoute } from './route.ts'
import { idsListedBy, localizedText, typedText } from './shared.ts'

const named =
  'Only those that a public event names, in the order of the house. With `id` those of these numbers.'

const thing = z.url().openapi({ description: 'The address that never changes, for linked data.' })

const listedRoom = z
  .object({
    ...namedRecord.shape,
    seats: z.number().int().nullable(),
    venue: z.object({ id: z.number().int(), name: localizedText, address: z.string() }),
    identifiers: z.array(identifierSchema),
    links: z.object({ thing }),
  })
  .openapi('ListedRoom')
export type ListedRoom = Omit<z.infer<typeof listedRoom>, 'links'>

const listedSeries = z
  .object({
    ...namedRecord.shape,
    description: localizedText.nullable(),
    links: z.object({ thing }),
  })
  .openapi('ListedSeries')
export type ListedSeries = Omit<z.infer<typeof listedSeries>, 'links'>

const listedSeason = z
  .object({ id: z.number().int(), name: z.string().openapi({ example: '2026/27' }) })
  .openapi('ListedSeason')
export type ListedSeason = z.infer<typeof listedSeason>

const listedCustomerTag = z
  .object({
    ...namedRecord.shape,
    category: z.enum(['Mitglieder', 'Abonnent:innen']),
    show_in_calendar: z.enum(['True', 'False']),
  })
  .openapi('ListedCustomerTag')
export type ListedCustomerTag = z.infer<typeof listedCustomerTag>

const links = z
  .object({ page: localizedText.openapi({ description: 'Its page.' }), thing })
  .openapi('RecordLinks')

const { roles: _roles, sources: _personSources, ...personFields } = personSchema.shape
const { sources: _workSources, ...workFields } = workSchema.shape
const listedPerson = z
  .object({
    ...personFields,
    sort_name: z.string().openapi({ description: 'The name as an index has it: "Dvořák, Antonín".' }),
    links,
  })
  .openapi('ListedPerson')
export type ListedPerson = Omit<z.infer<typeof listedPerson>, 'links'>

const listedWork = z.object({ ...workFields, links }).openapi('ListedWork')
export type ListedWork = Omit<z.infer<typeof listedWork>, 'links'>

const rooms = recordList('Room', listedRoom)
const series = recordList('Series', listedSeries)
const seasons = recordList('Season', listedSeason)
const customerTags = recordList('CustomerTag', listedCustomerTag)
const people = recordList('Person', listedPerson)
const works = recordList('Work', listedWork)

export const listRoomsCall = publicRoute({
  get: '/api/rooms',
  tag: 'archive',
  summary: 'Halls',
  description: named,
  query: z.object(listParameters('/api/rooms', listedRoom)),
  answer: [rooms.page, 'Halls with their venues'],
})

export const listSeriesCall = publicRoute({
  get: '/api/series',
  tag: 'archive',
  summary: 'Series',
  description: named,
  query: z.object(listParameters('/api/series', listedSeries)),
  answer: [series.page, 'Series'],
})

export const listSeasonsCall = publicRoute({
  get: '/api/seasons',
  tag: 'archive',
  summary: 'Seasons',
  description: 'Only those with a public event, the latest first. With `id` those of these numbers.',
  query: z.object(listParameters('/api/seasons', listedSeason)),
  answer: [seasons.page, 'Seasons'],
})

export const listCustomerTagsCall = publicRoute({
  get: '/api/customer-tags',
  tag: 'events',
  summary: 'Groups of customers with an advance sale',
  description: 'Only those that a public event names. With `id` those of these numbers.',
  query: z.object(listParameters('/api/customer-tags', listedCustomerTag)),
  answer: [customerTags.page, 'Groups of customers'],
})

const name = typedText.optional().openapi({ description: 'Words that must occur in the names.' })

const peopleQuery = z.object({
  query: name,
  role: z
    .enum(['composer', 'performer'])
    .optional()
    .openapi({ description: 'Only those who have composed what is played, or only those who perform.' }),
  ...listParameters('/api/people', listedPerson),
  ...changedParameter,
})
export type PeopleQuery = z.infer<typeof peopleQuery>

export const listPeopleCall = publicRoute({
  get: '/api/people',
  tag: 'archive',
  summary: 'Persons and ensembles',
  description:
    'Composers and performers of public events, past and coming, in the order of an index. With `modified_since` also those of whom an event was changed or became public.',
  query: peopleQuery,
  answer: [people.page, 'Persons and ensembles'],
})

const worksQuery = z.object({
  query: typedText
    .optional()
    .openapi({ description: 'Words that must occur in the title or the catalogue number.' }),
  composer: idsListedBy('/api/people', 'composers').optional(),
  ...listParameters('/api/works', listedWork),
  ...changedParameter,
})
export type WorksQuery = z.infer<typeof worksQuery>

export const listWorksCall = publicRoute({
  get: '/api/works',
  tag: 'archive',
  summary: 'Works',
  description:
    'Works that are played in public events, past and coming, in the order of their German titles. With `modified_since` also those of which an event was changed or became public.',
  query: worksQuery,
  answer: [works.page, 'Works'],
})
