import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#db/client/index.server.ts'
import { followChanges, type ChangeFeed } from '#domain/changes/index.server.ts'
import { beginDraft, publishDraft, sendChanges, type SectionKey } from '#domain/content/index.server.ts'
import { DomainError } from '#domain/errors.ts'
import { collectRecordChange } from '#domain/publishing/index.server.ts'
import { addRecord, changeRecord, storeOfKind } from '#domain/records/index.server.ts'
import { listOpenReleases } from '#domain/releases/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { createUser } from '#domain/users/index.server.ts'
import { createSubscriptionGroups } from '#domain/subscriptions/index.server.ts'
import { hallInput } from '#i18n/hall-time.ts'
import { detailHref } from '#routing/paths.ts'
import { routeTable } from '#routing/table.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { openFreshDatabase } from '../../../tests/support/database.ts'
import {
  changeOf,
  createAuthor,
  createTestPage,
  insertBox,
  insertHeadline,
  setContent,
} from '../../../tests/support/drafts.ts'
import { createTestEvent, systemScope } from '../../../tests/support/factories.ts'
import { publishDue } from '../../../tests/support/releases.ts'
import { buildServices } from '../../../tests/support/services.ts'
import { signInTo } from '../../../tests/support/test-accounts.ts'
import { isComplete } from '../../../tests/support/sweep.ts'
import { createApp } from '../app.ts'

const minute = 60_000
const start = new Date('2027-03-01T10:00:00Z')
let now = start
let database: Database
let changes: ChangeFeed
let fetch: (request: Request) => Promise<Response> | Response
let cookie: string
let anna: Scope

beforeAll(async () => {
  database = await openFreshDatabase()
  changes = await followChanges(database, { onError: () => {} })
  fetch = createApp({ ...buildServices({ clock: () => now }), database, changes }).fetch
  const system = systemScope(database.db, start)
  const account = { email: 'anna@hall.example', password: 'four words of nonsense' }
  await createUser(system, { ...account, username: 'Mira', role: 'editor' })
  const { token } = await signInTo(system, account)
  cookie = `sessionid=${token}`
  anna = { ...(await createAuthor(database.db, 'Anna', 'editor')), now: start }
})
afterAll(async () => {
  await changes.close()
  await database.close()
})

/** A step of staff: what they plan or undo, of which of the things, and for which minute. */
const step = fc.record({
  does: fc.constantFrom('change', 'publish', 'page', 'subscription', 'settings', 'collect', 'move', 'cancel'),
  which: fc.nat(2),
  minutes: fc.integer({ min: 1, max: 6 }),
})

test(
  'What is previewed of a minute is what visitors get then, byte for byte, and nothing of it before',
  { timeout: 900_000 },
  async () => {
    let run = 0
    let turns = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
        run += 1
        now = new Date(start.getTime() + run * 60 * minute)
        const begin = now
        const house = await openHouse(run)
        for (const [number, one] of steps.entries()) await act(house, one, `Wort${run}x${number}`)
        const minutes = [0, 1, 2, 3, 4, 5, 6, 7].map((count) => new Date(begin.getTime() + count * minute))
        const previews: string[][] = []
        for (const at of minutes)
          previews.push(await Promise.all(house.addresses.map((one) => preview(one, at))))
        turns += previews.filter(
          (pages, index) => index > 0 && pages.join() !== previews[index - 1]?.join(),
        ).length
        for (const [index, at] of minutes.entries()) {
          now = new Date(at.getTime() - 1000)
          if (index > 0)
            expect(await readAll(house.addresses), 'a second before').toEqual(previews[index - 1])
          await publishDue(database, at)
          now = at
          await changes.catchUp()
          expect(await readAll(house.addresses), at.toISOString()).toEqual(previews[index])
        }
      }),
      { numRuns: isComplete ? 120 : 3, endOnFailure: true },
    )
    expect(turns).toBeGreaterThan(2)
  },
)

type House = { events: number[]; page: SectionKey; subscription: number; addresses: string[] }

async function openHouse(run: number): Promise<House> {
  const scope = { ...systemScope(database.db), now }
  const dateStart = new Date(start.getTime() + 40 * 24 * 60 * minute)
  const both = (text: string) => ({ de: text, en: text })
  const events = [
    await createTestEvent(scope, { title: both(`Abend${run}`), dateStart }),
    await createTestEvent(scope, { title: both(`Matinee${run}`), dateStart, isOnline: false }),
    await createTestEvent(scope, { title: both(`Nacht${run}`), dateStart }),
  ]
  const groups = await createSubscriptionGroups(scope, [{ key: `a${run}`, name: both('Gruppe') }])
  const subscription = await addRecord({ ...anna, now }, storeOfKind(recordStores, 'subscription'), {
    title: both(`Reihe${run}`),
    group: groups.get(`a${run}`),
    events,
    is_online: true,
  })
  const { de } = await createTestPage(database.db, `seite${run}`)
  await beginDraft({ ...anna, now }, de)
  const operations = [insertBox(), insertHeadline('one', 'Zuerst')]
  await sendChanges({ ...anna, now }, de, { client: 'window-a', base: 0, changes: [changeOf(...operations)] })
  await publishDraft({ ...anna, now }, de, { sequence: 1 })
  await changes.catchUp()
  const addresses = [
    '/de',
    '/en',
    `/de/${routeTable.events.de}`,
    `/en/${routeTable.events.en}`,
    `/de/seite${run}`,
    ...events.flatMap((id) => [
      detailHref('events', 'de', { id, slug: { de: 'ein-abend', en: 'an-evening' } }),
      `/api/events/${id}/`,
    ]),
    `/de/${routeTable.subscriptions.de}`,
    `/de/${routeTable.search.de.split('/')[0]}?query=Abend${run}`,
    '/de/calendar/events.ics',
    '/sitemap.xml',
  ]
  return { events, page: de, subscription, addresses }
}

async function act(
  { events, page, subscription }: House,
  { does, which, minutes }: { does: string; which: number; minutes: number },
  word: string,
): Promise<void> {
  const scope = { ...anna, now }
  const publishAt = new Date(now.getTime() + minutes * minute)
  const both = { de: word, en: word }
  const later = (kind: string, id: number, changed: Record<string, unknown>, releaseId?: number) =>
    collectRecordChange(scope, storeOfKind(recordStores, kind), {
      destination: releaseId === undefined ? { publishAt } : { releaseId },
      id,
      changes: changed,
      language: 'de',
    })
  const event = events[which] ?? 0
  const releases = await listOpenReleases(scope)
  const release = releases[which % Math.max(1, releases.length)]
  const change = (changed: Record<string, unknown>) =>
    release && changeRecord(scope, storeOfKind(recordStores, 'release'), release.id, { changes: changed })
  const acts: Record<string, () => Promise<unknown> | undefined> = {
    change: () => later('event', event, { title: both, subtitle: both }),
    publish: () => later('event', event, { is_online: which > 0 }),
    subscription: () => later('subscription', subscription, { title: both }),
    settings: () => later('settings', 1, { name: both }),
    collect: () => release && later('event', event, { teaser: both }, release.id),
    move: () => change({ publish_at: publishAt.toISOString(), state: 'planned' }),
    cancel: () => change({ state: 'cancelled' }),
    page: async () => {
      const { sequence } = await beginDraft(scope, page)
      const sent = await sendChanges(scope, page, {
        client: 'window-a',
        base: sequence,
        changes: [changeOf(setContent('one', word))],
      })
      return publishDraft(scope, page, { sequence: sent.sequence, publishAt })
    },
  }
  await acts[does]?.()?.catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error
  })
}

async function preview(address: string, at: Date): Promise<string> {
  const query = `as_of=${hallInput(at.toISOString())}&as=visitor`
  const answer = await fetch(
    new Request(`http://localhost${address}${address.includes('?') ? '&' : '?'}${query}`, {
      headers: { Cookie: cookie },
    }),
  )
  return `${answer.status} ${await answer.text()}`
}

function readAll(addresses: readonly string[]): Promise<string[]> {
  return Promise.all(
    addresses.map(async (address) => {
      const answer = await fetch(new Request(`http://localhost${address}`))
      return `${answer.status} ${await answer.text()}`
    }),
  )
}
