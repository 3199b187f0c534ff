import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#db/client/index.server.ts'
import { pageSettingsResponse } from '#contracts/page-settings.ts'
import { followChanges, type ChangeFeed } from '#domain/changes/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import type { Language } from '#i18n/languages.ts'
import { openApi } from '../../../tests/support/api.ts'
import { openFreshDatabase } from '../../../tests/support/database.ts'
import { createAuthor } from '../../../tests/support/drafts.ts'
import {
  call,
  expectTruth,
  hear,
  publish,
  write,
  type Editor,
  type World,
} from '../../../tests/support/editor-world.ts'
import { publishDue } from '../../../tests/support/releases.ts'
import { buildServices } from '../../../tests/support/services.ts'
import { propertyTimeout, runsOf } from '../../../tests/support/sweep.ts'
import { createApp } from '../app.ts'

const minute = 60_000
const start = new Date('2027-03-01T10:00:00Z')
let now = start
let database: Database
let changes: ChangeFeed
let world: World

beforeAll(async () => {
  database = await openFreshDatabase()
  changes = await followChanges(database, { onError: () => {} })
  const { fetch } = createApp({ ...buildServices({ clock: () => now }), database, changes })
  const open = async (name: string): Promise<Editor> => ({
    scope: await createAuthor(database.db, name, 'editor', start),
    client: `window-${name.toLowerCase()}`,
    known: new Map(),
  })
  let asking: Scope
  world = {
    api: openApi(() => ({ ...asking, now })),
    ask: (scope) => {
      asking = scope
    },
    visit: async (address) =>
      fetch(new Request(new URL(address, 'http://localhost'), { redirect: 'manual' })),
    editors: [await open('Anna'), await open('Ben')],
    pages: [],
    former: new Map(),
    seen: new Set(),
    addresses: new Map(),
    inTrash: new Set(),
    written: 0,
    checked: {
      public: 0,
      'not public': 0,
      'not seen': 0,
      'newer draft': 0,
      plan: 0,
      redirect: 0,
      'in trash': 0,
    },
  }
})
afterAll(async () => {
  await changes.close()
  await database.close()
})

const step = fc.record({
  who: fc.constantFrom(0 as const, 1 as const),
  does: fc.constantFrom(
    ...(['write', 'write', 'write', 'publish', 'publish', 'plan', 'plan', 'plan until', 'take in'] as const),
    ...(['cancel', 'unpublish', 'move', 'slug', 'slug', 'online', 'online', 'trash', 'trash'] as const),
    ...(['restore', 'restore', 'hear', 'wait'] as const),
  ),
  page: fc.constantFrom(0, 0, 1, 1, 2),
  language: fc.constantFrom<Language>('de', 'de', 'en'),
  number: fc.nat(20),
  minutes: fc.constantFrom(0, 0, 0, 1, 3),
})
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never

test(
  'Whatever two editors do: every window says what an anonymous visitor gets, at every address that ever existed',
  { timeout: propertyTimeout },
  async () => {
    let run = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), async (steps) => {
        await openPages(++run)
        await expectTruth(world)
        for (const one of steps) {
          now = new Date(now.getTime() + one.minutes * minute)
          await publishDue(database, now)
          await take(one, run)
          await changes.catchUp()
          await expectTruth(world)
        }
      }),
      { ...runsOf({ inGate: 6, complete: 40, seed: 48 }), endOnFailure: true },
    )
    for (const [what, count] of Object.entries(world.checked)) expect(count, what).toBeGreaterThan(0)
  },
)

/** A page with two below it; the first is public in German, the second in both languages. */
async function openPages(run: number): Promise<void> {
  now = new Date(start.getTime() + run * 60 * minute)
  await publishDue(database, now)
  const [anna, ben] = world.editors
  // The pages of all former histories would make menus and trees longer and longer.
  for (const page of world.pages.filter((id) => !world.inTrash.has(id)))
    await call(world, anna, 'DELETE', `de/pageeditor-api/page-settings/${page}`)
  Object.assign(world, {
    pages: [],
    former: new Map(),
    seen: new Set(),
    addresses: new Map(),
    inTrash: new Set(),
  })
  for (const editor of world.editors) editor.known.clear()
  for (const name of ['haus', 'saal', 'garten']) {
    const title = { de: `${name} ${run}`, en: `${name} ${run} en` }
    const parent = world.pages[0] ?? null
    const { body } = await call(world, anna, 'POST', 'de/pageeditor-api/page-settings', {
      parent_id: parent,
      title,
    })
    world.pages.push(pageSettingsResponse.parse(body).id)
  }
  const begun: [number, Language][] = [
    [0, 'de'],
    [1, 'de'],
    [1, 'en'],
  ]
  for (const [which, language] of begun) {
    const page = world.pages[which] ?? 0
    await write(world, anna, page, language)
    for (const editor of [anna, ben]) await hear(world, editor, page, language)
    expect((await publish(world, anna, { page, language })).status).toBe(200)
  }
  await changes.catchUp()
}

async function take({ who, does, page: which, language, number }: Step, run: number): Promise<void> {
  const editor = world.editors[who]
  const page = world.pages[which] ?? 0
  const place = { page, language }
  const at = (minutes: number) => new Date(now.getTime() + minutes * minute).toISOString()
  const settings = `de/pageeditor-api/page-settings/${page}`
  const acts: Record<Step['does'], () => Promise<unknown>> = {
    write: () => write(world, editor, page, language),
    hear: () => hear(world, editor, page, language),
    wait: () => Promise.resolve(),
    publish: () => publish(world, editor, place),
    plan: () => publish(world, editor, place, { publish_at: at(1 + (number % 5)) }),
    'plan until': () =>
      publish(world, editor, place, {
        publish_at: at(1 + (number % 3)),
        unpublish_at: at(4 + (number % 3)),
      }),
    'take in': async () => {
      const plan = (await hear(world, editor, page, language))?.status.scheduled.find(
        (one) => one.is_outdated,
      )
      if (plan) await publish(world, editor, place, { release_id: plan.release.id })
    },
    cancel: () =>
      call(
        world,
        editor,
        'DELETE',
        `${language}/pageeditor-api/draft/page-${page}/publication?scheduled=only`,
      ),
    unpublish: () =>
      call(world, editor, 'DELETE', `${language}/pageeditor-api/draft/page-${page}/publication`),
    move: () =>
      call(world, editor, 'POST', `${settings}/move`, {
        parent_id: [null, ...world.pages][number % 4] ?? null,
        after: null,
      }),
    slug: () => call(world, editor, 'POST', settings, { slug: { [language]: `weg-${run}-${number % 4}` } }),
    online: () => call(world, editor, 'POST', settings, { is_online: number % 3 > 0 }),
    trash: async () => {
      const { status } = await call(world, editor, 'DELETE', settings)
      if (status === 204) world.inTrash.add(page)
    },
    restore: async () => {
      const { status } = await call(world, editor, 'POST', `de/pageeditor-api/page-trash/${page}/restore`)
      if (status === 200) world.inTrash.delete(page)
    },
  }
  await acts[does]()
}
