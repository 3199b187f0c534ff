import type { EventFilters } from '#contracts/events.ts'
import {
  countPastPerformances,
  findEvent,
  findNeighbours,
  listEventDays,
  listEvents,
} from '#domain/events/index.server.ts'
import { readNavigation } from '#domain/navigation/index.server.ts'
import { findPage, findSection, sectionSlug } from '#domain/content/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { searchAll } from '#domain/search/index.server.ts'
import { listArticles } from '#domain/stories/index.server.ts'
import { findSession } from '#domain/users/index.server.ts'
import { addDays, firstOfMonth, hallDay, openingDay } from '#i18n/dates.ts'
import type { Call } from '../measure.ts'
import type { Random } from '../random.ts'
import { commonWords, missingWord, shortWords } from '../search-words.ts'
import type { Subjects } from '../subjects.ts'
import { testAccounts } from '../../tests/support/test-accounts.ts'

/** The bar of issue 2: list, detail and calendar over the archive. */
const barMilliseconds = 10

export type BarredCall = Call & { bar?: number }

/** One call for every query that pages and the API send to the domain, with new parameters at every run. */
export function listDomainCalls(
  scope: Scope,
  { subjects, random, token }: { subjects: Subjects; random: Random; token: string },
): BarredCall[] {
  const { pick, whole } = random
  const today = hallDay(scope.now)
  const archive = { date: openingDay, date_to: addDays(today, -1), ordering: '-date_start' } as const
  const anyMonth = () => firstOfMonth(openingDay, whole(0, 12 * (scope.now.getFullYear() - 1913)))
  const list = (name: string, filters: () => EventFilters, paging: () => { page?: number } = () => ({})) => ({
    name: `listEvents ${name}`,
    bar: barMilliseconds,
    run: () => listEvents(scope, filters(), paging()),
  })
  const archiveSize = subjects.events.length - subjects.comingEvents.length
  const anEvent = async () => {
    const event = await findEvent(scope, pick(subjects.events).id)
    if (!event) throw new Error('an event of the demo is missing')
    return event
  }
  return [
    list('first page', () => ({})),
    list(
      'page 20',
      () => ({}),
      () => ({ page: 20 }),
    ),
    list('from a day on', () => ({ date: addDays(today, whole(0, 200)) })),
    list('between two days', () => {
      const date = addDays(today, whole(0, 200))
      return { date, date_to: addDays(date, whole(1, 60)) }
    }),
    list('genre', () => ({ genre: [pick(subjects.genres)] })),
    list('room', () => ({ room: [pick(subjects.rooms)] })),
    list('series', () => ({ series: [pick(subjects.series)] })),
    list('customer tag', () => ({ customer_tag: [pick(subjects.customerTags)] })),
    list('composer', () => ({ composer: [pick(subjects.composers)] })),
    list('performer', () => ({ performer: [pick(subjects.performers)] })),
    list('work', () => ({ work: [pick(subjects.works)] })),
    list('access', () => ({ access: ['induction_loop', 'wheelchair'] })),
    list('price', () => ({ price_max: whole(10, 80) })),
    list('bookable', () => ({ only_bookable: true })),
    list('words', () => ({ query: pick(commonWords) })),
    list('combined', () => ({
      date: addDays(today, whole(0, 60)),
      genre: [pick(subjects.genres), pick(subjects.genres)],
      room: [pick(subjects.rooms)],
      price_max: whole(20, 80),
      only_bookable: true,
    })),
    list('archive, newest', () => archive),
    list('archive, oldest first', () => ({ ...archive, ordering: 'date_start' })),
    list(
      'archive, any page',
      () => archive,
      () => ({ page: whole(1, Math.floor(archiveSize / 10)) }),
    ),
    list(
      'archive, last page',
      () => archive,
      () => ({ page: Math.ceil(archiveSize / 10) }),
    ),
    list('archive, a month', () => {
      const date = anyMonth()
      return { ...archive, date, date_to: addDays(firstOfMonth(date, 1), -1) }
    }),
    list('archive, short word', () => ({ ...archive, query: pick(shortWords) })),
    list('archive, common word', () => ({ ...archive, query: pick(commonWords) })),
    list('archive, two words', () => ({ ...archive, query: `${pick(commonWords)} ${pick(commonWords)}` })),
    list('archive, rare word', () => ({ ...archive, query: pick(subjects.rareNames) })),
    list('archive, no match', () => ({ ...archive, query: missingWord(random) })),
    list('archive, composer', () => ({ ...archive, composer: [pick(subjects.composers)] })),
    list('archive, genre', () => ({ ...archive, genre: [pick(subjects.genres)] })),
    { name: 'findEvent', bar: barMilliseconds, run: anEvent },
    {
      name: 'findEvent, neighbours, past performances',
      bar: barMilliseconds,
      async run() {
        const event = await anEvent()
        const workIds = event.programme.flatMap(({ work }) => (work ? [work.id] : []))
        await Promise.all([
          findNeighbours(scope, event),
          countPastPerformances(scope, workIds, new Date(event.date_start)),
        ])
      },
    },
    {
      name: 'listEventDays, a month',
      bar: barMilliseconds,
      run: () => listEventDays(scope, { date: anyMonth() }),
    },
    {
      name: 'listEventDays, 400 days',
      bar: barMilliseconds,
      run: () => listEventDays(scope, { date: addDays(today, -whole(0, 400)), dateTo: addDays(today, 400) }),
    },
    { name: 'listArticles', run: () => listArticles(scope) },
    { name: 'findPage', run: () => findPage(scope, 'de', pick(subjects.paths)) },
    {
      name: 'findSection',
      run: () =>
        findSection(
          scope,
          sectionSlug({ ownerKind: 'page', ownerId: pick(subjects.pagesWithContent) }),
          'de',
        ),
    },
    { name: 'readNavigation', run: () => readNavigation(scope, 'de') },
    { name: 'searchAll, common word', run: () => searchAll(scope, { query: pick(commonWords) }, 'de') },
    { name: 'searchAll, rare word', run: () => searchAll(scope, { query: pick(subjects.rareNames) }, 'de') },
    { name: 'searchAll, short word', run: () => searchAll(scope, { query: pick(shortWords) }, 'de') },
    { name: 'findSession', run: () => findSession(scope, token, testAccounts) },
  ]
}
