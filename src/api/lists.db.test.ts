import { beforeEach, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { events } from '#db/schema/index.ts'
import { languages } from '#i18n/languages.ts'
import { callErrors } from '#i18n/lazy/call-errors.ts'
import { openApi, testOrigin } from '../../tests/support/api.ts'
import { useTestDatabase } from '../../tests/support/database.ts'
import {
  createArticle,
  createCategories,
  createHouse,
  createPublicPage,
  createRepertoire,
  createSubscription,
  createSubscriptionGroups,
  createTags,
  createTestEvent,
  systemScope,
  testNow,
  visitorScope,
} from '../../tests/support/factories.ts'

const database = useTestDatabase()
const list = z.object({
  count: z.number(),
  next: z.string().nullable(),
  results: z.array(z.looseObject({ id: z.number().optional() })),
  gone: z.array(z.number()).optional(),
})

const app = openApi(() => visitorScope(database.db))
const ask = async (path: string) => {
  const answer = await app.request(path)
  const isJson = answer.headers.get('Content-Type')?.startsWith('application/json')
  const body: unknown = isJson ? await answer.json() : await answer.text()
  return { status: answer.status, body }
}
const read = async (path: string) => list.parse((await ask(path)).body)
const idsOf = async (path: string) => (await read(path)).results.map(({ id }) => id)

/** A house with something of every kind that filters take. */
async function furnish() {
  const scope = systemScope(database.db)
  const house = await createHouse(scope)
  const repertoire = await createRepertoire(scope)
  const { roomId, seriesId, seasonId, tagId, genreId } = house
  const eventId = await createTestEvent(scope, {
    roomId,
    seriesId,
    seasonId,
    genreIds: [genreId],
    customerTags: [{ tagId, presaleDate: testNow }],
    programme: [{ kind: 'work', workId: repertoire.workId }],
    cast: [{ artistId: repertoire.ensembleId, role: { de: 'Orchester', en: 'Orchestra' } }],
    ticketUrlExternal: 'https://shop.example/buyingflow/tickets/7',
  })
  const names = { de: 'Name', en: 'name' }
  const groups = await createSubscriptionGroups(scope, [{ key: 'fixed', name: names }])
  const groupId = [...groups.values()][0] ?? 0
  const subscriptionId = await createSubscription(scope, {
    groupId,
    slug: names,
    title: names,
    eventIds: [eventId],
  })
  const categoryId = [
    ...(await createCategories(scope, [{ key: 'read', name: names, icon: 'book' }])).values(),
  ][0]
  const tags = await createTags(scope, [{ name: names, slug: names }])
  const articleId = await createArticle(scope, {
    slug: names,
    title: names,
    categoryId: categoryId ?? null,
    tagIds: [...tags.values()],
    eventIds: [],
    publishedAt: new Date('2026-11-01T10:00:00Z'),
  })
  return { ...house, ...repertoire, eventId, subscriptionId, articleId }
}

describe('A list of records', () => {
  let furnished: Awaited<ReturnType<typeof furnish>>
  beforeEach(async () => {
    furnished = await furnish()
  })

  test('gives only the fields that are asked for', async () => {
    const { eventId } = furnished
    expect((await read('/api/events?fields=id,name')).results).toEqual([
      { id: eventId, name: { de: 'Ein Abend', en: 'An evening' } },
    ])
    expect((await read('/api/events?fields=id&fields=name&language=en')).results).toEqual([
      { id: eventId, name: 'An evening' },
    ])
    expect((await ask('/api/articles?size=3&fields=title')).body).toEqual([
      { title: { de: 'Name', en: 'name' } },
    ])
  })

  test('refuses a field that there is not, by its name and with the nearest', async () => {
    const { de, en } = callErrors
    expect(await ask('/api/events?fields=id,nme')).toEqual({
      status: 400,
      body: { fields: [de.unknownField('nme', 'name'), en.unknownField('nme', 'name')] },
    })
    expect(await ask('/api/people?fields=glitter')).toEqual({
      status: 400,
      body: { fields: [de.unknownField('glitter', null), en.unknownField('glitter', null)] },
    })
  })

  test('gives texts in one language, and in the other one where they are missing', async () => {
    await createTestEvent(systemScope(database.db), {
      title: { de: 'Nur deutsch', en: '' },
      dateStart: new Date('2026-12-01T18:00:00Z'),
    })
    const { results } = await read('/api/events?language=en')
    expect(results).toMatchObject([
      {
        name: 'An evening',
        room: { name: 'Great Hall', venue: { name: 'House' } },
        programme: [{ work: { title: 'Symphony No. 9 in E minor', composer: { name: 'Antonín Dvořák' } } }],
        links: { page: `${testOrigin}/en/program-and-tickets/an-evening/${furnished.eventId}` },
      },
      { name: 'Nur deutsch' },
    ])
    for (const path of ['articles', 'articles?size=2', 'subscriptions', 'people', 'works', 'rooms', 'series'])
      expect((await ask(`/api/${path}${path.includes('?') ? '&' : '?'}language=en`)).status, path).toBe(200)
    expect((await ask('/api/events?language=fr')).status).toBe(400)
  })

  test('gives records by their numbers, whenever they are, and says which are gone', async () => {
    const scope = systemScope(database.db)
    const { eventId } = furnished
    const past = await createTestEvent(scope, { dateStart: new Date('1950-03-01T19:00:00Z') })
    const hidden = await createTestEvent(scope, { isOnline: false })
    const many: number[] = []
    while (many.length < 12) many.push(await createTestEvent(scope))
    expect(await idsOf(`/api/events?id=${past},${eventId}`)).toEqual([past, eventId])
    const answer = await read(`/api/events?id=${[eventId, hidden, 987_654, ...many].join(',')}`)
    expect(answer).toMatchObject({ count: 13, next: null, gone: [hidden, 987_654] })
    expect(await read('/api/events')).not.toHaveProperty('gone')
    const { subscriptionId, articleId, workId, composerId, roomId } = furnished
    for (const [path, id] of [
      ['subscriptions', subscriptionId],
      ['articles', articleId],
      ['works', workId],
      ['people', composerId],
      ['rooms', roomId],
    ] as const)
      expect(await read(`/api/${path}?id=${id},987654`), path).toMatchObject({
        count: 1,
        results: [{ id }],
        gone: [987_654],
      })
    expect(
      (await ask(`/api/events?id=${Array.from({ length: 101 }, (_, at) => at + 1).join(',')}`)).status,
    ).toBe(400)
  })

  test('gives what was changed or has become public at a time or later', async () => {
    const { db } = database
    const scope = systemScope(db)
    const { eventId, composerId, workId, articleId, subscriptionId } = furnished
    const then = new Date('2026-10-01T00:00:00Z')
    await db.update(events).set({ updatedAt: then, createdAt: then })
    const since = (path: string, at: string) => idsOf(`/api/${path}?modified_since=${at}`)
    expect(await since('events', '2026-10-02T00:00:00Z')).toEqual([])
    expect(await since('events', '2026-10-01T02:00:00%2B02:00')).toEqual([eventId])
    const announced = await createTestEvent(scope, { onlineFrom: new Date('2026-11-20T08:00:00Z') })
    await db.update(events).set({ updatedAt: then, createdAt: then }).where(eq(events.id, announced))
    expect(await since('events', '2026-11-19T00:00:00Z')).toEqual([announced])
    const ago = '2026-01-01T00:00:00Z'
    expect(await idsOf(`/api/people?role=composer&modified_since=${ago}`)).toEqual([composerId])
    expect(await idsOf(`/api/works?modified_since=${ago}`)).toEqual([workId])
    expect(await idsOf(`/api/articles?modified_since=${ago}`)).toEqual([articleId])
    expect(await idsOf(`/api/subscriptions?modified_since=${ago}`)).toEqual([subscriptionId])
    for (const wrong of ['yesterday', '0000-01-01T00:00:00Z', '2026-11-01'])
      expect((await ask(`/api/events?modified_since=${wrong}`)).body, wrong).toHaveProperty('modified_since')
  })

  test('gives the addresses of an event, and its description in three forms', async () => {
    const { eventId } = furnished
    const content = (text: string) => ({
      type: 'doc',
      content: [
        { type: 'paragraph', content: [{ type: 'text', text, marks: [{ type: 'bold' }] }] },
        { type: 'paragraph', content: [{ type: 'text', text: '& mehr' }] },
      ],
    })
    await database.db
      .update(events)
      .set({ description: { de: content('Ein Abend'), en: content('An evening') } })
      .where(eq(events.id, eventId))
    const [listed] = (await read('/api/events')).results
    expect(listed?.['links']).toEqual({
      page: {
        de: `${testOrigin}/de/programm-und-karten/ein-abend/${eventId}`,
        en: `${testOrigin}/en/program-and-tickets/an-evening/${eventId}`,
      },
      ics: {
        de: `${testOrigin}/de/calendar/event-${eventId}.ics`,
        en: `${testOrigin}/en/calendar/event-${eventId}.ics`,
      },
      shop: {
        de: 'https://shop.example/de/buyingflow/tickets/7',
        en: 'https://shop.example/en/buyingflow/tickets/7',
      },
      thing: `${testOrigin}/id/event/${eventId}`,
    })
    expect((await ask(`/api/events/${eventId}`)).body).toMatchObject({
      links: listed?.['links'],
      description_html: {
        de: '<p><strong>Ein Abend</strong></p><p>&amp; mehr</p>',
        en: '<p><strong>An evening</strong></p><p>&amp; mehr</p>',
      },
      description_text: { de: 'Ein Abend\n\n& mehr', en: 'An evening\n\n& mehr' },
    })
  })
})

describe('What events can be filtered by is listed', () => {
  test('only if a public event names it', async () => {
    const scope = systemScope(database.db)
    const { roomId, seriesId, seasonId, tagId } = await createHouse(scope)
    const { workId, ensembleId } = await createRepertoire(scope)
    const lists = ['rooms', 'series', 'seasons', 'customer-tags', 'people', 'works']
    const hidden = {
      roomId,
      seriesId,
      seasonId,
      customerTags: [{ tagId, presaleDate: testNow }],
      programme: [{ kind: 'work' as const, workId }],
      cast: [{ artistId: ensembleId, role: null }],
    }
    await createTestEvent(scope, { ...hidden, isOnline: false })
    await createTestEvent(scope, { ...hidden, onlineFrom: new Date('2027-01-01T00:00:00Z') })
    for (const path of lists) expect(await read(`/api/${path}`), path).toMatchObject({ count: 0 })
    await createTestEvent(scope, hidden)
    for (const path of lists) expect((await read(`/api/${path}`)).count, path).toBe(path === 'people' ? 2 : 1)
  })

  test('with a hall and its venue, a person and their part, a work and its composer', async () => {
    const { roomId, composerId, ensembleId, workId } = await furnish()
    expect((await read('/api/rooms')).results).toMatchObject([
      {
        id: roomId,
        seats: 1840,
        venue: { address: 'Uferstraße 12' },
        links: { thing: `${testOrigin}/id/place/${roomId}` },
      },
    ])
    expect((await read('/api/people')).results).toMatchObject([
      { id: composerId, sort_name: 'Dvořák, Antonín', is_composer: true, is_performer: false },
      { id: ensembleId, kind: 'ensemble', is_composer: false, is_performer: true },
    ])
    expect(await idsOf('/api/people?role=performer')).toEqual([ensembleId])
    expect(await idsOf('/api/people?query=dvorak%20antonin')).toEqual([composerId])
    expect(await idsOf('/api/people?query=100%25')).toEqual([])
    expect((await read('/api/works')).results).toMatchObject([
      { id: workId, catalogue_number: 'op. 95', composer: { id: composerId } },
    ])
    expect(await idsOf(`/api/works?composer=${composerId}&query=symphonie`)).toEqual([workId])
    expect(await idsOf(`/api/works?composer=${ensembleId}`)).toEqual([])
    expect((await ask('/api/works?page=2')).status).toBe(404)
  })
})

test('Every number that a filter of the document takes can be listed, and the filter takes what is listed', async () => {
  await furnish()
  await createPublicPage(systemScope(database.db), { texts: { de: { slug: 'haus', title: 'Haus' } } })
  const parameter = z.object({
    name: z.string(),
    in: z.string(),
    schema: z.looseObject({ 'x-listed-by': z.string().optional() }),
  })
  const document = z
    .object({
      paths: z.record(
        z.string(),
        z.object({ get: z.object({ parameters: z.array(parameter).default([]) }).optional() }),
      ),
    })
    .parse((await ask('/api/openapi.json')).body)
  const lists = new Set<string>()
  for (const [path, { get }] of Object.entries(document.paths)) {
    if (!get || /\/(pageeditor-api|api\/admin)\//.test(path)) continue
    const address = path.replace('{lang}', 'de')
    const required = path.includes('/search') ? 'query=Bach&' : path.includes('archive') ? 'facet=room&' : ''
    for (const { name, schema, ...rest } of get.parameters) {
      if (rest.in !== 'query') continue
      const told = `${path} ${name}`
      const refused = await ask(`${address}?${required}${name}=x`)
      const takesNumbers = languages.some((language) =>
        JSON.stringify(refused.body).includes(callErrors[language].errors.numbers),
      )
      if (name === 'year') continue
      expect(schema['x-listed-by'] !== undefined, told).toBe(takesNumbers)
      const listedBy = schema['x-listed-by']
      if (listedBy === undefined) continue
      lists.add(listedBy)
      const { body } = await ask(listedBy)
      const entries = Array.isArray(body) ? body : list.parse(body).results
      const ids = z.array(z.object({ id: z.number() })).parse(entries)
      expect(ids.length, told).toBeGreaterThan(0)
      expect((await ask(`${address}?${required}${name}=${ids[0]?.id}`)).status, told).toBe(200)
    }
  }
  expect(lists.size).toBeGreaterThanOrEqual(12)
})

test('No parameter of a public call is without a description', async () => {
  const operation = z.object({
    parameters: z
      .array(z.object({ name: z.string(), description: z.string().optional(), schema: z.looseObject({}) }))
      .default([]),
  })
  const { paths } = z
    .object({ paths: z.record(z.string(), z.record(z.string(), operation)) })
    .parse((await ask('/api/openapi.json')).body)
  const silent = Object.entries(paths).flatMap(([path, methods]) =>
    /\/pageeditor-api\/(?!page$|page\/|container\/by-slug|nav|redirect)|\/api\/admin\//.test(path)
      ? []
      : Object.values(methods).flatMap(({ parameters }) =>
          parameters.filter(({ description }) => !description).map(({ name }) => `${path} ${name}`),
        ),
  )
  expect(silent).toEqual([])
})

describe('The pages', () => {
  test('are listed in the order of the tree, as far as they are public', async () => {
    const scope = systemScope(database.db)
    const texts = (slug: string) => ({
      de: { slug, title: slug },
      en: { slug: `${slug}-en`, title: `${slug} en` },
    })
    const top = await createPublicPage(scope, { texts: texts('haus') })
    const hidden = await createPublicPage(scope, { texts: texts('geheim'), isOnline: false })
    const child = await createPublicPage(scope, { parentId: top, texts: texts('saal') })
    const onlyGerman = await createPublicPage(scope, {
      parentId: child,
      texts: { de: { slug: 'orgel', title: 'Orgel' } },
    })
    const below = await createPublicPage(scope, { parentId: hidden, texts: texts('darunter') })
    const { results, count } = await read('/api/pages?page_size=100')
    expect(results).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: top, parent_id: null, depth: 0 }),
        expect.objectContaining({
          id: onlyGerman,
          parent_id: child,
          depth: 2,
          title: { de: 'Orgel', en: null },
          links: { page: { de: `${testOrigin}/de/haus/saal/orgel`, en: null } },
        }),
      ]),
    )
    expect(results.map(({ id }) => id)).not.toContain(hidden)
    expect(results.map(({ id }) => id)).not.toContain(below)
    expect(count).toBe(results.length)
    expect(await idsOf(`/api/pages?below=${top}`)).toEqual([child, onlyGerman])
    expect(await idsOf(`/api/pages?parent=${top}`)).toEqual([child])
    expect(await idsOf(`/api/pages?below=${top}&language=en`)).toEqual([child])
    expect(await read(`/api/pages?id=${top},${hidden}`)).toMatchObject({ count: 1, gone: [hidden] })
    expect((await read(`/api/pages?id=${child}&language=en&fields=title,links`)).results).toEqual([
      { title: 'saal en', links: { page: `${testOrigin}/en/haus-en/saal-en` } },
    ])
    expect(await idsOf(`/api/pages?modified_since=${testNow.toISOString()}&below=${top}`)).toEqual([
      child,
      onlyGerman,
    ])
  })
})

test('The filter `access` takes the names of the fields', async () => {
  const scope = systemScope(database.db)
  const id = await createTestEvent(scope, { access: { wheelchair_places: 4, step_free: true } })
  await createTestEvent(scope, { access: { wheelchair_places: 0 } })
  for (const access of ['wheelchair_places', 'wheelchair', 'wheelchair_places,step_free,wheelchair'])
    expect(await idsOf(`/api/events?access=${access}`), access).toEqual([id])
  const { body } = await ask('/api/events?access=step_free,wings')
  expect(body).toEqual({
    access: Array.from({ length: 2 }, () => expect.stringContaining('wheelchair_places')),
  })
})
