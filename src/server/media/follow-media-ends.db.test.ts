import { expect, test } from 'vitest'
import type { Change } from '#domain/changes/index.server.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { testNow } from '../../../tests/support/factories.ts'
import { insertMedia, testMediaKey } from '../../../tests/support/media.ts'
import { followMediaEnds } from './follow-media-ends.ts'

const database = useTestDatabase()

test('The ends of rights are read again after a change of the library, and kept without the database', async () => {
  let tell: (made: Change[]) => void = () => {}
  let isDown = false
  const given = {
    get db() {
      if (isDown) throw new Error('The database is down.')
      return database.db
    },
  }
  const subscribe = (listener: (made: Change[]) => void) => {
    tell = listener
    return () => {}
  }
  const findEnd = followMediaEnds({ database: given, changes: { subscribe } })
  const key = testMediaKey('portrait')
  const changed: Change = { kind: 'media', id: 1, language: null }
  expect(await findEnd(key)).toBeNull()
  await insertMedia(database.db, 'portrait', { shownUntil: testNow })
  tell([{ ...changed, kind: 'event' }])
  expect(await findEnd(key)).toBeNull()
  tell([changed])
  expect(await findEnd(key)).toEqual(testNow)
  isDown = true
  tell([changed])
  expect(await findEnd(key)).toEqual(testNow)
})
