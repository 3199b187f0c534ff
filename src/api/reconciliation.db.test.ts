import { describe, expect, test } from 'vitest'
import type { Scope } from '#domain/scope.ts'
import { openApi } from '../../tests/support/api.ts'
import { useTestDatabase } from '../../tests/support/database.ts'
import {
  createArtists,
  createTestEvent,
  createWorks,
  identify,
  systemScope,
  visitorScope,
} from '../../tests/support/factories.ts'

const database = useTestDatabase()
const ask = (address: string, init?: RequestInit) =>
  openApi(() => visitorScope(database.db)).request(address, init)

/** Two composers with symphonies of the same number, and an ensemble that plays them in public. */
async function createHouse(scope: Scope) {
  const [mahler = 0, bruckner = 0, unplayed = 0, ensemble = 0] = await createArtists(scope, [
    {
      kind: 'person',
      name: 'Gustav Mahler',
      sortName: 'Mahler, Gustav',
      bornYear: 1860,
      diedYear: 1911,
      otherNames: ['Малер'],
    },
    { kind: 'person', name: 'Anton Bruckner', sortName: 'Bruckner, Anton', bornYear: 1824, diedYear: 1896 },
    { kind: 'person', name: 'Gustav Maler', sortName: 'Maler, Gustav' },
    { kind: 'ensemble', name: 'Morgenstern-Orchester', sortName: 'Morgenstern-Orchester' },
  ])
  const [fifthOfMahler = 0, fifthOfBruckner = 0, sixthOfMahler = 0] = await createWorks(scope, [
    { composerId: mahler, title: { de: 'Symphonie Nr. 5', en: 'Symphony No. 5' } },
    {
      composerId: bruckner,
      title: { de: 'Symphonie Nr. 5', en: 'Symphony No. 5' },
      catalogueNumber: 'WAB 105',
    },
    { composerId: mahler, title: { de: 'Symphonie Nr. 6', en: 'Symphony No. 6' } },
  ])
  await createTestEvent(scope, {
    programme: [fifthOfMahler, fifthOfBruckner, sixthOfMahler].map((workId) => ({ kind: 'work', workId })),
    cast: [{ artistId: ensemble }],
  })
  return { mahler, bruckner, unplayed, ensemble, fifthOfMahler, fifthOfBruckner, sixthOfMahler }
}

type Result = { id: string; name: string; score: number; match: boolean; type: { id: string }[] }

async function match(queries: Record<string, object>): Promise<Record<string, Result[]>> {
  const body = new URLSearchParams({ queries: JSON.stringify(queries) })
  const response = await ask('/api/reconcile', { method: 'POST', body })
  expect(response.status).toBe(200)
  const results: Record<string, { result: Result[] }> = await response.json()
  return Object.fromEntries(Object.entries(results).map(([name, { result }]) => [name, result]))
}

describe('The reconciliation service', () => {
  test('says what it is, and where entities are seen', async () => {
    const response = await ask('/api/reconcile', { headers: { 'accept-language': 'en' } })
    expect(await response.json()).toMatchObject({
      versions: ['0.2'],
      identifierSpace: expect.stringMatching(/\/id\/$/),
      view: { url: expect.stringMatching(/\/id\/\{\{id\}\}$/) },
      defaultTypes: [{ id: 'Person' }, { id: 'MusicGroup', name: 'Ensemble' }, { name: 'Work' }],
      suggest: { entity: { service_path: '/api/reconcile/suggest/entity' } },
    })
  })

  test('finds people by every spelling, and only those whom visitors may see', async () => {
    const { mahler, unplayed, ensemble } = await createHouse(systemScope(database.db))
    const found = await match({
      q0: { query: 'Mahler, Gustav', type: 'Person' },
      q1: { query: 'Малер' },
      q2: { query: 'Morgenstern Orchester', type: ['MusicGroup'] },
      q3: { query: 'Gustav Mahler', type: 'MusicGroup' },
      q4: { query: 'Xqrzt' },
    })
    expect(found['q0']?.[0]).toMatchObject({ id: `agent/${mahler}`, score: 100, match: true })
    expect(found['q0']?.map(({ id }) => id)).not.toContain(`agent/${unplayed}`)
    expect(found['q1']?.[0]).toMatchObject({ id: `agent/${mahler}`, match: true })
    expect(found['q2']?.[0]).toMatchObject({ id: `agent/${ensemble}`, type: [{ id: 'MusicGroup' }] })
    expect(found['q3']).toEqual([])
    expect(found['q4']).toEqual([])
  })

  test('tells works of one title apart by composer, number and catalogue number', async () => {
    const { fifthOfMahler, fifthOfBruckner, mahler } = await createHouse(systemScope(database.db))
    const found = await match({
      q0: { query: 'Symphonie Nr. 5', type: 'MusicComposition' },
      q1: { query: 'Symphonie Nr. 5', properties: [{ pid: 'composer', v: 'Mahler' }] },
      q2: { query: 'Bruckner: Symphony No. 5' },
      q3: {
        query: 'Fünfte',
        properties: [
          { pid: 'composer', v: { id: `agent/${mahler}`, name: 'Anton Bruckner' } },
          { pid: 'catalogueNumber', v: 'WAB 105' },
        ],
      },
    })
    expect(found['q0']?.slice(0, 2).map(({ match: isMatch }) => isMatch)).toEqual([false, false])
    expect(found['q1']?.[0]).toMatchObject({ id: `work/${fifthOfMahler}`, match: true })
    expect(found['q2']?.[0]).toMatchObject({ id: `work/${fifthOfBruckner}`, match: true })
    expect(found['q3']?.[0]).toMatchObject({ id: `work/${fifthOfBruckner}` })
  })

  test('lets years doubt, and a number of another catalogue decide', async () => {
    const scope = systemScope(database.db)
    const { mahler } = await createHouse(scope)
    const gnd = { scheme: 'gnd' as const, value: '118540238', source: null, checkedAt: null }
    await identify(scope, 'artist', mahler, [gnd])
    const found = await match({
      q0: { query: 'Gustav Mahler', properties: [{ pid: 'birthDate', v: 1701 }] },
      q1: { query: 'G. M.', properties: [{ pid: 'gnd', v: 'https://d-nb.info/gnd/118540238' }] },
    })
    expect(found['q0']?.[0]).toMatchObject({ id: `agent/${mahler}`, match: false })
    expect(found['q1']?.[0]).toMatchObject({ id: `agent/${mahler}`, score: 100, match: true })
  })

  test('tells the properties of entities, and has none for unknown ones', async () => {
    const { mahler, fifthOfBruckner, bruckner, unplayed } = await createHouse(systemScope(database.db))
    const extend = {
      ids: [`agent/${mahler}`, `work/${fifthOfBruckner}`, `agent/${unplayed}`, 'nonsense'],
      properties: [{ id: 'birthDate' }, { id: 'composer' }, { id: 'catalogueNumber' }],
    }
    const response = await ask(`/api/reconcile?extend=${encodeURIComponent(JSON.stringify(extend))}`)
    const none = { birthDate: [], composer: [], catalogueNumber: [] }
    expect(await response.json()).toMatchObject({
      meta: [{ id: 'birthDate', name: 'Geburtsjahr' }, { id: 'composer' }, { id: 'catalogueNumber' }],
      rows: {
        [`agent/${mahler}`]: { ...none, birthDate: [{ int: 1860 }] },
        [`work/${fifthOfBruckner}`]: {
          ...none,
          composer: [{ id: `agent/${bruckner}`, name: 'Anton Bruckner' }],
          catalogueNumber: [{ str: 'WAB 105' }],
        },
        [`agent/${unplayed}`]: none,
        nonsense: none,
      },
    })
  })

  test('suggests types and properties, and ignores parameters of clients', async () => {
    const types = await ask('/api/reconcile/suggest/type?prefix=per&spell=always')
    expect(await types.json()).toEqual({ result: [{ id: 'Person', name: 'Person' }] })
    const properties = await ask('/api/reconcile/properties?type=MusicGroup&limit=2')
    expect(await properties.json()).toMatchObject({
      type: 'MusicGroup',
      properties: [{ id: 'foundingDate' }, { id: 'jobTitle' }],
    })
  })

  test.each([
    ['queries=%7B', 'queries', 'Das ist kein lesbares JSON.'],
    ['queries=%7B%22q0%22%3A%7B%7D%7D', 'queries', 'Dieses Feld ist erforderlich!'],
    [
      `extend=${encodeURIComponent('{"ids":[],"properties":[{"id":"x"}]}')}`,
      'extend',
      'Dieses Feld ist erforderlich!',
    ],
  ])('refuses %s with an error that names the parameter', async (query, field, text) => {
    const response = await ask(`/api/reconcile?${query}`)
    expect(response.status).toBe(400)
    const errors: Record<string, string[]> = await response.json()
    expect(errors[field]?.join(' ')).toContain(text)
  })

  test('refuses more queries than a batch may have', async () => {
    const queries = Object.fromEntries(
      Array.from({ length: 51 }, (_, number) => [`q${number}`, { query: 'x' }]),
    )
    const body = new URLSearchParams({ queries: JSON.stringify(queries) })
    const response = await ask('/api/reconcile', { method: 'POST', body })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      queries: [expect.stringContaining('50'), expect.anything()],
    })
  })
})
