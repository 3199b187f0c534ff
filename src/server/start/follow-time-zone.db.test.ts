import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Database } from '#db/client/index.server.ts'
import { followChanges, type ChangeFeed } from '#domain/changes/index.server.ts'
import { applyTimeZone, askForTimeZone } from '#domain/time-zone/index.server.ts'
import { defaultZone, hallZoneName, setHallZone } from '#i18n/hall-zone.ts'
import { openFreshDatabase } from '../../../tests/support/database.ts'
import { systemScope } from '../../../tests/support/factories.ts'
import { followTimeZone, useTimeZone } from './follow-time-zone.ts'

let database: Database
let changes: ChangeFeed
beforeAll(async () => {
  database = await openFreshDatabase()
  changes = await followChanges(database, { onError: () => {} })
})
afterEach(() => setHallZone(defaultZone))
afterAll(async () => {
  await changes.close()
  await database.close()
})

test('A process tells times in the new zone before anything is made again of what has changed', async () => {
  const zones: string[] = []
  followTimeZone(database, changes)
  changes.subscribe(() => void zones.push(hallZoneName())) // such as the page cache
  const scope = systemScope(database.db)
  await askForTimeZone(scope, 'Asia/Tokyo')
  await changes.catchUp()
  expect(hallZoneName()).toBe('Europe/Berlin')
  await applyTimeZone(scope)
  await changes.catchUp()
  expect(hallZoneName()).toBe('Asia/Tokyo')
  expect(new Set(zones)).toEqual(new Set(['Asia/Tokyo']))
})

test('A program that starts later tells times in the zone of the database', async () => {
  await useTimeZone(database)
  expect(hallZoneName()).toBe('Asia/Tokyo')
})
