import { expect, test } from 'vitest'
import { useTestDatabase } from '../../../../tests/support/database.ts'
import { genres } from '#db/schema/index.ts'
import { system, visitor } from '#domain/scope.ts'
import { listEventSources } from './event-sources.server.ts'

const database = useTestDatabase()
const now = new Date('2026-11-21T12:00:00Z')

test('Lists of events can be filtered by all genres, series and rooms, each with its name in the language', async () => {
  const [genre] = await database.db
    .insert(genres)
    .values({ name: { de: 'Kammermusik', en: 'Chamber music' }, key: 'chamber' })
    .returning({ id: genres.id })
  const scope = { db: database.db, now, viewer: system }
  expect((await listEventSources(scope, 'de')).genres).toEqual([{ id: genre?.id, name: 'Kammermusik' }])
  expect((await listEventSources(scope, 'en')).genres).toEqual([{ id: genre?.id, name: 'Chamber music' }])
  await expect(listEventSources({ ...scope, viewer: visitor }, 'de')).rejects.toThrow('not_signed_in')
})
