import { addDays, hallDay, openingDay } from '#i18n/dates.ts'
import { detailHref, fixedPageHref, href, pageHref } from '#routing/paths.ts'
import type { Question } from './groups/over-http.ts'
import type { Random } from './random.ts'
import { commonWords } from './search-words.ts'
import type { Subjects } from './subjects.ts'

type Given = { subjects: Subjects; random: Random }

const today = hallDay(new Date())
const yesterday = addDays(today, -1)

/** The public calls. */
export function listApiQuestions({ subjects, random: { pick, whole } }: Given): Question[] {
  return [
    { name: 'events', nextPath: () => `/api/events/?page=${whole(1, 20)}` },
    {
      name: 'events, genre and days',
      nextPath: () =>
        `/api/events/?genre=${pick(subjects.genres)}&date=${today}&date_to=${addDays(today, whole(7, 90))}`,
    },
    {
      name: 'events, archive by text',
      nextPath: () =>
        `/api/events/?date=${openingDay}&date_to=${yesterday}&ordering=-date_start&query=${pick(commonWords)}`,
    },
    { name: 'event', nextPath: () => `/api/events/${pick(subjects.events).id}/` },
    { name: 'event by shop id', nextPath: () => `/api/events-system/${pick(subjects.externalIds)}/` },
    { name: 'calendar', nextPath: () => `/api/calendar/?date=${addDays(today, whole(0, 200))}` },
    { name: 'genres', nextPath: () => '/api/genres/' },
    { name: 'articles', nextPath: () => '/api/articles/' },
    { name: 'subscriptions', nextPath: () => '/api/subscriptions/' },
    { name: 'navigation', nextPath: () => '/de/pageeditor-api/nav/' },
    { name: 'page', nextPath: () => `/de/pageeditor-api/page/${pick(subjects.paths)}` },
    {
      name: 'section',
      nextPath: () => `/de/pageeditor-api/container/by-slug/page-${pick(subjects.pagesWithContent)}`,
    },
  ]
}

/** Every kind of page for visitors. */
export function listPageQuestions({ subjects, random: { pick, whole } }: Given): Question[] {
  return [
    { name: 'home', nextPath: () => href('home', 'de') },
    {
      name: 'programme',
      nextPath: () => href('events', 'de', undefined, { query: { page: whole(1, 15) } }),
    },
    { name: 'event', nextPath: () => detailHref('events', 'de', pick(subjects.comingEvents)) },
    { name: 'event of the archive', nextPath: () => detailHref('events', 'de', pick(subjects.events)) },
    {
      name: 'archive search',
      nextPath: () => href('archive-search', 'de', undefined, { query: { query: pick(commonWords) } }),
    },
    { name: 'stories', nextPath: () => href('stories', 'de') },
    { name: 'article', nextPath: () => detailHref('stories', 'de', pick(subjects.articles)) },
    { name: 'subscriptions', nextPath: () => href('subscriptions', 'de') },
    {
      name: 'subscription',
      nextPath: () => detailHref('subscriptions', 'de', pick(subjects.subscriptions)),
    },
    { name: 'visit', nextPath: () => fixedPageHref('visit', 'de') },
    { name: 'content page', nextPath: () => pageHref(pick(subjects.paths), 'de') },
    {
      name: 'search',
      nextPath: () => href('search', 'de', {}, { query: { q: pick(commonWords) } }),
    },
    { name: 'not found', status: 404, nextPath: () => `/de/gibt-es-nicht-${whole(1, 999)}` },
  ]
}
