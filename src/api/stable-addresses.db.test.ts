import { Parser } from 'n3'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { findEvent } from '#domain/events/index.server.ts'
import { mergeRecords } from '#domain/records/index.server.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { openApi, testOrigin } from '../../tests/support/api.ts'
import { useTestDatabase } from '../../tests/support/database.ts'
import { createAuthor } from '../../tests/support/drafts.ts'
import {
  createArtists,
  createHouse,
  createRepertoire,
  createTestEvent,
  systemScope,
  visitorScope,
} from '../../tests/support/factories.ts'

const database = useTestDatabase()
const api = openApi(() => visitorScope(database.db))
const ask = (path: string, headers: Record<string, string> = {}) => api.request(path, { headers })
const asJson = { Accept: 'application/ld+json' }
const shape = z.looseObject({
  '@context': z.literal('https://schema.org'),
  '@id': z.string(),
  '@type': z.string(),
})
const read = async (path: string) => {
  const response = await ask(path, asJson)
  expect(response.status, path).toBe(200)
  return shape.parse(await response.json())
}

/** A concert of a series in a hall, with a soloist of its only work. */
async function createConcert() {
  const scope = systemScope(database.db)
  const { roomId, seriesId } = await createHouse(scope)
  const { workId, ensembleId, composerId } = await createRepertoire(scope)
  const [soloistId = 0] = await createArtists(scope, [
    { kind: 'person', name: 'Eva Horn', sortName: 'Horn, Eva' },
  ])
  const role = { de: 'Horn', en: 'horn' }
  const id = await createTestEvent(scope, {
    roomId,
    seriesId,
    cast: [{ artistId: ensembleId }],
    programme: [{ kind: 'work', workId, cast: [{ artistId: soloistId, role }] }],
  })
  const event = await findEvent(scope, id)
  const performanceId = event?.programme[0]?.id ?? 0
  return { id, roomId, seriesId, workId, composerId, soloistId, performanceId }
}

describe('A stable address', () => {
  test('describes an event, its performance, work, people, hall and series under the names that they have in each other', async () => {
    const { id, roomId, seriesId, workId, composerId, soloistId, performanceId } = await createConcert()
    const idOf = (kind: string, number: number) => `${testOrigin}/id/${kind}/${number}`
    expect(await read(`/id/event/${id}`)).toMatchObject({
      '@type': 'MusicEvent',
      '@id': idOf('event', id),
      name: [
        { '@value': 'Ein Abend', '@language': 'de' },
        { '@value': 'An evening', '@language': 'en' },
      ],
      url: [
        `${testOrigin}/de/programm-und-karten/ein-abend/${id}`,
        `${testOrigin}/en/program-and-tickets/an-evening/${id}`,
      ],
      inLanguage: ['de', 'en'],
      superEvent: { '@id': idOf('series', seriesId) },
      location: { '@id': idOf('place', roomId) },
      subEvent: [{ '@id': idOf('performance', performanceId) }],
    })
    expect(await read(`/id/performance/${performanceId}`)).toMatchObject({
      '@id': idOf('performance', performanceId),
      superEvent: { '@id': idOf('event', id) },
      workPerformed: { '@id': idOf('work', workId) },
    })
    expect(await read(`/id/work/${workId}`)).toMatchObject({
      '@type': 'MusicComposition',
      identifier: { value: 'op. 95' },
      composer: { '@id': idOf('agent', composerId) },
    })
    expect(await read(`/id/agent/${soloistId}`)).toMatchObject({ '@type': 'Person', name: 'Eva Horn' })
    expect(await read(`/id/place/${roomId}`)).toMatchObject({
      '@type': 'MusicVenue',
      maximumAttendeeCapacity: 1840,
    })
    expect(await read(`/id/series/${seriesId}`)).toMatchObject({
      '@type': 'EventSeries',
      subEvent: [{ '@id': idOf('event', id) }],
    })
  })

  test('answers in Turtle what it answers in JSON-LD', async () => {
    const { workId } = await createConcert()
    const response = await ask(`/id/work/${workId}`, { Accept: 'text/turtle' })
    expect(response.headers.get('Content-Type')).toBe('text/turtle; charset=utf-8')
    const named = new Parser()
      .parse(await response.text())
      .filter(
        ({ subject, predicate }) =>
          subject.value.endsWith(`/work/${workId}`) && predicate.value.endsWith('/name'),
      )
    expect(named.map(({ object }) => object.value)).toEqual([
      'Symphonie Nr. 9 e-Moll',
      'Symphony No. 9 in E minor',
    ])
  })

  test('leads browsers to the page in the language of the visitor, also to the place of a performance', async () => {
    const { id, roomId, workId, performanceId } = await createConcert()
    const lead = async (path: string, language: string) => {
      const response = await ask(path, { Accept: 'text/html,*/*;q=0.8', 'Accept-Language': language })
      expect(response.status, path).toBe(303)
      expect(response.headers.get('Vary')).toContain('Accept-Language')
      return response.headers.get('Location')
    }
    expect(await lead(`/id/event/${id}`, 'en-GB,de;q=0.5')).toBe(`/en/program-and-tickets/an-evening/${id}`)
    expect(await lead(`/id/event/${id}`, 'fr')).toBe(`/de/programm-und-karten/ein-abend/${id}`)
    expect(await lead(`/id/performance/${performanceId}`, 'de')).toBe(
      `/de/programm-und-karten/ein-abend/${id}#performance-${performanceId}`,
    )
    expect(await lead(`/id/work/${workId}`, 'en')).toBe(`/en/works/symphony-no-9-in-e-minor/${workId}`)
    expect(await lead(`/id/place/${roomId}`, 'de')).toBe(`/de/programm-und-karten?room=${roomId}`)
  })

  test('of a merged record leads to the other one for ever', async () => {
    const { soloistId } = await createConcert()
    const [gone = 0] = await createArtists(systemScope(database.db), [
      { kind: 'person', name: 'E. Horn', sortName: 'Horn, E.' },
    ])
    const artist = recordStores['artist']
    if (!artist) throw new TypeError('no store of artists')
    await mergeRecords(await createAuthor(database.db, 'Editor', 'editor'), recordStores, artist, {
      from: gone,
      into: soloistId,
    })
    const response = await ask(`/id/agent/${gone}`, asJson)
    expect(response.status).toBe(301)
    expect(response.headers.get('Location')).toBe(`/id/agent/${soloistId}`)
  })

  test('of what is not public or unknown is not found', async () => {
    const hidden = await createTestEvent(systemScope(database.db), { isOnline: false })
    for (const path of [
      `/id/event/${hidden}`,
      '/id/work/999999',
      '/id/agent/0',
      '/id/house/1',
      '/id/series/77',
    ])
      expect((await ask(path, asJson)).status, path).toBe(404)
  })

  test('may be read by scripts of other sites, and answers 304 while nothing changes', async () => {
    const { id } = await createConcert()
    const first = await ask(`/id/event/${id}`, asJson)
    expect(first.headers.get('Access-Control-Allow-Origin')).toBe('*')
    const tag = first.headers.get('ETag') ?? ''
    const again = await ask(`/id/event/${id}`, { ...asJson, 'If-None-Match': `W/${tag}` })
    expect(again.status).toBe(304)
    const turtle = await ask(`/id/event/${id}`, { Accept: 'text/turtle', 'If-None-Match': tag })
    expect(turtle.status).toBe(200)
  })
})
