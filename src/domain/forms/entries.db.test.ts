import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Form, SentAnswers } from '#contracts/forms.ts'
import { formEntries, formEntryValues, formFiles, outgoingMails } from '#db/schema/index.ts'
import type { Language } from '#i18n/languages.ts'
import { countMailTo } from '../mail/index.server.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { staffScope, systemScope, testNow, visitorScope } from '../../../tests/support/factories.ts'
import { memoryFiles } from '../../../tests/support/memory-files.ts'
import { createTestForm } from '../../../tests/support/forms.ts'
import {
  clearFormFiles,
  confirmEntry,
  findEntryToConfirm,
  findForm,
  submitForm,
  receiveFile,
} from './index.server.ts'

const database = useTestDatabase()
const publicOrigin = 'https://hall.example'
const files = memoryFiles()
const later = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000)
const right = { name: 'Clara Schumann', email: 'clara@example.org', wo: 'Im Haus' }

beforeEach(async () => {
  files.contents.clear()
  await createTestForm(systemScope(database.db), { slug: 'barriere' })
})

describe('An entry', () => {
  test('is stored with its labels, and with German choices whatever the language', async () => {
    await send(right)
    await send({ ...right, name: 'Robert', wo: 'On the website' }, { language: 'en' })
    const values = await database.db.select().from(formEntryValues).orderBy(formEntryValues.id)
    expect(values.map(({ label, value }) => [label, ...value])).toEqual([
      ['Name', 'Clara Schumann'],
      ['E-Mail', 'clara@example.org'],
      ['Wo?', 'Im Haus'],
      ['Name', 'Robert'],
      ['E-Mail', 'clara@example.org'],
      ['Wo?', 'Auf der Website'],
    ])
  })

  test('that is sent twice within ten minutes, simultaneously or later, is stored once', async () => {
    await Promise.all([send(right), send(right), send(right)])
    await send(right, { now: later(9) })
    expect(await entries()).toHaveLength(1)
    await send({ ...right, name: 'Robert' })
    await send(right, { address: '203.0.113.9' })
    await send(right, { now: later(11) })
    expect(await entries()).toHaveLength(4)
  })

  test('with an error is refused by the names of its fields, and nothing is stored', async () => {
    await expect(send({ email: 'clara' })).rejects.toMatchObject({
      code: 'invalid',
      fields: { name: 'required', email: 'email', wo: 'required' },
    })
    expect(await entries()).toEqual([])
    expect(await mails()).toEqual([])
  })

  test('of a bot is answered like any other, but not stored', async () => {
    const receipt = await send(right, { trap: 'https://spam.example' })
    expect(receipt).toEqual({ response_text: 'Danke.', redirect_url: null })
    expect(await entries()).toEqual([])
  })

  test('that comes too fast or too often is refused with a waiting time', async () => {
    await expect(send(right, { seconds: 1 })).rejects.toMatchObject({
      code: 'too_many_attempts',
      retryAfter: 2,
    })
    for (let count = 0; count < 40; count += 1)
      await send({ ...right, name: `${count}` }, { address: '203.0.113.9' })
    await expect(send({ ...right, name: 'x' }, { address: '203.0.113.9' })).rejects.toMatchObject({
      code: 'too_many_attempts',
    })
    await send({ ...right, name: 'x' }, { address: '203.0.113.10' })
    await send({ ...right, name: 'x' }, { address: '203.0.113.9', now: later(11) })
  })

  test('of a form for staff requires a session', async () => {
    await createTestForm(systemScope(database.db), { slug: 'intern', isLoginRequired: true })
    await expect(send(right, { slug: 'intern' })).rejects.toMatchObject({ code: 'not_signed_in' })
    await send(right, { slug: 'intern', staff: true })
    expect(await entries()).toHaveLength(1)
  })
})

describe('The mails about an entry', () => {
  test("go to the house and to the copy addresses, with the sender's address for the answer", async () => {
    await send({ ...right, name: 'Clara <b>' })
    expect(await mails()).toMatchObject([
      { recipient: 'zugang@example.org', replyTo: 'clara@example.org', subject: 'Barriere gemeldet' },
      { recipient: 'kopie@example.org', replyTo: 'clara@example.org' },
      { recipient: 'clara@example.org', replyTo: null, subject: 'Eingegangen: Barriere melden' },
    ])
    const [house] = await mails()
    expect(house?.textBody).toContain('Name:\r\n  Clara <b>')
    expect(house?.htmlBody).toContain('Clara &lt;b&gt;')
  })

  test('confirm the receipt in the language of the page, without repeating what a stranger may have typed', async () => {
    await send({ ...right, wo: 'In the house' }, { language: 'en' })
    const receipt = (await mails()).at(-1)
    expect(receipt).toMatchObject({ recipient: 'clara@example.org', subject: 'Received: Report a barrier' })
    expect(receipt?.textBody).toContain('We shall look into it.')
    expect(receipt?.textBody).not.toContain('Clara')
  })

  test('do not flood the mailbox of a third person', async () => {
    for (let count = 0; count < 8; count += 1) await send({ ...right, name: `${count}` })
    const receipts = (await mails()).filter(({ recipient }) => recipient === 'clara@example.org')
    expect([receipts.length, (await entries()).length]).toEqual([6, 8])
  })

  test('count with the mails that the mailbox gets by reminders and corrections', async () => {
    for (let count = 0; count < 5; count += 1)
      await countMailTo(visitorScope(database.db), 'Clara+x@example.org')
    for (let count = 0; count < 3; count += 1) await send({ ...right, name: `${count}` })
    const receipts = (await mails()).filter(({ recipient }) => recipient === 'clara@example.org')
    expect(receipts).toHaveLength(1)
  })

  test('of a test go to the member of staff only', async () => {
    await send(right, { isTest: true, staff: true })
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([
      'test@example.org',
      'test@example.org',
    ])
    expect((await mails())[0]?.subject).toBe('[Test] Barriere gemeldet')
    await expect(send(right, { isTest: true })).rejects.toMatchObject({ code: 'not_signed_in' })
  })
})

describe('An entry that has to be confirmed', () => {
  beforeEach(async () => {
    await createTestForm(systemScope(database.db), { slug: 'newsletter', needsConfirmation: true })
  })

  test('is mailed to the house once its sender has followed the link', async () => {
    await send(right, { slug: 'newsletter' })
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['clara@example.org'])
    const token = /bestaetigen\/([\w-]+)/.exec((await mails())[0]?.textBody ?? '')?.[1] ?? ''
    expect(await findEntryToConfirm(visitorScope(database.db), token)).toEqual({
      title: 'Barriere melden',
      isConfirmed: false,
    })
    const confirm = () => confirmEntry(visitorScope(database.db, later(5)), token, { publicOrigin })
    expect(await Promise.all([confirm(), confirm()])).toEqual([true, true])
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([
      'clara@example.org',
      'zugang@example.org',
      'kopie@example.org',
      'clara@example.org',
    ])
    expect(await entries()).toMatchObject([{ confirmedAt: later(5) }])
  })

  test('is deleted after two days, and unknown with another token', async () => {
    await send(right, { slug: 'newsletter' })
    const token = /bestaetigen\/([\w-]+)/.exec((await mails())[0]?.textBody ?? '')?.[1] ?? ''
    const expired = visitorScope(database.db, later(48 * 60 + 1))
    expect(await findEntryToConfirm(expired, token)).toBeNull()
    expect(await confirmEntry(expired, token, { publicOrigin })).toBe(false)
    expect(await confirmEntry(visitorScope(database.db), 'other', { publicOrigin })).toBe(false)
  })
})

describe('A file', () => {
  test('is kept for its entry, belongs to it afterwards, and is attached to the mail of the house', async () => {
    const file = await upload()
    await send({ ...right, bild: [file.id] })
    const [entry] = await entries()
    expect(await database.db.select().from(formFiles)).toMatchObject([
      { id: file.id, entryId: entry?.id, expiresAt: null, fileName: 'Foto.png', mimeType: 'image/png' },
    ])
    const [house, , receipt] = await mails()
    expect(house?.attachments).toEqual([{ fileId: file.id, name: 'Foto.png', type: 'image/png' }])
    expect(receipt?.attachments).toEqual([])
  })

  test('belongs to one entry; an unknown or expired one has to be chosen again', async () => {
    const file = await upload()
    await send({ ...right, bild: [file.id] })
    const gone = { code: 'invalid', fields: { bild: 'file_gone' } }
    await expect(send({ ...right, name: 'Robert', bild: [file.id] })).rejects.toMatchObject(gone)
    await expect(send({ ...right, bild: ['../../etc/passwd'] })).rejects.toMatchObject(gone)
    const other = await upload()
    await expect(send({ ...right, bild: [other.id] }, { now: later(25 * 60) })).rejects.toMatchObject(gone)
    expect(await entries()).toHaveLength(1)
  })

  test('that is uploaded again with the same entry does not create another one', async () => {
    await send({ ...right, bild: [(await upload()).id] })
    await send({ ...right, bild: [(await upload()).id] })
    expect(await entries()).toHaveLength(1)
  })

  test('is removed when no entry has claimed it, and when its entry is deleted', async () => {
    const kept = await upload()
    await send({ ...right, bild: [kept.id] })
    await upload()
    await clearFormFiles({ db: database.db, now: later(23 * 60) }, files)
    expect(files.contents.size).toBe(2)
    await clearFormFiles({ db: database.db, now: later(25 * 60) }, files)
    expect([...files.contents.keys()]).toEqual([kept.id])
    await database.db.delete(formEntries)
    await clearFormFiles({ db: database.db, now: later(25 * 60) }, files)
    expect(files.contents.size).toBe(0)
  })
})

describe('Files without an entry', () => {
  const megabyte = 1024 ** 2
  const store = async (client: string, megabytes: number) => {
    const { id } = await upload(client)
    await database.db
      .update(formFiles)
      .set({ byteSize: megabytes * megabyte })
      .where(eq(formFiles.id, id))
    return id
  }

  test('of one network are limited, and others have room; those of an entry no longer count', async () => {
    const id = await store('198.51.100.7', 101)
    await expect(upload('198.51.100.7')).rejects.toMatchObject({ code: 'too_many_attempts', retryAfter: 600 })
    await upload('198.51.100.8')
    await upload('') // staff, who are not counted
    await send({ ...right, bild: [id] })
    await upload('198.51.100.7')
    const [row] = await database.db.select().from(formFiles).where(eq(formFiles.id, id))
    expect(row).toMatchObject({ sender: null, expiresAt: null })
  })

  test('that are PDFs with a script are refused, and nothing of them is kept', async () => {
    const content = Buffer.from('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(x)>>>>endobj\n%%EOF\n')
    const sent = receiveFile(visitorScope(database.db), files, {
      name: 'brief.pdf',
      content: Readable.from([content]),
      client: '198.51.100.7',
    })
    await expect(sent).rejects.toMatchObject({ code: 'invalid', fields: { file: 'file_active' } })
    expect([files.contents.size, await database.db.$count(formFiles)]).toEqual([0, 0])
  })
})

async function upload(client = ''): Promise<{ id: string }> {
  const content = Readable.from([tinyPng])
  return receiveFile(visitorScope(database.db), files, { name: 'C:\\fakepath\\Foto.png', content, client })
}

const tinyPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

type Sending = {
  slug?: string
  language?: Language
  now?: Date
  address?: string
  seconds?: number
  trap?: string
  isTest?: boolean
  staff?: boolean
}

async function send(answers: SentAnswers, sending: Sending = {}) {
  const { slug = 'barriere', language = 'de', now = testNow, address = '198.51.100.7', staff } = sending
  const { seconds = 30, trap = '', isTest = false } = sending
  const scope = staff ? staffScope(database.db, 'editor', now) : visitorScope(database.db, now)
  const form: Form = (await findForm(scope, slug, language)) ?? expect.fail('The form is not open.')
  return submitForm(
    scope,
    { form, language, answers, seconds, trap, isTest },
    { publicOrigin, clientAddress: address },
  )
}

const entries = () => database.db.select().from(formEntries).orderBy(formEntries.id)
const mails = () => database.db.select().from(outgoingMails).orderBy(outgoingMails.id)
