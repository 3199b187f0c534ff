import { describe, expect, test } from 'vitest'
import { addRecord, changeRecord, mergeRecords, readRecordValues } from '#domain/records/index.server.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { openApi } from '../../tests/support/api.ts'
import { useTestDatabase } from '../../tests/support/database.ts'
import {
  createRepertoire,
  createTestEvent,
  identify,
  systemScope,
  visitorScope,
} from '../../tests/support/factories.ts'

const database = useTestDatabase()
const ask = (address: string) => openApi(() => visitorScope(database.db)).request(address)
const gnd = { scheme: 'gnd' as const, value: '118540238', source: 'lobid.org', checkedAt: null }
const wikidata = { scheme: 'wikidata' as const, value: 'Q1339', source: null, checkedAt: null }

function storeOf(kind: 'artist' | 'work' | 'room') {
  const store = recordStores[kind]
  if (!store) throw new Error('There is no such kind.')
  return store
}

describe('The numbers of other catalogues', () => {
  test('are told of persons and works that visitors may see, with the addresses of the entries', async () => {
    const scope = systemScope(database.db)
    const { composerId, workId } = await createRepertoire(scope)
    await identify(scope, 'artist', composerId, [gnd, wikidata])
    await identify(scope, 'work', workId, [wikidata])
    expect((await ask(`/api/people/${composerId}`)).status).toBe(404)
    expect((await ask(`/api/works/${workId}`)).status).toBe(404)
    await createTestEvent(scope, { programme: [{ kind: 'work', workId }] })
    expect(await (await ask(`/api/people/${composerId}`)).json()).toMatchObject({
      name: { de: 'Antonín Dvořák' },
      identifiers: [
        { scheme: 'gnd', value: '118540238', url: 'https://d-nb.info/gnd/118540238' },
        { scheme: 'wikidata', value: 'Q1339', url: 'https://www.wikidata.org/wiki/Q1339' },
      ],
    })
    expect(await (await ask(`/api/works/${workId}`)).json()).toMatchObject({
      composer: { id: composerId },
      identifiers: [{ scheme: 'wikidata', value: 'Q1339' }],
    })
  })

  test('are stored as their catalogues write them, and refused if they cannot exist or are there twice', async () => {
    const scope = systemScope(database.db)
    const { composerId } = await createRepertoire(scope)
    const write = (identifiers: unknown[]) =>
      changeRecord(scope, storeOf('artist'), composerId, { changes: { identifiers } })
    const more = { source: null, checked_at: null }
    const copied = { scheme: 'isni', value: 'https://isni.org/isni/0000 0001 2103 2683', ...more }
    await write([copied])
    const values = await readRecordValues(scope, storeOf('artist'), composerId)
    expect(values['identifiers']).toMatchObject([{ scheme: 'isni', value: '0000000121032683' }])
    await expect(write([{ scheme: 'gnd', value: '118540239', ...more }])).rejects.toMatchObject({
      fields: { 'identifiers.0.value': 'identifier' },
    })
    await expect(write([copied, { ...copied, value: '0000000121032683' }])).rejects.toMatchObject({
      fields: { 'identifiers.1.value': 'identifier_twice' },
    })
  })

  test('go to the record that another one is merged into, each once', async () => {
    const scope = systemScope(database.db)
    const { composerId, ensembleId, workId } = await createRepertoire(scope)
    await createTestEvent(scope, { programme: [{ kind: 'work', workId }] })
    const other = { ...gnd, source: 'elsewhere' }
    await identify(scope, 'artist', composerId, [gnd])
    await identify(scope, 'artist', ensembleId, [other, wikidata])
    await mergeRecords(scope, recordStores, storeOf('artist'), { from: ensembleId, into: composerId })
    const values = await readRecordValues(scope, storeOf('artist'), composerId)
    expect(values['identifiers']).toMatchObject([
      { scheme: 'gnd', source: 'lobid.org' },
      { scheme: 'wikidata', source: null },
    ])
  })

  test('belong to works and halls, too, and go with them', async () => {
    const scope = systemScope(database.db)
    const identifiers = [{ scheme: 'wikidata', value: 'Q1339', source: null, checked_at: null }]
    const venue = await addRecord(scope, recordStores['venue'] ?? storeOf('room'), {
      name: { de: 'Haus', en: 'House' },
      address: '',
    })
    const hall = { name: { de: 'Saal', en: 'Hall' }, venue, identifiers }
    const roomId = await addRecord(scope, storeOf('room'), hall)
    const workId = await addRecord(scope, storeOf('work'), {
      title: { de: 'Messe', en: 'Mass' },
      identifiers,
    })
    for (const [kind, id] of [
      ['room', roomId],
      ['work', workId],
    ] as const)
      expect((await readRecordValues(scope, storeOf(kind), id))['identifiers']).toMatchObject([
        { value: 'Q1339' },
      ])
  })
})
