import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { outgoingMails } from '#db/schema/index.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { createAuthor, later } from '../../../tests/support/drafts.ts'
import { testNow } from '../../../tests/support/factories.ts'
import { clearOutbox, noteFailure, noteSent } from './outbox.server.ts'
import { readTestMail, sendTestMail } from './test-mail.server.ts'

const database = useTestDatabase()
const given = { language: 'de', publicOrigin: 'https://house.example' } as const
const openAdministrator = () => createAuthor(database.db, 'Jonas', 'administrator')
const lastMail = async () => (await database.db.select().from(outgoingMails).orderBy(outgoingMails.id)).at(-1)

test('An administrator gets a test mail, and sees what has become of it after it was deleted, too', async () => {
  const jonas = await openAdministrator()
  expect(await readTestMail(jonas)).toBeNull()
  await sendTestMail(jonas, given)
  const mail = await lastMail()
  expect(mail).toMatchObject({
    recipient: jonas.viewer.kind === 'staff' ? jonas.viewer.email : '',
    subject: 'Testmail Ihrer Website',
  })
  expect(await readTestMail(jonas)).toEqual({ state: 'waiting', reason: null })
  await noteSent(jonas, mail?.id ?? 0)
  expect(await readTestMail(jonas)).toEqual({ state: 'sent', at: testNow })
  await clearOutbox({ ...jonas, now: new Date(testNow.getTime() + 30 * 86_400_000) })
  expect(await readTestMail(jonas)).toEqual({ state: 'sent', at: testNow })
})

test('A failed attempt shows its reason without addresses, and another test may be sent', async () => {
  const jonas = await openAdministrator()
  await sendTestMail(jonas, given)
  const first = (await lastMail())?.id ?? 0
  await expect(sendTestMail(jonas, given)).rejects.toMatchObject({ code: 'conflict' })
  const reason = '550 <jonas@house.example> is unknown'
  await noteFailure(jonas, first, { reason, isGivenUp: false })
  expect(await readTestMail(jonas)).toEqual({ state: 'waiting', reason: '550 <…@…> is unknown' })
  await sendTestMail(later(jonas, 1), given)
  await noteSent(jonas, first)
  expect(await readTestMail(jonas)).toEqual({ state: 'waiting', reason: null })
  await noteFailure(jonas, first + 1, { reason: 'refused', isGivenUp: true })
  expect(await readTestMail(jonas)).toEqual({ state: 'failed', reason: 'refused' })
  await database.db.delete(outgoingMails).where(eq(outgoingMails.id, first + 1))
  expect(await readTestMail(jonas)).toEqual({ state: 'gone' })
})

test('Nobody else can send one', async () => {
  const anna = await createAuthor(database.db, 'Anna', 'editor')
  await expect(sendTestMail(anna, given)).rejects.toMatchObject({ code: 'forbidden' })
  await expect(sendTestMail({ ...anna, viewer: { kind: 'visitor' } }, given)).rejects.toMatchObject({
    code: 'not_signed_in',
  })
})
