import { describe, expect, test } from 'vitest'
import type { ContentDocument } from '#contracts/pages.ts'
import { outwardLinks, rooms, series } from '#db/schema/index.ts'
import { createPage, publishPageContent } from '../content/index.server.ts'
import type { Scope } from '../scope.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import {
  buildEvent,
  createArticle,
  createArtists,
  createHouse,
  createPublicPage,
  createRepertoire,
  createSubscription,
  createSubscriptionGroups,
  createTestEvent,
  identify,
  systemScope,
} from '../../../tests/support/factories.ts'
import { insertMedia } from '../../../tests/support/media.ts'
import { faultsOf, type Rule } from './rule.ts'
import { rules } from './rules.server.ts'
import { findFaults, runRule } from './run-rule.server.ts'
import { listFindings } from './list-findings.server.ts'

const database = useTestDatabase()
const soon = new Date('2026-12-12T18:30:00Z')
const inMonths = new Date('2027-02-20T18:30:00Z')
const at = (day: number, hour: number) => new Date(Date.UTC(2026, 11, day, hour))

type SetUp = (scope: Scope) => Promise<unknown>

/** A set-up for both examples of each rule. */
const setUps: Record<string, { found: SetUp; notFound: SetUp }> = {
  'missing-english': {
    found: (scope) => createTestEvent(scope, { dateStart: soon, teaser: { de: 'Ein Abend', en: '' } }),
    notFound: (scope) => createTestEvent(scope, { dateStart: inMonths, teaser: { de: 'Ein Abend', en: '' } }),
  },
  'presale-after-sale': {
    found: (scope) => createPresale(scope, at(2, 9)),
    notFound: (scope) => createPresale(scope, new Date('2026-11-30T09:00:00Z')),
  },
  'missing-price': {
    found: (scope) => createTestEvent(scope, { dateStart: soon }),
    notFound: (scope) => createTestEvent(scope, { dateStart: soon, status: 'no_sale' }),
  },
  'missing-duration': {
    found: (scope) => createTestEvent(scope, { dateStart: soon }),
    notFound: (scope) =>
      createTestEvent(scope, { dateStart: soon, programme: [{ kind: 'talk', minutes: 60 }] }),
  },
  'missing-picture': {
    found: (scope) => createTestEvent(scope),
    notFound: async (scope) => createTestEvent(scope, { imageId: await insertMedia(scope.db, 'bild') }),
  },
  'identifier-twice': {
    found: (scope) => createIdentified(scope, ['artist', 'artist']),
    notFound: (scope) => createIdentified(scope, ['artist', 'work']),
  },
  'hall-conflict': {
    found: (scope) => createPair(scope, 120),
    notFound: (scope) => createPair(scope, 60),
  },
  'performer-conflict': {
    found: (scope) => createTwiceCast(scope, 120),
    notFound: (scope) => createTwiceCast(scope, 60),
  },
  'cancelled-in-subscription': {
    found: async (scope) => createOffer(scope, await createTestEvent(scope, { status: 'cancelled' })),
    notFound: async (scope) =>
      createOffer(
        scope,
        await createTestEvent(scope, { status: 'postponed', previousDate: at(1, 18), dateStart: soon }),
      ),
  },
  contradiction: {
    found: (scope) =>
      createTestEvent(scope, { dateStart: soon, teaser: { de: 'Das Konzert beginnt um 20 Uhr.', en: '' } }),
    notFound: (scope) =>
      createTestEvent(scope, {
        dateStart: soon,
        teaser: { de: 'Das Konzert beginnt um 19.30 Uhr.', en: '' },
      }),
  },
  'unpublished-link': {
    found: async (scope) => {
      const target = await createPublicPage(scope, { isOnline: false, texts: { de: textsOf('weg') } })
      await createTeaser(scope, { link: `page:${target}` })
    },
    notFound: async (scope) => {
      const target = await createPublicPage(scope, { texts: { de: textsOf('da') } })
      await createTeaser(scope, { link: `page:${target}` })
    },
  },
  'broken-link': {
    found: (scope) => createBroken(scope, 2),
    notFound: (scope) => createBroken(scope, 1),
  },
  'past-teaser': {
    found: async (scope) => {
      const event = await createTestEvent(scope, { dateStart: new Date('2026-11-20T19:00:00Z') })
      await createTeaser(scope, { link: `event:${event}` })
    },
    notFound: async (scope) => {
      const event = await createTestEvent(scope, { dateStart: new Date('2026-11-21T09:00:00Z') })
      await createTeaser(scope, { link: `event:${event}` })
    },
  },
  'missing-alt': {
    found: async (scope) => createTestEvent(scope, { imageId: await insertMedia(scope.db, 'bild') }),
    notFound: async (scope) =>
      createTestEvent(scope, { imageId: await insertMedia(scope.db, 'bild', { isDecorative: true }) }),
  },
  'missing-rights': {
    found: async (scope) => createStory(scope, await insertMedia(scope.db, 'bild')),
    notFound: async (scope) =>
      createStory(scope, await insertMedia(scope.db, 'bild', { credit: 'Ada Licht' })),
  },
}

test('every rule has a set-up of both of its examples', () => {
  expect(Object.keys(setUps).toSorted()).toEqual(rules.map(({ code }) => code).toSorted())
})

test('The rule on alternative texts says at its switch what is missed while it is off', () => {
  const about = rules.find(({ code }) => code === 'missing-alt')?.about
  expect(about?.de).toContain('Ist die Regel aus')
  expect(about?.en).toContain('While the rule is off')
})

async function findAll(rule: Rule, setUp: SetUp | undefined) {
  const scope = systemScope(database.db)
  await setUp?.(scope)
  await runRule(scope, rule)
  return (await listFindings(scope, { rule: rule.code }, 'de')).items
}

describe.each(rules)('The rule $code', (rule) => {
  const find = async (setUp: SetUp | undefined) => {
    if (!rule.isForReleases) return findAll(rule, setUp)
    const scope = systemScope(database.db)
    await setUp?.(scope)
    return findFaults(scope, [rule], [{ kind: 'event', id: await newestEvent(scope) }])
  }

  test(`finds: ${rule.examples.found.en}`, async () => {
    expect(await find(setUps[rule.code]?.found)).not.toEqual([])
  })
  test(`does not find: ${rule.examples.notFound.en}`, async () => {
    expect(await find(setUps[rule.code]?.notFound)).toEqual([])
  })
})

test.each(rules.filter((rule) => !rule.isForReleases))(
  'The rule $code finds the same when it is asked about one subject only',
  async (rule) => {
    const found = await findAll(rule, setUps[rule.code]?.found)
    for (const { kind, id } of found) {
      const scope = systemScope(database.db)
      const before = await listFindings(scope, { rule: rule.code, subject: { kind, id } }, 'de')
      await runRule(scope, rule, [{ kind, id }])
      expect(await listFindings(scope, { rule: rule.code, subject: { kind, id } }, 'de')).toEqual(before)
    }
  },
)

test('English is also missing in the texts of those who perform, of halls and of series', async () => {
  const scope = systemScope(database.db)
  const { roomId, seriesId } = await createHouse(scope)
  const says = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Spielt.' }] }] }
  const german = { de: says, en: null }
  const [performer = 0] = await createArtists(scope, [
    { kind: 'person', name: 'Lise Ahrendt', sortName: 'Ahrendt, Lise', biography: german },
    { kind: 'person', name: 'Ada Licht', sortName: 'Licht, Ada', biography: german },
  ])
  await scope.db.update(rooms).set({ access: { de: 'Rampe', en: '' } })
  await scope.db.update(series).set({ description: { de: 'Abende', en: '' } })
  await createTestEvent(scope, { dateStart: soon, roomId, seriesId, cast: [{ artistId: performer }] })
  const rule = rules.find(({ code }) => code === 'missing-english')
  if (!rule) throw new Error('There is no such rule')
  await runRule(scope, rule)
  const { items } = await listFindings(scope, { rule: rule.code }, 'de')
  // Nothing of whom no coming event names.
  expect(new Set(items.map(({ kind, id, place }) => `${kind} ${id} ${place}`))).toEqual(
    new Set([`artist ${performer} biography`, `room ${roomId} access`, `series ${seriesId} description`]),
  )
})

test('a rule may find its faults without SQL', async () => {
  const scope = systemScope(database.db)
  const [first] = rules
  if (!first) throw new Error('There is no rule')
  const fault = {
    kind: 'page',
    id: 7,
    language: 'de',
    place: 'text-1',
    key: '',
    details: { words: 'heute' },
  } as const
  const rule = { ...first, find: async () => Promise.resolve(faultsOf([fault])) }
  expect(await findFaults(scope, [rule], [{ kind: 'page', id: 7 }])).toEqual([{ ...fault, rule: rule.code }])
  expect(await findFaults(scope, [rule], [{ kind: 'page', id: 8 }])).toEqual([])
})

function textsOf(slug: string) {
  return { slug, title: slug }
}

async function newestEvent({ db }: Scope): Promise<number> {
  const { rows } = await db.execute<{ id: number }>('SELECT max(id)::int AS id FROM events')
  return rows[0]?.id ?? 0
}

async function createPresale(scope: Scope, presaleDate: Date): Promise<void> {
  const { tagId } = await createHouse(scope)
  await createTestEvent(scope, {
    dateStart: inMonths,
    ticketSaleFrom: at(1, 9),
    customerTags: [{ tagId, presaleDate }],
  })
}

/** Two events in one hall, the first of this length. */
async function createPair(scope: Scope, durationMinutes: number): Promise<void> {
  const { roomId } = await createHouse(scope)
  await createTestEvent(scope, { roomId, dateStart: new Date('2026-12-12T18:30:00Z'), durationMinutes })
  await createTestEvent(scope, { roomId, dateStart: new Date('2026-12-12T20:00:00Z') })
}

/** The same ensemble in two events, in no hall or in two. */
async function createTwiceCast(scope: Scope, durationMinutes: number): Promise<void> {
  const { ensembleId: artistId } = await createRepertoire(scope)
  const cast = [{ artistId }]
  await createTestEvent(scope, { cast, dateStart: new Date('2026-12-12T18:30:00Z'), durationMinutes })
  await createTestEvent(scope, { cast, dateStart: new Date('2026-12-12T20:00:00Z') })
}

async function createOffer(scope: Scope, event: number): Promise<void> {
  const groups = await createSubscriptionGroups(scope, [{ key: 'all', name: { de: 'Alle', en: 'All' } }])
  const { title, slug } = buildEvent()
  await createSubscription(scope, { title, slug, groupId: groups.get('all') ?? 0, eventIds: [event] })
}

/** A public page with a teaser. */
async function createTeaser(scope: Scope, fields: Record<string, unknown>): Promise<number> {
  const content: ContentDocument = {
    version: 1,
    containers: [
      {
        id: 'box',
        layout: '100',
        columns: [[{ id: 'one', type: 'full-teaser', version: 1, fields: { headline: 'Neu', ...fields } }]],
      },
    ],
  }
  const id = await createPage(scope, { texts: { de: textsOf('seite') } })
  await publishPageContent(scope, id, 'de', content)
  return id
}

async function createBroken(scope: Scope, failures: number): Promise<void> {
  const address = 'https://example.org/weg'
  await createTeaser(scope, { link: address })
  await scope.db.insert(outwardLinks).values({ address, problem: '404', failures })
}

async function createStory(scope: Scope, imageId: number): Promise<void> {
  const { title, slug } = buildEvent()
  await createArticle(scope, { title, slug, imageId, publishedAt: scope.now, tagIds: [], eventIds: [] })
}

/** A person, and another person or a work, with the same number. */
async function createIdentified(scope: Scope, kinds: ['artist', 'artist' | 'work']): Promise<void> {
  const { composerId, ensembleId, workId } = await createRepertoire(scope)
  const number = { scheme: 'wikidata' as const, value: 'Q1339', source: null, checkedAt: null }
  await identify(scope, kinds[0], composerId, [number])
  await identify(scope, kinds[1], kinds[1] === 'work' ? workId : ensembleId, [number])
}
