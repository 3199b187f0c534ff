import { expect, test } from 'vitest'
import { addRecord, readRecord } from '#domain/records/index.server.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { createAuthor } from '../../../tests/support/drafts.ts'
import {
  createPublicPage,
  createSubscriptionGroups,
  createTestEvent,
  systemScope,
} from '../../../tests/support/factories.ts'

const database = useTestDatabase()

test('A short address is refused where a page, a fixed address or another subscription is', async () => {
  const system = systemScope(database.db)
  const scope = await createAuthor(database.db, 'Editor', 'editor')
  const groups = await createSubscriptionGroups(system, [{ key: 'a', name: { de: 'A', en: 'A' } }])
  await createPublicPage(system, {
    texts: { de: { title: 'Haus', slug: 'haus' }, en: { title: 'House', slug: 'house' } },
  })
  const { subscription: store } = recordStores
  if (!store) throw new TypeError('There is no kind subscription')
  const add = (code: string) =>
    addRecord(scope, store, {
      title: { de: `Abo ${code}`, en: '' },
      group: groups.get('a'),
      short_code: code,
    })
  const refused = { code: 'invalid', fields: { short_code: 'taken' } }
  await expect(add('haus')).rejects.toMatchObject(refused)
  await expect(add('calendar')).rejects.toMatchObject(refused)
  await expect(add('nachweise')).rejects.toMatchObject(refused)
  await expect(add('proofs')).rejects.toMatchObject(refused)
  await expect(add('id')).rejects.toMatchObject(refused)
  await expect(add('freitag')).resolves.toBeGreaterThan(0)
  await expect(add('freitag')).rejects.toMatchObject(refused)
})

test('The concerts are in the order of time, and those of one title are told apart by their dates', async () => {
  const system = systemScope(database.db)
  const scope = await createAuthor(database.db, 'Editor', 'editor')
  const groups = await createSubscriptionGroups(system, [{ key: 'a', name: { de: 'A', en: 'A' } }])
  const opening = { title: { de: 'Eröffnungskonzert', en: 'Opening concert' } }
  const later = await createTestEvent(system, { ...opening, dateStart: new Date('2027-09-19T17:30:00Z') })
  const earlier = await createTestEvent(system, { ...opening, dateStart: new Date('2027-09-18T17:30:00Z') })
  const { subscription: store } = recordStores
  if (!store) throw new TypeError('There is no kind subscription')
  const id = await addRecord(scope, store, {
    title: { de: 'Abo A', en: '' },
    group: groups.get('a'),
    events: [later, earlier],
  })
  const { events, titles } = await readRecord(scope, recordStores, store, id, 'de')
  expect(events).toEqual([earlier, later])
  expect(titles).toMatchObject({
    [`event:${earlier}`]: expect.stringMatching(/^Eröffnungskonzert, 18\.09\.2027, 19\.30/),
    [`event:${later}`]: expect.stringMatching(/^Eröffnungskonzert, 19\.09\.2027, 19\.30/),
  })
})
