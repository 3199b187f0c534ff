import { expect, test } from 'vitest'
import {
  editorPresence,
  importRuns,
  loginThrottles,
  outgoingMails,
  previewLinks,
  requestCounts,
  userSessions,
} from '#db/schema/index.ts'
import { beginDraft, createPreviewLink, reportPresence } from '#domain/content/index.server.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { openTestMedia } from '../../../tests/support/media-services.ts'
import { memoryFiles } from '../../../tests/support/memory-files.ts'
import { createAuthor, createTestPage } from '../../../tests/support/drafts.ts'
import { systemScope, testNow } from '../../../tests/support/factories.ts'
import { cleanUp } from './clean-up.ts'

const database = useTestDatabase()
const stores = {
  files: memoryFiles(),
  media: openTestMedia(),
  mailFolder: '/nowhere/mail',
  guard: { areOurs: async () => true },
  logger: { info: () => {}, error: expect.unreachable },
}
const days = (count: number) => new Date(testNow.getTime() + count * 86_400_000)

test('Expired data is deleted after its retention time, and not before', async () => {
  const { db } = database
  const anna = await createAuthor(db, 'Anna')
  const userId = anna.viewer.kind === 'staff' ? anna.viewer.userId : expect.fail('no account')
  await db.delete(userSessions)
  await db.insert(userSessions).values({
    tokenHash: 'a',
    userId,
    csrfToken: 'b',
    lastSeenAt: testNow,
    expiresAt: days(1),
  })
  await db.insert(loginThrottles).values({ key: 'address:192.0.2.1', failures: 9, lastFailureAt: days(1) })
  await db.insert(requestCounts).values({ key: 'a', count: 1, startedAt: testNow, endsAt: days(1) })
  await db.insert(outgoingMails).values({
    sender: 'a@example.org',
    recipient: 'b@example.org',
    subject: 'Hallo',
    textBody: 'Hallo',
    sentAt: days(-6),
  })
  await db.insert(importRuns).values([
    { kind: 'shop', source: 'feed', startedAt: days(-29) },
    { kind: 'archive', source: 'file', startedAt: days(-29) },
  ])
  const { de } = await createTestPage(db)
  await beginDraft(anna, de)
  await reportPresence({ ...anna, now: days(1) }, de, { client: 'window-a', base: 0, block: null })
  await createPreviewLink({ ...anna, now: days(-88) }, de, { hours: 1 })

  const tables = [
    userSessions,
    loginThrottles,
    requestCounts,
    outgoingMails,
    importRuns,
    editorPresence,
    previewLinks,
  ]
  const counts = () => Promise.all(tables.map((table) => db.$count(table)))
  await cleanUp(systemScope(db, days(0.9)), stores)
  expect(await counts()).toEqual([1, 1, 1, 1, 2, 1, 1])
  await cleanUp(systemScope(db, days(3)), stores)
  expect(await counts()).toEqual([0, 0, 0, 0, 1, 0, 0])
  expect(await db.select().from(importRuns)).toMatchObject([{ kind: 'archive' }])
})
