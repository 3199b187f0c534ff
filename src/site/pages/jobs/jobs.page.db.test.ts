import { PgBoss } from 'pg-boss'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#db/client/index.server.ts'
import { auditLog, outgoingMails } from '#db/schema/index.ts'
import { noteFailure, noteSent, queueMail } from '#domain/mail/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { LanguageProvider } from '#i18n/language-context.tsx'
import type { Language } from '#i18n/languages.ts'
import { openFreshDatabase } from '../../../../tests/support/database.ts'
import { createAuthor } from '../../../../tests/support/drafts.ts'
import { systemScope, visitorScope } from '../../../../tests/support/factories.ts'
import { testAccounts } from '../../../../tests/support/test-accounts.ts'
import { testFallback } from '../../../../tests/support/test-fallback.ts'
import { PageError, Redirection } from '../../page-responses.ts'
import { readPageRequest } from '../../page-request.server.ts'
import page from './jobs.page.tsx'

const origin = 'https://house.example'
const csrf = 'the token of the session'
const path = '/cms-hub/jobs'

let database: Database
let queue: PgBoss
let jonas: Scope

beforeAll(async () => {
  database = await openFreshDatabase()
  jonas = await createAuthor(database.db, 'Jonas', 'administrator')
})
afterAll(async () => {
  await queue.stop()
  await database.close()
})
beforeEach(async () => {
  await database.query('TRUNCATE outgoing_mails, audit_log')
  await database.query(
    `DO $$ BEGIN IF to_regclass('jobs.job') IS NOT NULL THEN DELETE FROM jobs.job; END IF; END $$`,
  )
})

type Fields = Record<string, string | number>
type Opening = { done?: string; form?: Fields; language?: Language; from?: string }
type Opened = { status: number; text?: string; location?: string }

/** Opens the page as a viewer, or posts a form to it; returns its text, or where it leads. */
async function open(
  scope: Scope,
  { done, form, language = 'de', from = origin }: Opening = {},
): Promise<Opened> {
  const { viewer } = scope
  const session =
    viewer.kind === 'staff' ? { viewer, csrfToken: csrf, hasDemoPassword: false, language } : null
  const context = {
    scope,
    session,
    publicOrigin: origin,
    fallback: testFallback,
    address: '127.0.0.1',
    accounts: testAccounts,
    releasePreview: null,
    mayBeTracked: false,
    hasStyleguide: false,
    isSecure: true,
    findNotes: async () => [],
    lastBackup: () => null,
  }
  const posted = form && new FormData()
  for (const [name, value] of Object.entries(form ?? {})) posted?.set(name, String(value))
  const asked = new Request(`${origin}${path}${done ? `?done=${done}` : ''}`, { headers: { origin: from } })
  try {
    const { page: opened } = await page.open(await readPageRequest(context, asked, {}), posted ?? null)
    const shown = { language, children: opened.view }
    return { status: opened.status, text: renderToString(createElement(LanguageProvider, shown)) }
  } catch (ending) {
    if (ending instanceof Redirection) return { status: ending.status, location: ending.location }
    if (ending instanceof PageError) return { status: ending.status }
    throw ending
  }
}

async function queueTestMail(recipient = '"Clara" <clara@example.org>'): Promise<number> {
  const scope = systemScope(database.db)
  await queueMail(scope, { sender: 'a@b.example', recipient, subject: 'Geheim', textBody: 'Hallo' })
  const rows = await database.db.select({ id: outgoingMails.id }).from(outgoingMails)
  return Math.max(...rows.map(({ id }) => id))
}

async function giveUp(id: number, reason = '550 <clara@example.org>: unknown user'): Promise<number> {
  await noteFailure(systemScope(database.db), id, { reason, isGivenUp: true })
  return id
}

const mailForm = (action: string, id: number): Fields => ({ csrf, action, id })
const actions = async () =>
  (await database.db.select().from(auditLog)).map(({ action, subjectKind }) => `${action} ${subjectKind}`)

describe('Before any process has run jobs', () => {
  test('the page says that nothing waits or has failed, in both languages', async () => {
    const german = (await open(jonas)).text
    for (const words of ['Noch kein Auftrag', 'Kein Auftrag ist', 'Keine Mail wurde', 'Keine Mail wartet'])
      expect(german).toContain(words)
    expect((await open(jonas, { language: 'en' })).text).toContain('No mail was given up.')
  })

  test('a mail can be sent again, and a job of an old page is no longer there', async () => {
    const id = await giveUp(await queueTestMail())
    expect(await open(jonas, { form: mailForm('retry-mail', id) })).toMatchObject({
      location: `${path}?done=again`,
    })
    const form = { csrf, action: 'retry-job', name: 'clean-up', id: crypto.randomUUID() }
    expect(await open(jonas, { form })).toMatchObject({ location: `${path}?done=changed` })
  })
})

describe('With the tables of the queue', () => {
  beforeAll(async () => {
    queue = new PgBoss({
      db: { executeSql: (text, values) => database.query(text, values) },
      schema: 'jobs',
      supervise: false,
      schedule: false,
    })
    await queue.start()
    for (const name of ['clean-up', 'mail'])
      await queue.createQueue(name, { policy: 'exclusive', retryLimit: 0 })
  })

  /** A job of a queue in a state; returns its id. */
  async function createJob(name: string, state: string, key = ''): Promise<string> {
    const id = (await queue.send(name, { key }, { singletonKey: key })) ?? expect.fail('not queued')
    await database.query(
      `UPDATE jobs.job SET state = $1, started_on = now(), completed_on = now() WHERE id = $2`,
      [state, id],
    )
    return id
  }
  const stateOf = async (id: string) =>
    (await database.query('SELECT state FROM jobs.job WHERE id = $1', [id])).rows

  test('shows kinds with counts, failed jobs, and mails with reason and domain, but nothing personal', async () => {
    await createJob('clean-up', 'failed')
    await createJob('clean-up', 'completed', 'b')
    await createJob('mail', 'active', 'c')
    await giveUp(await queueTestMail())
    await queueTestMail('robert@later.example')
    await noteSent(systemScope(database.db), await queueTestMail('joseph@sent.example'))
    const { text = '' } = await open(jonas)
    expect(text).toContain('0 wartend · 0 laufend · 1 fehlgeschlagen · 1 erledigt in 24 Stunden')
    expect(text).toContain('Noch einmal: Aufräumen')
    expect(text).toMatch(/Mail \d+ an example\.org/)
    expect(text).toContain('550 &lt;…@…&gt;: unknown user')
    expect(text).toContain('an later.example')
    expect(text).not.toMatch(/clara|robert|sent\.example|Geheim/i)
  })

  test('lists at most 50 mails, and says so', async () => {
    for (let number = 0; number < 51; number++) await giveUp(await queueTestMail())
    const { text = '' } = await open(jonas)
    expect(text.match(/value="retry-mail"/g)).toHaveLength(50)
    expect(text).toContain('Hier stehen die neuesten 50.')
  })

  test('a failed job is tried again, and audited', async () => {
    const id = await createJob('clean-up', 'failed')
    const form = { csrf, action: 'retry-job', name: 'clean-up', id }
    expect(await open(jonas, { form })).toEqual({ status: 303, location: `${path}?done=again` })
    expect(await stateOf(id)).toEqual([{ state: 'retry' }])
    const [fetched] = await queue.fetch('clean-up')
    expect(fetched?.id).toBe(id)
    expect(await open(jonas, { form })).toMatchObject({ location: `${path}?done=changed` })
    expect(await actions()).toEqual(['retry job'])
    expect((await open(jonas, { done: 'changed' })).text).toContain('inzwischen erledigt')
  })

  test('a failed job is not tried beside another one that does the same', async () => {
    const id = await createJob('clean-up', 'failed')
    await createJob('clean-up', 'created')
    const form = { csrf, action: 'retry-job', name: 'clean-up', id }
    expect(await open(jonas, { form })).toMatchObject({ location: `${path}?done=changed` })
    expect(await stateOf(id)).toEqual([{ state: 'failed' }])
  })

  test('a failed job is given up, also while it waits for its next attempt', async () => {
    for (const state of ['failed', 'retry']) {
      const id = await createJob('clean-up', state)
      const form = { csrf, action: 'cancel-job', name: 'clean-up', id }
      expect(await open(jonas, { form })).toMatchObject({ location: `${path}?done=cancelled` })
      expect(await stateOf(id)).toEqual([{ state: 'cancelled' }])
    }
    expect(await actions()).toEqual(['cancel job', 'cancel job'])
  })

  test('a mail that was given up waits again; one that waits is hurried', async () => {
    const id = await giveUp(await queueTestMail())
    const job = await createJob('mail', 'retry', String(id))
    await database.query(`UPDATE jobs.job SET start_after = now() + interval '1 hour' WHERE id = $1`, [job])
    expect(await open(jonas, { form: mailForm('retry-mail', id) })).toMatchObject({
      location: `${path}?done=again`,
    })
    expect(await database.db.select().from(outgoingMails)).toMatchObject([
      { givenUpAt: null, lastError: null },
    ])
    const [fetched] = await queue.fetch('mail')
    expect(fetched?.id).toBe(job)
    expect(await actions()).toEqual(['retry mail'])
  })

  test('a mail that was sent is never sent again, nor one that is just being sent', async () => {
    const sent = await queueTestMail()
    await noteSent(systemScope(database.db), sent)
    const running = await queueTestMail()
    await createJob('mail', 'active', String(running))
    for (const id of [sent, running])
      for (const action of ['retry-mail', 'discard-mail'])
        expect(await open(jonas, { form: mailForm(action, id) })).toMatchObject({
          location: `${path}?done=changed`,
        })
    expect(await database.db.select().from(outgoingMails)).toHaveLength(2)
    expect(await actions()).toEqual([])
  })

  test('an unsent mail is discarded', async () => {
    const id = await giveUp(await queueTestMail())
    expect(await open(jonas, { form: mailForm('discard-mail', id) })).toMatchObject({
      location: `${path}?done=discarded`,
    })
    expect(await database.db.select().from(outgoingMails)).toEqual([])
    expect(await actions()).toEqual(['delete mail'])
  })
})

describe('The page and its forms are for administrators only', () => {
  test('others are refused, visitors are led to the log-in', async () => {
    const mira = await createAuthor(database.db, 'Mira', 'editor')
    const id = await giveUp(await queueTestMail())
    const form = mailForm('retry-mail', id)
    const visitor = visitorScope(database.db)
    expect([await open(mira), await open(mira, { form })]).toEqual([{ status: 403 }, { status: 403 }])
    for (const given of [{}, { form }])
      expect((await open(visitor, given)).location).toBe(`/login?next=${path}`)
    expect((await database.db.select().from(outgoingMails))[0]?.givenUpAt).not.toBeNull()
  })

  test('a form of another site, or without the token, is refused, an invalid one with 400', async () => {
    const id = await giveUp(await queueTestMail())
    const form = mailForm('discard-mail', id)
    expect(await open(jonas, { form, from: 'https://evil.example' })).toEqual({ status: 403 })
    expect(await open(jonas, { form: { ...form, csrf: 'other' } })).toEqual({ status: 403 })
    const wrongFields: Fields[] = [
      { action: 'else' },
      { id: 'x' },
      { action: 'retry-job', name: 'mail', id: "'" },
    ]
    for (const wrong of wrongFields)
      expect(await open(jonas, { form: { ...form, ...wrong } })).toEqual({ status: 400 })
    expect(await database.db.select().from(outgoingMails)).toHaveLength(1)
  })
})
