import { setTimeout } from 'node:timers/promises'
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
import { createSubscriptionGroups, createTestEvent, systemScope } from '../../../tests/support/factories.ts'
import { publishDue } from '../../../tests/support/releases.ts'
import { buildServices } from '../../../tests/support/services.ts'
import { signInTo } from '../../../tests/support/test-accounts.ts'
import { propertyTimeout, runsOf } from '../../../tests/support/sweep.ts'
import { createApp } from '../app.ts'

const minute = 60_000
const start = new Date('2027-03-01T10:00:00Z')
let now = start
let database: Database
/** Two processes on one database. */
let processes: [Process, Process]
let cookie: string
let anna: Scope

beforeAll(async () => {
  database = await openFreshDatabase()
  processes = [await openProcess(), await openProcess()]
  const system = systemScope(database.db, start)
  const account = { email: 'anna@hall.example', password: 'four words of nonsense' }
  await createUser(system, { ...account, username: 'Mira', role: 'editor' })
  const { token } = await signInTo(system, account)
  cookie = `sessionid=${token}`
  anna = { ...(await createAuthor(database.db, 'Anna', 'editor')), now: start }
})
afterAll(async () => {
  for (const { changes } of processes) await changes.close()
  await database.close()
})

type Process = { changes: ChangeFeed; fetch: (request: Request) => Promise<Response> | Response }

/** A process that has just started, and remembers nothing. */
async function openProcess(): Promise<Process> {
  const changes = await followChanges(database, { onError: () => {} })
  return {
    changes,
    fetch: createApp({ ...buildServices({ clock: () => now }), database, changes }).fetch,
  }
}

async function restart(which: 0 | 1): Promise<void> {
  const old = processes[which]
  processes[which] = await openProcess()
  await old.changes.close()
}

async function catchUp(): Promise<void> {
  for (const { changes } of processes) await changes.catchUp()
}

const minuteCount = 5
/** A step of staff: after which minute they plan or undo what, of which of the things, and for how many minutes later. */
const step = fc.record({
  after: fc.constantFrom(0, 0, 0, 1, 2, 3, 4),
  does: fc.constantFrom(
    'change',
    'publish',
    'page',
    'subscription',
    'menu',
    'settings',
    'archive',
    'collect',
    'move',
    'cancel',
  ),
  which: fc.nat(2),
  minutes: fc.integer({ min: 1, max: minuteCount }),
})
/** Which process is restarted before which minute, and which one answers. */
const turn = fc.record({ restarts: fc.constantFrom(null, null, null, 0, 1), answers: fc.constantFrom(0, 1) })

test(
  'What is previewed of a minute is what visitors get then, byte for byte, and nothing of it before',
  { timeout: propertyTimeout },
  async () => {
    let run = 0
    let turns = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 4, maxLength: 10 }),
        fc.array(turn, { minLength: minuteCount, maxLength: minuteCount }),
        async (steps, turnsOfMinutes) => {
          run += 1
          now = new Date(start.getTime() + run * 60 * minute)
          const begin = now
          // What the last run planned for later.
          await publishDue(database, now)
          const house = await openHouse(run)
          for (const [index, { restarts, answers }] of turnsOfMinutes.entries()) {
            for (const [number, one] of steps.entries())
              if (one.after === index) await act(house, one, `Wort${run}x${number}`)
            await catchUp()
            const at = new Date(begin.getTime() + (index + 1) * minute)
            const before = await preview(processes[answers], house.addresses, now)
            const previewed = await preview(processes[answers], house.addresses, at)
            if (previewed.join() !== before.join()) turns += 1
            if (restarts !== null) await restart(restarts)
            now = new Date(at.getTime() - 1000)
            expect(await readAll(processes[answers], house.addresses), 'a second before').toEqual(before)
            await publishDue(database, at)
            now = at
            await catchUp()
            for (const one of processes)
              expect(await readAll(one, house.addresses), at.toISOString()).toEqual(previewed)
          }
        },
      ),
      // Two runs at random may plan nothing.
      { ...runsOf({ inGate: 2, complete: 20, seed: 63 }), endOnFailure: true },
    )
    expect(turns).toBeGreaterThan(0)
  },
)

type House = {
  events: number[]
  past: number
  page: SectionKey
  subscription: number
  addresses: string[]
}

async function openHouse(run: number): Promise<House> {
  const scope = { ...systemScope(database.db), now }
  const dateStart = new Date(start.getTime() + 40 * 24 * 60 * minute)
  const both = (text: string) => ({ de: text, en: text })
  const events = [
    await createTestEvent(scope, { title: both(`Abend${run}`), dateStart }),
    await createTestEvent(scope, { title: both(`Matinee${run}`), dateStart, isOnline: false }),
    await createTestEvent(scope, { title: both(`Nacht${run}`), dateStart }),
  ]
  const past = await createTestEvent(scope, {
    title: both(`Damals${run}`),
    dateStart: new Date(start.getTime() - 100 * 24 * 60 * minute),
  })
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
  await catchUp()
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
    `/de/${routeTable['archive-search'].de}`,
    '/de/calendar/events.ics',
    '/sitemap.xml',
  ]
  return { events, past, page: de, subscription, addresses }
}

async function act(
  { events, past, page, subscription }: House,
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
    archive: () => later('event', past, { title: both, is_online: which > 0 }),
    menu: () => later('menus', 1, { main: [menuEntry(both)] }),
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

function menuEntry(label: { de: string; en: string }) {
  return { target: 'route:events', url: { de: '', en: '' }, label, is_highlight: false, children: [] }
}

/** One after the other: the site makes two at once, and lets few wait. */
async function preview(from: Process, addresses: readonly string[], at: Date): Promise<string[]> {
  const query = `as_of=${hallInput(at.toISOString())}&as=visitor`
  const answers: string[] = []
  for (const address of addresses) {
    const asked = `${address}${address.includes('?') ? '&' : '?'}${query}`
    answers.push(...(await readAll(from, [asked], { Cookie: cookie })))
  }
  return answers
}

function readAll(
  { fetch }: Process,
  addresses: readonly string[],
  headers: Record<string, string> = {},
): Promise<string[]> {
  return Promise.all(
    addresses.map(async (address) => {
      for (;;) {
        const answer = await fetch(new Request(`http://localhost${address}`, { headers }))
        const read = `${answer.status} ${await answer.text()}`
        // A busy site asks to come again.
        if (answer.status !== 503) return read
        await setTimeout(500)
      }
    }),
  )
}
