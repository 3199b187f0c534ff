import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#db/client/index.server.ts'
import { followChanges, type ChangeFeed } from '#domain/changes/index.server.ts'
import { addRecord, changeRecord, deleteRecord } from '#domain/records/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { isRecord } from '#json/is-record.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { plainRouteIds, routeTable } from '#routing/table.ts'
import { memoryFiles } from '../../../tests/support/memory-files.ts'
import { openFreshDatabase } from '../../../tests/support/database.ts'
import { createAuthor } from '../../../tests/support/drafts.ts'
import {
  createArtists,
  createSubscriptionGroups,
  createWorks,
  systemScope,
} from '../../../tests/support/factories.ts'
import { fuzzCalls } from '../../../tests/support/fuzzed-calls.ts'
import { runsOf } from '../../../tests/support/sweep.ts'
import { buildServices } from '../../../tests/support/services.ts'
import { createApp } from '../app.ts'

/** In every text of what visitors must not see, and nowhere else. */
const secret = 'Zimtstern'
/** In the texts of both, so that searches find the public ones. */
const shared = 'Nachtmusik'
const now = new Date()
const day = 86_400_000

let database: Database
let changes: ChangeFeed
let fetch: (request: Request) => Promise<Response> | Response

beforeAll(async () => {
  database = await openFreshDatabase()
  changes = await followChanges(database, { onError: () => {} })
  fetch = createApp({ ...buildServices({ clock: () => now }), database, changes }).fetch
})
afterAll(async () => {
  await changes.close()
  await database.close()
})

const storeOf = (kind: string) => {
  const store = recordStores[kind]
  if (!store) throw new TypeError(`There is no kind ${kind}`)
  return store
}
const both = (text: string) => ({ de: text, en: text })
const at = (days: number) => new Date(now.getTime() + days * day).toISOString()

/** The ways in which a record is not public. */
const hidings = {
  draft: { is_online: false },
  early: { is_online: true, online_from: at(3) },
  late: { is_online: true, online_to: at(-3) },
} as const

/** Hidden and public records of each kind, in the past and in the future; the numbers of all of them. */
async function prepareHouse(scope: Scope) {
  const system = systemScope(database.db)
  const [secretPerson = 0, person = 0] = await createArtists(system, [
    { kind: 'person', name: `${secret} Person`, sortName: `${secret} Person`, otherNames: [`${secret}chen`] },
    { kind: 'person', name: `${shared} Person`, sortName: `${shared} Person` },
  ])
  const [secretWork = 0, work = 0] = await createWorks(system, [
    { composerId: secretPerson, title: both(`${secret} ${shared}`), otherTitles: [`${secret}lied`] },
    { composerId: person, title: both(shared) },
  ])
  const evening = (text: string, days: number, named: { work: number; person: number }) => ({
    title: both(`${text} ${shared}`),
    subtitle: both(text),
    teaser: both(text),
    date_start: at(days),
    programme: [{ kind: 'work', work: named.work, cast: [{ artist: named.person, role: null }] }],
    cast: [{ artist: named.person, role: both(text) }],
    public_changes: [{ kind: 'programme', at: at(-1), note: both(text) }],
    is_text_ready: true,
    internal_note: `${secret} intern`,
    responsible: `${secret} verantwortlich`,
  })
  const event = storeOf('event')
  const visible = { work, person }
  const invisible = { work: secretWork, person: secretPerson }
  const shown: number[] = []
  const hidden: number[] = []
  for (const days of [-400, -20, 5, 40]) {
    const publicEvening = { ...evening('Offen', days, visible), is_online: true }
    shown.push(await addRecord(scope, event, publicEvening))
    for (const hiding of Object.values(hidings))
      hidden.push(await addRecord(scope, event, { ...evening(secret, days, invisible), ...hiding }))
    // Public once, then taken back, and deleted.
    const taken = await addRecord(scope, event, { ...evening(secret, days, invisible), is_online: true })
    await changeRecord(scope, event, taken, { changes: { is_online: false } })
    hidden.push(taken)
    const deleted = await addRecord(scope, event, { ...evening(secret, days, invisible), is_online: true })
    await deleteRecord(scope, recordStores, event, deleted, { language: 'de', files: memoryFiles() })
    hidden.push(deleted)
  }
  const [firstShown = 0] = shown
  const article = storeOf('article')
  const story = (text: string) => ({
    title: both(`${text} ${shared}`),
    teaser: both(text),
    author: text,
    published_at: at(-2),
    events: [firstShown],
  })
  await addRecord(scope, article, { ...story('Offen'), is_online: true })
  hidden.push(
    await addRecord(scope, article, { ...story(secret), is_online: false }),
    await addRecord(scope, article, { ...story(secret), is_online: true, published_at: at(2) }),
    await addRecord(scope, article, { ...story(secret), is_online: true, online_to: at(-1) }),
  )
  const groups = await createSubscriptionGroups(system, [{ key: 'a', name: both('Gruppe') }])
  const subscription = storeOf('subscription')
  const offer = (text: string) => ({
    title: both(`${text} ${shared}`),
    teaser: both(text),
    group: groups.get('a'),
    events: [firstShown],
  })
  await addRecord(scope, subscription, { ...offer('Offen'), is_online: true })
  for (const hiding of Object.values(hidings))
    hidden.push(await addRecord(scope, subscription, { ...offer(secret), ...hiding }))
  return { shown, hidden, records: [secretPerson, secretWork, person, work] }
}

test(
  'No public page, call, feed or list names what is not public, and no count includes it',
  { timeout: 600_000 },
  async () => {
    const scope = await createAuthor(database.db, 'Editor', 'editor')
    const house = await prepareHouse(scope)
    const { shown, hidden, records } = house
    const ask = async (address: string): Promise<{ status: number; text: string }> => {
      const answer = await fetch(new Request(`http://localhost${address}`))
      const location = answer.headers.get('location')
      const text = `${location ?? ''} ${await answer.text()}`
      if (location === null) return { status: answer.status, text }
      const { pathname, search } = new URL(location, 'http://localhost')
      const next = await ask(pathname + search)
      return { status: next.status, text: text + next.text }
    }
    const seen = new Map<number, number>()
    const requireSilence = async (address: string) => {
      const { status, text } = await ask(address)
      seen.set(status, (seen.get(status) ?? 0) + 1)
      expect(status, address).toBeLessThan(500)
      expect(text.toLowerCase(), address).not.toContain(secret.toLowerCase())
      return { status, text }
    }

    // Every page without a parameter, every detail page of a hidden record, and what is no page.
    const numbers = [...shown, ...hidden, ...records]
    for (const language of ['de', 'en'] as const) {
      const routes = Object.values(routeTable).map((paths) => paths[language])
      for (const id of plainRouteIds) {
        const path = routeTable[id][language].replace(/\/?:.*$/, '')
        await requireSilence(`/${language}/${path}`.replace(/\/$/, ''))
      }
      for (const route of routes.filter((path) => path.endsWith('/:id')))
        for (const id of numbers)
          await requireSilence(`/${language}/${route.replace(/:(slug|tag)/, 'x').replace(':id', String(id))}`)
      for (const query of [shared, 'Nacht', 'Person'])
        for (const path of [
          `${routeTable.search[language].split('/')[0]}?query=${query}`,
          `${routeTable['archive-search'][language]}?query=${query}`,
          `${routeTable.events[language]}?query=${query}`,
          `calendar/events.ics?query=${query}`,
        ])
          await requireSilence(`/${language}/${path}`)
    }
    await requireSilence('/sitemap.xml')
    await requireSilence('/robots.txt')
    expect(seen.get(200) ?? 0).toBeGreaterThan(30)

    const listed = JSON.parse((await ask('/api/events/?date=1913-01-01&page_size=100')).text)
    expect(isRecord(listed) && listed['count']).toBe(shown.length)
    for (const id of hidden.slice(0, 24)) expect((await ask(`/api/events/${id}/`)).status).toBe(404)

    // Every reading call, with the numbers that exist and generated parameters.
    const document: unknown = JSON.parse((await ask('/api/openapi.json')).text)
    const { calls } = fuzzCalls(document, {
      lang: ['de', 'en'],
      id: numbers,
      ids: numbers,
      event: numbers,
      composer: records,
      performer: records,
      work: records,
      query: [shared, 'nacht', 'person'],
      date: ['1913-01-01'],
      slug: hidden.flatMap((id) => [`event-${id}`, `article-${id}`, `subscription-${id}`]),
    })
    await fc.assert(
      fc.asyncProperty(calls, async ({ method, address }) => {
        if (method === 'GET') await requireSilence(address)
      }),
      runsOf({ inGate: 250, complete: 3000, seed: 1913 }),
    )
  },
)
