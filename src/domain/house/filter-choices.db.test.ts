import { expect, test } from 'vitest'
import { useTestDatabase } from '../../../tests/support/database.ts'
import {
  buildEvent,
  createEvents,
  createHouse,
  systemScope,
  visitorScope,
} from '../../../tests/support/factories.ts'
import { listFilterChoices } from './index.server.ts'

const database = useTestDatabase()

test('The programme can be filtered by the values of upcoming events, not by all values of an archive', async () => {
  const scope = systemScope(database.db)
  const { roomId, genreId, seriesId } = await createHouse(scope)
  const place = { roomId, genreIds: [genreId], seriesId }
  await createEvents(scope, [buildEvent({ ...place, dateStart: new Date('2026-11-20T18:00:00Z') })])
  expect(await listFilterChoices(visitorScope(database.db))).toEqual({ genres: [], rooms: [], series: [] })

  await createEvents(scope, [
    buildEvent({ ...place, dateStart: new Date('2026-12-24T18:00:00Z'), isOnline: false }),
  ])
  expect(await listFilterChoices(visitorScope(database.db))).toEqual({ genres: [], rooms: [], series: [] })

  await createEvents(scope, [buildEvent({ ...place, dateStart: new Date('2026-11-21T09:00:00Z') })])
  const choices = await listFilterChoices(visitorScope(database.db))
  expect(choices.rooms.map(({ id }) => id)).toEqual([roomId])
  expect(choices.genres.map(({ id }) => id)).toEqual([genreId])
  expect(choices.series.map(({ id }) => id)).toEqual([seriesId])
})
