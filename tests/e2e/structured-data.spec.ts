// Covers: src/linked-data
import { z } from 'zod'
import { expect, test } from '../support/browser.ts'
import { findLacking } from '../support/google-requirements.ts'
import { findPageKinds, type PageKind } from '../support/page-kinds.ts'
import { findViolations } from '../support/shapes.ts'

const thing = z.looseObject({ '@context': z.literal('https://schema.org'), '@type': z.string() })
const list = z.object({
  next: z.string().nullable(),
  results: z.array(z.object({ id: z.number(), date_start: z.string() })),
})

/** What a page says of itself to search engines. */
function readThings(html: string) {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = '']) =>
    thing.parse(JSON.parse(text)),
  )
}

/** The types that the pages of each kind describe. */
const described: Partial<Record<PageKind, string[]>> = {
  home: ['WebSite', 'Organization', 'MusicVenue'],
  programme: ['ItemList', 'BreadcrumbList'],
  event: ['MusicEvent', 'BreadcrumbList'],
  'event-cancelled': ['MusicEvent', 'BreadcrumbList'],
  'event-postponed': ['MusicEvent', 'BreadcrumbList'],
  'event-sold-out': ['MusicEvent', 'BreadcrumbList'],
  'event-past': ['MusicEvent', 'BreadcrumbList'],
  'event-free': ['MusicEvent', 'BreadcrumbList'],
  archive: ['BreadcrumbList'],
  composer: ['Person', 'BreadcrumbList'],
  performer: ['BreadcrumbList'],
  work: ['MusicComposition', 'BreadcrumbList'],
  stories: ['ItemList', 'BreadcrumbList'],
  tag: ['ItemList', 'BreadcrumbList'],
  article: ['BreadcrumbList'],
  subscriptions: ['ItemList', 'BreadcrumbList'],
  subscription: ['EventSeries', 'BreadcrumbList'],
  search: ['SearchResultsPage', 'BreadcrumbList'],
  form: ['BreadcrumbList'],
}

test.describe('Structured data', () => {
  test('describes every kind of page, as Google documents it', async ({ request, baseURL }) => {
    const kinds = await findPageKinds(baseURL ?? '')
    for (const [kind, types] of Object.entries(described) as [PageKind, string[]][])
      for (const path of Object.values(kinds[kind])) {
        const things = readThings(await (await request.get(path)).text())
        expect(
          things.map((one) => one['@type']),
          path,
        ).toEqual(expect.arrayContaining(types))
        expect(findLacking(things), path).toEqual([])
      }
  })

  test('of the page for visitors has the hours and the accessibility of the building', async ({
    request,
  }) => {
    const things = readThings(await (await request.get('/de/besuch')).text())
    expect(things.find((one) => one['@type'] === 'MusicVenue')).toMatchObject({
      openingHours: ['Mo-Fr 10:00-18:00'],
      amenityFeature: [{ '@type': 'LocationFeatureSpecification', name: 'Rollstuhlplätze', value: true }],
      address: { '@type': 'PostalAddress', addressLocality: 'Berlin' },
    })
  })

  test(
    'of coming events, and of a sample of past ones, keeps the shapes of Artsdata',
    { tag: '@long' },
    async ({ request }) => {
      const today = new Date().toISOString()
      const coming: number[] = []
      const past: number[] = []
      for (let path: string | null = '/api/events?date=1900-01-01&page_size=100'; path !== null;) {
        const page = list.parse(await (await request.get(path)).json())
        for (const event of page.results) (event.date_start < today ? past : coming).push(event.id)
        path = page.next
      }
      expect(coming.length).toBeGreaterThan(100)
      expect(past.length).toBeGreaterThan(100)
      for (const id of [...coming, ...past.filter((_, index) => index % 20 === 0)]) {
        const response = await request.get(`/id/event/${id}`, { headers: { Accept: 'application/ld+json' } })
        const event = thing.parse(await response.json())
        expect(await findViolations([event]), `event ${id}`).toEqual([])
      }
    },
  )

  test('leads from a stable address to the page that names it', async ({ page, request }) => {
    const [first] = list.parse(await (await request.get('/api/events?page_size=1')).json()).results
    await page.goto(`/id/event/${first?.id}`)
    await expect(page).toHaveURL(new RegExp(`/de/programm-und-karten/[^/]+/${first?.id}$`))
    const [event] = readThings(await page.content())
    expect(String(event?.['@id'])).toMatch(new RegExp(`/id/event/${first?.id}$`))
  })
})
