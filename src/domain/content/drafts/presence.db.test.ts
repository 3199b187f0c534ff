import { expect, test } from 'vitest'
import { useTestDatabase } from '../../../../tests/support/database.ts'
import { changeOf, createAuthor, createTestPage, insertBox, later } from '../../../../tests/support/drafts.ts'
import { reportPresence } from './presence.server.ts'
import { sendChanges } from './send-changes.server.ts'

const database = useTestDatabase()

test("Windows receive each other's positions and changes as long as they report their own", async () => {
  const anna = await createAuthor(database.db, 'Anna')
  const ben = await createAuthor(database.db, 'Ben', 'author')
  const { de } = await createTestPage(database.db)
  await expect(reportPresence(anna, de, { client: 'window-a', base: 0, block: null })).rejects.toMatchObject({
    code: 'not_found',
  })
  await sendChanges(anna, de, { client: 'window-a', base: 0, changes: [changeOf(insertBox())] })
  const alone = await reportPresence(anna, de, { client: 'window-a', base: 1, block: 'box' })
  expect(alone).toMatchObject({ sequence: 1, changes: [], editors: [], status: { published: null } })
  const first = await reportPresence(ben, de, { client: 'window-b', base: 0, block: null })
  expect(first.changes).toHaveLength(1)
  expect(first.editors).toMatchObject([{ client: 'window-a', name: 'Anna', block: 'box' }])
  const soon = later(ben, 0.1)
  expect((await reportPresence(soon, de, { client: 'window-b', base: 1, block: null })).editors).toHaveLength(
    1,
  )
  const gone = later(ben, 0.2)
  expect((await reportPresence(gone, de, { client: 'window-b', base: 1, block: null })).editors).toEqual([])
  await reportPresence(gone, de, { client: 'window-b', base: 1, block: null, isLeaving: true })
  const last = later(anna, 0.2)
  expect((await reportPresence(last, de, { client: 'window-a', base: 1, block: null })).editors).toEqual([])
})
