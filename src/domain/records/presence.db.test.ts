import { expect, test } from 'vitest'
import { recordPresence } from '#db/schema/index.ts'
import type { Scope } from '#domain/scope.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { createAuthor } from '../../../tests/support/drafts.ts'
import { systemScope, visitorScope } from '../../../tests/support/factories.ts'
import { openTestMedia } from '../../../tests/support/media-services.ts'
import {
  addRecord,
  changeRecord,
  clearRecordPresence,
  deleteRecord,
  readRecord,
  reportRecordPresence,
  storeOfKind,
} from './index.server.ts'

const database = useTestDatabase()
const series = storeOfKind(recordStores, 'series')
const webhook = storeOfKind(recordStores, 'webhook')
const later = (scope: Scope, seconds: number): Scope => ({
  ...scope,
  now: new Date(scope.now.getTime() + seconds * 1000),
})
const addSeries = (name: string) =>
  addRecord(systemScope(database.db), series, { name: { de: name, en: '' } })

test('Windows learn who else has the same record open, until these leave or stop reporting', async () => {
  const anna = await createAuthor(database.db, 'Anna')
  const ben = await createAuthor(database.db, 'Ben')
  const [id, other] = [await addSeries('Kammermusik'), await addSeries('Orgel')]
  const report = async (scope: Scope, client: string, record = id, isLeaving = false) =>
    (await reportRecordPresence(scope, series, record, { client, isLeaving })).others
  expect(await report(anna, 'window-a')).toEqual([])
  expect(await report(anna, 'window-of-anna-too')).toEqual([])
  expect(await report(ben, 'window-b')).toEqual(['Anna'])
  expect(await report(ben, 'window-c', other)).toEqual([])
  expect(await report(anna, 'window-a')).toEqual(['Ben'])
  expect(await report(later(anna, 39), 'window-a')).toEqual(['Ben'])
  expect(await report(later(anna, 41), 'window-a')).toEqual([])
  expect(await report(later(ben, 41), 'window-b')).toEqual(['Anna'])
  await report(later(ben, 42), 'window-b', id, true)
  expect(await report(later(anna, 42), 'window-a')).toEqual([])
  await clearRecordPresence(later(anna, 60))
  expect(await database.db.$count(recordPresence)).toBe(1)
  await clearRecordPresence(later(anna, 90))
  expect(await database.db.$count(recordPresence)).toBe(0)
})

test('Windows learn that their record has changed, by whom, and that it was deleted', async () => {
  const anna = await createAuthor(database.db, 'Anna')
  const ben = await createAuthor(database.db, 'Ben')
  const id = await addSeries('Kammermusik')
  const report = () => reportRecordPresence(anna, series, id, { client: 'window-a', isLeaving: false })
  const shown = await readRecord(anna, recordStores, series, id, 'de')
  expect((await report()).version).toBe(shown.version)
  await changeRecord(ben, series, id, { changes: { name: { de: 'Kammermusik', en: 'Chamber music' } } })
  const { version, changed_by: by } = await report()
  expect(version).not.toBe(shown.version)
  expect(by).toBe('Ben')
  expect((await readRecord(anna, recordStores, series, id, 'de')).version).toBe(version)
  await deleteRecord(ben, recordStores, series, id, { language: 'de', files: openTestMedia().store })
  expect(await report()).toEqual({ others: [], version: null, changed_by: null })
})

test('Nobody learns anything of records that they may not read', async () => {
  const own = { client: 'window-a', isLeaving: false }
  const id = await addSeries('Kammermusik')
  const author = await createAuthor(database.db, 'Anna', 'author')
  const editor = await createAuthor(database.db, 'Erik', 'editor')
  const attempts = [
    reportRecordPresence(visitorScope(database.db), series, id, own),
    reportRecordPresence(author, series, id, own),
    reportRecordPresence(editor, webhook, 1, own),
  ]
  expect((await Promise.allSettled(attempts)).map(({ status }) => status)).toEqual(
    attempts.map(() => 'rejected'),
  )
  expect(await database.db.$count(recordPresence)).toBe(0)
})
