import { beforeEach, describe, expect, test } from 'vitest'
import type { PersonalData } from '#contracts/office-personal-data.ts'
import { auditLog, formEntries, formFiles, outgoingMails, presaleReminders } from '#db/schema/index.ts'
import type { Scope } from '#domain/scope.ts'
import { openApi, testCsrfToken } from '../../tests/support/api.ts'
import { useTestDatabase } from '../../tests/support/database.ts'
import { createAuthor } from '../../tests/support/drafts.ts'
import { createTestEvent, systemScope, testNow, visitorScope } from '../../tests/support/factories.ts'
import { createForm, draftForm } from '../../tests/support/forms.ts'
import { callOffice } from '../../tests/support/office-calls.ts'
import { storeTestEntry } from '../../tests/support/stored-entries.ts'

const database = useTestDatabase()
const mail = { sender: 'haus@example.org', subject: 'Kontakt', textBody: '…', createdAt: testNow }
let call: ReturnType<typeof callOffice>
let entries: number[]
let scope: Scope

beforeEach(async () => {
  const { db } = database
  scope = await createAuthor(db, 'Editor')
  call = callOffice(openApi(() => scope))
  const form = (await createForm(systemScope(db), draftForm())).id
  const eventId = await createTestEvent(systemScope(db))
  const file = { id: 'f'.repeat(32), fileName: 'Ausweis.png' }
  entries = [
    await storeTestEntry(db, form, { values: { email: ['Clara@Example.org'], name: ['Clara'] }, file }),
    await storeTestEntry(db, form, { values: { freunde: ['a@example.org', 'clara@example.org'] } }),
    await storeTestEntry(db, form, {
      values: { email: ['xclara@example.org'], name: ['clara@example.org und mehr'] },
    }),
  ]
  await db.insert(presaleReminders).values([
    { eventId, email: 'clara@example.org', language: 'de' },
    { eventId, email: 'robert@example.org', language: 'en' },
  ])
  await db.insert(outgoingMails).values([
    { ...mail, recipient: 'CLARA@example.org', subject: 'Quittung' },
    { ...mail, recipient: 'haus@example.org', replyTo: 'clara@example.org', entryId: entries[0] },
    { ...mail, recipient: 'kopie@example.org', entryId: entries[1] },
    { ...mail, recipient: 'robert@example.org', subject: 'clara@example.org' },
  ])
})

describe('The data stored about an address', () => {
  test('is found where the address is a whole value, regardless of case', async () => {
    const { status, body } = await call<PersonalData>('POST', 'personal-data', { email: 'clara@EXAMPLE.org' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      email: 'clara@EXAMPLE.org',
      is_cut_off: false,
      not_searched: ['texts_of_others'],
    })
    expect(body.entries.map(({ id }) => id)).toEqual([entries[1], entries[0]])
    expect(body.entries[1]?.values.map(({ value }) => value)).toEqual([
      ['Clara@Example.org'],
      ['Clara'],
      ['Ausweis.png'],
    ])
    expect(body.reminders).toMatchObject([{ language: 'de', confirmed_at: null, sent_at: null }])
    expect(body.mails.map(({ recipient }) => recipient)).toEqual(['haus@example.org', 'CLARA@example.org'])
  })

  test('is looked up with a trace in the audit log, which does not contain the address', async () => {
    await call('POST', 'personal-data', { email: 'clara@example.org' })
    const log = (await database.db.select().from(auditLog)).slice(-1)
    expect(log).toMatchObject([
      { action: 'look_up', subjectKind: 'personal_data', details: { entries: 2, reminders: 1, mails: 2 } },
    ])
    expect(log[0]?.actorId).not.toBeNull()
    expect(JSON.stringify(log).toLowerCase()).not.toContain('clara')
  })

  test('is told by answers that nobody stores, to questions whose address does not contain it', async () => {
    const app = openApi(() => scope)
    for (const path of ['personal-data', 'personal-data/export', 'personal-data/delete']) {
      const address = `http://localhost/de/api/admin/${path}`
      const answer = await app.request(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-CSRFToken': testCsrfToken },
        body: JSON.stringify({ email: 'nobody@example.org' }),
      })
      expect([answer.status, answer.headers.get('Cache-Control')], path).toEqual([200, 'private, no-store'])
      expect((await app.request(`${address}?email=nobody@example.org`)).status, path).toBe(405)
    }
  })

  test('is downloaded as a file', async () => {
    const other = await createAuthor(database.db, 'Zwei')
    const answer = await openApi(() => other).request('http://localhost/de/api/admin/personal-data/export', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-CSRFToken': testCsrfToken },
      body: JSON.stringify({ email: 'clara@example.org' }),
    })
    expect(answer.headers.get('Content-Disposition')).toContain(
      'attachment; filename="personal-data-2026-11-21.json"',
    )
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
    expect(await answer.json()).toEqual(
      (await call('POST', 'personal-data', { email: 'clara@example.org' })).body,
    )
  })

  test('is deleted, and nothing else; the audit log does not contain the address', async () => {
    expect(await call('POST', 'personal-data/delete', { email: ' Clara@example.org ' })).toEqual({
      status: 200,
      body: { entries: 2, reminders: 1, corrections: 0, mails: 3, files: 1 },
    })
    const { db } = database
    expect((await db.select().from(formEntries)).map(({ id }) => id)).toEqual([entries[2]])
    expect(await db.$count(formFiles)).toBe(0)
    expect((await db.select().from(presaleReminders)).map(({ email }) => email)).toEqual([
      'robert@example.org',
    ])
    expect((await db.select().from(outgoingMails)).map(({ recipient }) => recipient)).toEqual([
      'robert@example.org',
    ])
    const log = (await db.select().from(auditLog)).slice(-1)
    expect(log).toMatchObject([
      {
        subjectKind: 'personal_data',
        details: { entries: 2, reminders: 1, corrections: 0, mails: 3, files: 1 },
      },
    ])
    expect(JSON.stringify(log).toLowerCase()).not.toContain('clara')
    expect((await call('POST', 'personal-data/delete', { email: 'clara@example.org' })).body).toEqual({
      entries: 0,
      reminders: 0,
      corrections: 0,
      mails: 0,
      files: 0,
    })
  })

  test('requires an address, and the right', async () => {
    expect(await call('POST', 'personal-data', { email: 'clara' }, 'en')).toEqual({
      status: 400,
      body: { email: ['Invalid e-mail address!'] },
    })
    expect((await call('POST', 'personal-data', {})).status).toBe(400)
    const author = await createAuthor(database.db, 'Author', 'author')
    const body = { email: 'a@example.org' }
    for (const path of ['personal-data', 'personal-data/export']) {
      expect((await callOffice(openApi(() => visitorScope(database.db)))('POST', path, body)).status).toBe(
        401,
      )
      expect((await callOffice(openApi(() => author))('POST', path, body)).status).toBe(403)
    }
  })
})
