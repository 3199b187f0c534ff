import { z } from 'zod'
import type { Language, Localized } from '#i18n/languages.ts'
import { detailHref, fixedPageHref, href } from '#routing/paths.ts'
import { slugOf } from '#routing/slug-of.ts'
import type { DetailList } from '#routing/table.ts'

/** Every kind of page for visitors, by name, with its path in each language. */
export type PageKinds = Record<PageKind, Localized>
export type PageKind = (typeof pageKinds)[number]

export const pageKinds = [
  'home',
  'programme',
  'programme-empty',
  'programme-month',
  'event',
  'event-cancelled',
  'event-postponed',
  'event-sold-out',
  'event-presale',
  'event-past',
  'event-long',
  'event-free',
  'archive',
  'archive-empty',
  'composer',
  'performer',
  'work',
  'stories',
  'tag',
  'article',
  'subscriptions',
  'subscription',
  'content',
  'landing',
  'search',
  'search-empty',
  'form',
  'error-404',
  'login',
] as const

const slugs = z.object({ de: z.string(), en: z.string() })
const record = z.object({ id: z.number(), slug: slugs })
const named = z.object({ id: z.number(), name: slugs })
const billed = z.object({
  programme: z.array(
    z.object({ work: z.object({ id: z.number(), title: slugs, composer: named.nullable() }).nullable() }),
  ),
  cast: z.array(z.object({ artist: named })),
})
const event = record.extend({
  status: z.string(),
  ticket_sale_from: z.string().nullable(),
  programme: z.array(z.unknown()),
})

/** Finds an example of each kind in the demo content of a site by its public API. */
export async function findPageKinds(
  origin: string,
  ask: (address: string) => Response | Promise<Response> = fetch,
): Promise<PageKinds> {
  const list = async <T>(path: string, shape: z.ZodType<T>) => {
    const answer: unknown = await (await ask(origin + path)).json()
    return z.object({ results: z.array(shape) }).parse(answer).results
  }
  const coming = await Promise.all(
    [1, 2, 3].map((page) => list(`/api/events?page_size=100&page=${page}`, event)),
  )
  const events = coming.flat()
  const now = new Date().toISOString()
  const inBoth = (path: (language: Language) => string): Localized => ({ de: path('de'), en: path('en') })
  const detail = (of: DetailList, found: z.infer<typeof record> | undefined) => {
    if (!found) throw new Error(`The demo content has no example for a page of ${of}.`)
    return inBoth((language) => detailHref(of, language, found))
  }
  const eventBy = (isWanted: (given: z.infer<typeof event>) => boolean) =>
    detail('events', events.find(isWanted))
  const withStatus = (status: string) => eventBy((given) => given.status === status)
  const [mahler] = await list('/api/events?query=Mahler&page_size=1', event)
  const [bill] = await list('/api/events?query=Mahler&page_size=1', billed)
  const work = bill?.programme.find((item) => item.work?.composer)?.work
  const withSlug = (found: z.infer<typeof named> | null | undefined) =>
    found ? { id: found.id, slug: { de: slugOf(found.name.de), en: slugOf(found.name.en) } } : undefined
  const [past] = await list('/api/events?date=1925-01-01&page_size=1', event)
  const longest = Math.max(...events.map(({ programme }) => programme.length))
  const tags = z.array(record).parse(await (await ask(`${origin}/api/article-tags`)).json())
  const [tag] = tags
  if (!tag) throw new Error('The demo content has no tag.')
  return {
    home: inBoth((language) => href('home', language)),
    programme: inBoth((language) => href('events', language)),
    'programme-empty': inBoth((language) =>
      href('events', language, {}, { query: { query: 'Xylophonduell' } }),
    ),
    'programme-month': inBoth((language) => href('events', language, {}, { query: { view: 'month' } })),
    event: detail('events', mahler),
    'event-cancelled': withStatus('cancelled'),
    'event-postponed': withStatus('postponed'),
    'event-sold-out': withStatus('sold_out'),
    'event-presale': eventBy((given) => given.status === 'future' && (given.ticket_sale_from ?? '') > now),
    'event-past': detail('events', past),
    'event-long': eventBy(({ programme }) => programme.length === longest),
    'event-free': withStatus('no_sale'),
    archive: inBoth((language) => href('archive-search', language, {}, { query: { query: 'Mahler' } })),
    'archive-empty': inBoth((language) =>
      href('archive-search', language, {}, { query: { query: 'Xylophonduell' } }),
    ),
    composer: detail('people', withSlug(work?.composer)),
    performer: detail('people', withSlug(bill?.cast[0]?.artist)),
    work: detail('works', withSlug(work && { id: work.id, name: work.title })),
    stories: inBoth((language) => href('stories', language)),
    tag: inBoth((language) => href('stories-tags-tag-id', language, { tag: tag.slug[language], id: tag.id })),
    article: detail('stories', (await list('/api/articles?page_size=1', record))[0]),
    subscriptions: inBoth((language) => href('subscriptions', language)),
    subscription: detail('subscriptions', (await list('/api/subscriptions?page_size=1', record))[0]),
    content: inBoth((language) => fixedPageHref('accessibility', language)),
    landing: inBoth((language) => fixedPageHref('visit', language)),
    search: inBoth((language) => href('search', language, {}, { query: { q: 'Mahler' } })),
    'search-empty': inBoth((language) => href('search', language, {}, { query: { q: 'Xylophonduell' } })),
    form: inBoth((language) => href('forms', language, { slug: 'kontakt' })),
    'error-404': inBoth((language) => href('not-found', language)),
    login: { de: '/login', en: '/login' },
  }
}
