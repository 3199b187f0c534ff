import { expect, test } from 'vitest'
import { leaveRedirects } from '#domain/redirects/index.server.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import {
  createSubscription,
  createSubscriptionGroups,
  createTestEvent,
  systemScope,
  visitorScope,
} from '../../../tests/support/factories.ts'
import { openPages } from '../../../tests/support/pages.ts'

const database = useTestDatabase()
const pages = openPages(() => visitorScope(database.db))
const at = async (path: string) => {
  const answer = await pages.request(path)
  return [answer.status, answer.headers.get('location')]
}

/** Addresses of pages that do not exist, of every kind that a visitor may have saved. */
const missing = [
  '/alt',
  '/alt/konzerte.html',
  '/fr/programme',
  '/de/alt',
  '/de/gibt/es/nicht',
  '/de/programm-und-karten/fidelio/999999',
  '/en/program-and-tickets/fidelio/none',
  '/de/abonnements/keines',
  '/en/subscriptions/none/999999',
  '/de/stories/x/999999',
  '/en/stories/tags/x/999999',
  '/de/konzert/evisid/1-2',
  '/en/people/x/999999',
  '/de/werke/x/999999',
  '/en/forms/none',
  '/de/search/nichts',
  '/de/merken/999999',
  '/de/404',
  '/de/%C3%BCber-uns',
]

test('A stored redirect applies to every address that would be a 404, and keeps the query', async () => {
  const scope = systemScope(database.db)
  for (const path of missing) expect(await at(path), path).toEqual([404, null])
  await leaveRedirects(
    scope,
    missing.map((path) => ({ oldPath: decodeURIComponent(path), newPath: '/de/stories?page=1' })),
  )
  for (const path of missing)
    expect(await at(`${path}?utm=x`), path).toEqual([301, '/de/stories?page=1&utm=x'])
})

test('The short address or slug of a subscription applies to every address that would be a 404', async () => {
  const scope = systemScope(database.db)
  const name = { de: 'Große Reihe', en: 'Great series' }
  const groups = await createSubscriptionGroups(scope, [{ key: 'a', name }])
  const id = await createSubscription(scope, {
    groupId: groups.get('a') ?? 0,
    title: name,
    slug: { de: 'grosse-reihe', en: 'great-series' },
    shortCode: 'gr5',
    eventIds: [],
  })
  for (const path of ['/gr5', '/GR5', '/de/gr5', '/de/alt/gr5', '/de/stories/x/grosse-reihe'])
    expect(await at(path), path).toEqual([302, `/de/abonnements/grosse-reihe/${id}`])
  expect(await at('/en/gr5?utm=x')).toEqual([302, `/en/subscriptions/great-series/${id}?utm=x`])
})

test('Old and new addresses may contain non-ASCII letters, an anchor, or be those of another site', async () => {
  await leaveRedirects(systemScope(database.db), [
    { oldPath: '/de/älter', newPath: '/de/dvořák#unten' },
    { oldPath: '/de/%C3%9Cbung%20zwei', newPath: 'https://example.org/' },
  ])
  expect(await at('/de/%C3%A4lter?x=1')).toEqual([301, '/de/dvo%C5%99%C3%A1k?x=1#unten'])
  expect(await at('/de/%C3%9Cbung%20zwei')).toEqual([301, 'https://example.org/'])
})

test('An existing page takes precedence over a redirect from its address', async () => {
  await leaveRedirects(systemScope(database.db), [{ oldPath: '/de/stories', newPath: '/de' }])
  expect(await at('/de/stories')).toEqual([200, null])
})

test('A language in capital letters redirects to lower case; all other segments are case-sensitive', async () => {
  expect(await at('/EN/stories?page=1')).toEqual([301, '/en/stories?page=1'])
  expect(await at('/De')).toEqual([301, '/de'])
  expect(await at('/de/Stories')).toEqual([404, null])
})

test("A concert by the shop's number keeps the query", async () => {
  const id = await createTestEvent(systemScope(database.db), { externalId: '12-34' })
  expect(await at('/de/konzert/evisid/12:34?utm=x')).toEqual([
    302,
    `/de/programm-und-karten/ein-abend/${id}?utm=x`,
  ])
})
