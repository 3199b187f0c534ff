import { expect, test } from 'vitest'
import { searchDocuments, searchEntries } from '#db/schema/index.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import {
  createPublicPage,
  createRepertoire,
  createTestEvent,
  systemScope,
  visitorScope,
} from '../../../tests/support/factories.ts'
import { searchAll } from '../search/index.server.ts'
import { completeSearchIndex } from './index.server.ts'

const database = useTestDatabase()
const count = async (query: string) => {
  const { events_future, events_past, content } = await searchAll(visitorScope(database.db), { query }, 'de')
  return events_future.count + events_past.count + content.count
}

test('Documents of an older format, and missing ones, are indexed again', async () => {
  const scope = systemScope(database.db)
  const { workId } = await createRepertoire(scope)
  await createTestEvent(scope, { programme: [{ kind: 'work', workId }] })
  await createPublicPage(scope, { texts: { de: { title: 'Anreise', slug: 'anreise' } } })
  expect([await count('Dvořák'), await count('Anreise')]).toEqual([3, 1])

  await database.db.delete(searchDocuments)
  await database.db.delete(searchEntries)
  expect([await count('Dvořák'), await count('Anreise')]).toEqual([0, 0])
  await completeSearchIndex(scope, AbortSignal.abort())
  expect(await count('Dvořák')).toBe(0)
  await completeSearchIndex(scope, new AbortController().signal)
  expect([await count('Dvořák'), await count('Anreise')]).toEqual([3, 1])

  await database.db.update(searchDocuments).set({ format: 0, title: 'Veraltet' })
  await completeSearchIndex(scope, new AbortController().signal)
  expect([await count('Veraltet'), await count('Dvořák'), await count('Anreise')]).toEqual([0, 3, 1])
})
