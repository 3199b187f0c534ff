import { expect, test } from 'vitest'
import { z } from 'zod'
import { searchOverview, searchPage, suggestion } from '#contracts/search.ts'
import { openApi } from '../../tests/support/api.ts'
import { useTestDatabase } from '../../tests/support/database.ts'
import {
  createRepertoire,
  createTestEvent,
  systemScope,
  visitorScope,
} from '../../tests/support/factories.ts'

const database = useTestDatabase()
const api = openApi(() => visitorScope(database.db))
const get = async (path: string) => {
  const response = await api.request(path)
  const body: unknown = await response.json()
  return { status: response.status, body }
}

/** Twenty past events and one upcoming event with Dvořák. */
async function createEvenings(): Promise<void> {
  const scope = systemScope(database.db)
  const { workId } = await createRepertoire(scope)
  const days = Array.from({ length: 20 }, (_, index) => `1954-03-${String(index + 1).padStart(2, '0')}`)
  for (const day of [...days, '2026-12-01'])
    await createTestEvent(scope, {
      dateStart: new Date(`${day}T18:00:00Z`),
      programme: [{ kind: 'work', workId }],
    })
}

test('the overview counts all groups and lists their best results', async () => {
  await createEvenings()
  const { status, body } = await get('/de/api/search/?query=dvorak')
  expect(status).toBe(200)
  const found = searchOverview.parse(body)
  expect([found.events_future.count, found.events_past.count, found.content.count]).toEqual([1, 20, 2])
  expect(found.events_past.results).toHaveLength(5)
  expect(found.content.results.map(({ url }) => url)).toEqual([
    expect.stringMatching(/^\/de\/.*antonin-dvorak/),
    expect.stringMatching(/^\/de\/.*symphonie-nr-9/),
  ])
})

test('events are listed sixteen a page, upcoming ones by date and past ones from the latest', async () => {
  await createEvenings()
  const future = searchPage.parse((await get('/de/api/search-events?query=dvorak&date=2026-11-21')).body)
  expect([future.count, future.results.map(({ date }) => date?.slice(0, 10))]).toEqual([1, ['2026-12-01']])
  const past = '/de/api/search-events?query=dvorak&date_to=2026-11-21&ordering=-date_start'
  const first = searchPage.parse((await get(past)).body)
  expect([first.count, first.page_size, first.results.length, first.previous]).toEqual([20, 16, 16, null])
  expect(first.results[0]?.date).toContain('1954-03-20')
  const second = searchPage.parse(
    (await get(new URL(first.next ?? '').href.replace(/^https?:\/\/[^/]+/, ''))).body,
  )
  expect([second.results.length, second.next]).toEqual([4, null])
  expect((await get(`${past}&page=3`)).status).toBe(404)
  const oldest = searchPage.parse((await get(past.replace('-date_start', 'date_start'))).body)
  expect(oldest.results[0]?.date).toContain('1954-03-01')
})

test('content and suggestions are returned as their contracts specify', async () => {
  await createEvenings()
  const content = searchPage.parse((await get('/en/api/search-content/?query=symphony&kind=work')).body)
  expect(content.results.map(({ title, byline }) => [title, byline])).toEqual([
    ['Symphony No. 9 in E minor', 'Antonín Dvořák'],
  ])
  const suggestions = z.array(suggestion).parse((await get('/api/search-autocomplete/?query=DVOR')).body)
  expect(suggestions.map(({ group, name }) => [group, name.en])).toEqual([
    ['concerts', 'An evening'],
    ['composers', 'Antonín Dvořák'],
    ['works', 'Symphony No. 9 in E minor'],
  ])
})

test.each([
  ['/de/api/search', 'query'],
  [`/de/api/search?query=${'a'.repeat(201)}`, 'query'],
  ['/de/api/search?query=a&year=12', 'year'],
  ['/de/api/search?query=a&genre=x', 'genre'],
  ['/de/api/search-events?query=a&date=2026-02-30', 'date'],
  ['/de/api/search-events?query=a&ordering=price', 'ordering'],
  ['/de/api/search-content?query=a&page=0', 'page'],
  ['/api/search-autocomplete', 'query'],
  ['/api/search-autocomplete?query=a&language=fr', 'language'],
])('%s is refused by the name of its field', async (path, field) => {
  expect(await get(path)).toMatchObject({
    status: 400,
    body: { [field]: expect.arrayContaining([expect.any(String)]) },
  })
})
