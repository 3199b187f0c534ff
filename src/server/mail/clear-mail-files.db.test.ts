import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { formEntries, outgoingMails } from '#db/schema/index.ts'
import { clearEntries, deleteEntry } from '#domain/forms/index.server.ts'
import { clearOutbox, listWaitingMails, queueMail } from '#domain/mail/index.server.ts'
import { deletePersonalData } from '#domain/personal-data/index.server.ts'
import { nameContent } from '#domain/stores/index.server.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { createAuthor } from '../../../tests/support/drafts.ts'
import { createTestForm } from '../../../tests/support/forms.ts'
import { systemScope } from '../../../tests/support/factories.ts'
import { memoryFiles } from '../../../tests/support/memory-files.ts'
import { clearMailFiles } from './clear-mail-files.ts'
import { deliverMail } from './deliver-mail.ts'
import { createFolderTransport } from './transports.ts'

const database = useTestDatabase()
const now = new Date()
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mails-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('A mail that was written as a file', () => {
  test('is deleted when its row is deleted on a person’s request', async () => {
    await send({ recipient: 'clara@example.org' })
    await send({ recipient: 'emil@example.org' })
    await clear()
    expect(await readdir(folder)).toHaveLength(2)
    await deletePersonalData(await createAuthor(database.db, 'Erik', 'editor'), 'Clara@example.org')
    await clear()
    expect(await readdir(folder)).toHaveLength(1)
    expect(await database.db.$count(outgoingMails)).toBe(1)
  })

  test('is deleted with the entry that it is about, also at the end of its retention', async () => {
    const editor = await createAuthor(database.db, 'Erik', 'editor')
    const formId = await createTestForm(systemScope(database.db), { slug: 'barriere' })
    const enter = async () => {
      const [entry] = await database.db
        .insert(formEntries)
        .values({ formId, language: 'de', fingerprint: 'x', submittedAt: now })
        .returning()
      return entry?.id ?? 0
    }
    const [first, second] = [await enter(), await enter()]
    await send({ entryId: first })
    await send({ entryId: second })
    await deleteEntry(editor, first)
    await clear()
    expect(await readdir(folder)).toHaveLength(1)
    await database.db.execute('UPDATE forms SET retention_days = 1')
    await clearEntries({ db: database.db, now: inDays(2) })
    await clear()
    expect(await readdir(folder)).toEqual([])
  })

  test('is deleted with its row a week after it was sent', async () => {
    await send({})
    await clearOutbox({ db: database.db, now: inDays(6) })
    await clear()
    expect(await readdir(folder)).toHaveLength(1)
    await clearOutbox({ db: database.db, now: inDays(8) })
    await clear()
    expect(await readdir(folder)).toEqual([])
  })

  test('of an earlier version or another database is deleted only because of its age', async () => {
    const [old, young] = ['2026-01-01T00-00-00-000Z-1.eml', '2026-01-02T00-00-00-000Z-2.eml']
    for (const name of [old, young, 'notes.txt']) await writeFile(path.join(folder, name), 'x')
    await utimes(path.join(folder, old), inDays(-8), inDays(-8))
    await clear()
    expect((await readdir(folder)).toSorted()).toEqual([young, 'notes.txt'])
  })

  test('may be in no folder at all', async () => {
    await rm(folder, { recursive: true })
    await expect(clear()).resolves.toBeUndefined()
  })
})

const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000)
const clear = () => clearMailFiles({ db: database.db, now }, folder)

async function send(values: Partial<typeof outgoingMails.$inferInsert>): Promise<void> {
  const scope = () => ({ db: database.db, now })
  await queueMail(scope(), {
    sender: 'house@example.org',
    recipient: 'clara@example.org',
    subject: 'Hallo',
    textBody: 'Hallo',
  })
  const id = (await listWaitingMails(scope())).at(-1) ?? expect.fail('no mail waits')
  if (Object.keys(values).length > 0)
    await database.db.update(outgoingMails).set(values).where(eq(outgoingMails.id, id))
  const transport = createFolderTransport(folder, {
    idHost: 'house.example',
    files: memoryFiles(),
    note: (name) => nameContent(scope(), 'mail', name),
  })
  const signal = new AbortController().signal
  const logger = { error: expect.unreachable }
  await deliverMail(scope, id, { transport, logger, signal, isLastAttempt: false })
}
