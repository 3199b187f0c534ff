import { expect, test } from 'vitest'
import { useTestDatabase } from '../../../tests/support/database.ts'
import {
  buildEvent,
  createEvents,
  createHouse,
  createRepertoire,
  systemScope,
  testNow,
  visitorScope,
} from '../../../tests/support/factories.ts'
import { listEventPeople, listPeopleChoices } from './index.server.ts'

const database = useTestDatabase()
const none = {
  customerTags: [],
  chosen: { composer: [], performer: [], work: [] },
}

test('The programme can be filtered by the people of upcoming events, with their names in index form', async () => {
  const scope = systemScope(database.db)
  const asked = visitorScope(database.db)
  const { tagId } = await createHouse(scope)
  const { workId, composerId, ensembleId } = await createRepertoire(scope)
  const evening = {
    programme: [{ kind: 'work' as const, workId }],
    cast: [{ artistId: ensembleId }],
    customerTags: [{ tagId, presaleDate: testNow }],
  }
  await createEvents(scope, [
    buildEvent({ ...evening, dateStart: new Date('2026-11-20T18:00:00Z') }),
    buildEvent({ ...evening, isOnline: false }),
  ])
  expect(await listPeopleChoices(asked, {})).toEqual(none)
  expect(await listEventPeople(asked)).toEqual({ composers: [], performers: [] })

  await createEvents(scope, [buildEvent(evening)])
  const { composers, performers } = await listEventPeople(asked)
  expect(composers).toEqual([{ id: composerId, name: { de: 'Dvořák, Antonín', en: 'Dvořák, Antonín' } }])
  expect(performers.map(({ id }) => id)).toEqual([ensembleId])
  const choices = await listPeopleChoices(asked, {})
  expect(choices.customerTags.map(({ id }) => id)).toEqual([tagId])
})

test('A record in the filters is named even without upcoming events', async () => {
  const { workId, composerId, ensembleId } = await createRepertoire(systemScope(database.db))
  const filters = { composer: [composerId, 999_999], performer: [ensembleId], work: [workId] }
  expect((await listPeopleChoices(visitorScope(database.db), filters)).chosen).toEqual({
    composer: [{ id: composerId, name: { de: 'Antonín Dvořák', en: 'Antonín Dvořák' } }],
    performer: [{ id: ensembleId, name: { de: 'Morgenstern-Orchester', en: 'Morgenstern-Orchester' } }],
    work: [{ id: workId, name: { de: 'Symphonie Nr. 9 e-Moll', en: 'Symphony No. 9 in E minor' } }],
  })
})
