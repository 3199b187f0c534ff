import { expect, test } from 'vitest'
import { openApi } from '../../tests/support/api.ts'
import { useTestDatabase } from '../../tests/support/database.ts'
import {
  createRepertoire,
  createTestEvent,
  systemScope,
  visitorScope,
} from '../../tests/support/factories.ts'

const database = useTestDatabase()
const api = openApi(() => visitorScope(database.db))
const get = async (query: string) => {
  const response = await api.request(`/api/archive-facets/?${query}`)
  const body: unknown = await response.json()
  return { status: response.status, body }
}

test('the archive’s facets are counted and looked up by name, with the filters of the archive', async () => {
  const scope = systemScope(database.db)
  const { composerId, workId } = await createRepertoire(scope)
  await createTestEvent(scope, {
    dateStart: new Date('1954-03-02T18:00:00Z'),
    programme: [{ kind: 'work', workId }],
  })
  const found = {
    status: 200,
    body: {
      facet: 'composer',
      count: 1,
      results: [
        { id: composerId, name: { de: 'Antonín Dvořák', en: 'Antonín Dvořák' }, detail: null, count: 1 },
      ],
    },
  }
  const none = { status: 200, body: { facet: 'composer', count: 0, results: [] } }
  expect(await get('facet=composer')).toEqual(found)
  expect(await get(`facet=composer&find=dvorak&query=symphonie&work=${workId}&date=1950-01-01`)).toEqual(
    found,
  )
  expect(await get('facet=composer&find=mozart')).toEqual(none)
  expect(await get('facet=composer&season=4711')).toEqual(none)
  expect(await get('facet=composer&date=1960-01-01&date_to=1950-01-01')).toEqual(none)
})

test('an invalid facet, day or number is refused by its name', async () => {
  expect(await get('')).toMatchObject({
    status: 400,
    body: { facet: [expect.any(String), expect.any(String)] },
  })
  expect(await get('facet=price')).toMatchObject({
    status: 400,
    body: { facet: [expect.any(String), expect.any(String)] },
  })
  expect(await get('facet=work&season=x')).toMatchObject({
    status: 400,
    body: { season: [expect.any(String), expect.any(String)] },
  })
  expect(await get('facet=work&date=1954-02-30')).toMatchObject({
    status: 400,
    body: { date: [expect.any(String), expect.any(String)] },
  })
})
