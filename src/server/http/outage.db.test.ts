import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import type { Database } from '#db/client/index.server.ts'
import { followChanges, type ChangeFeed } from '#domain/changes/index.server.ts'
import { createPage } from '#domain/content/index.server.ts'
import { createUser } from '#domain/users/index.server.ts'
import { openFreshDatabase } from '../../../tests/support/database.ts'
import { systemScope } from '../../../tests/support/factories.ts'
import { buildServices } from '../../../tests/support/services.ts'
import { signInTo } from '../../../tests/support/test-accounts.ts'
import { createApp } from '../app.ts'

const origin = 'https://hall.example'
const staff = { email: 'mira@hall.example', password: 'four words of nonsense' }

let database: Database
let changes: ChangeFeed
let app: ReturnType<typeof createApp>
let headers: Record<string, string>
let section: string
const logged: string[] = []

beforeAll(async () => {
  database = await openFreshDatabase()
  changes = await followChanges(database, { onError: () => {} })
  app = createApp({
    database,
    changes,
    ...buildServices({
      logger: pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) }),
      publicOrigin: origin,
    }),
  })
  const scope = systemScope(database.db, new Date())
  await createUser(scope, { ...staff, username: 'Mira', role: 'editor' })
  const texts = { slug: 'haus', title: 'Haus' }
  section = `page-${await createPage(scope, { texts: { de: texts, en: texts } })}`
  const session = await signInTo(scope, staff)
  headers = {
    Cookie: `sessionid=${session.token}`,
    'X-CSRFToken': session.csrfToken,
    Origin: origin,
    'Content-Type': 'application/json',
  }
  // PostgreSQL's message when its disk is full: "could not extend file …: No space left on device".
  await database.db.execute(sql`CREATE FUNCTION find_no_room() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN RAISE 'could not extend file' USING ERRCODE = 'disk_full'; END $$`)
})
beforeEach(() => void logged.splice(0))
afterAll(async () => {
  await changes.close()
  await database.close()
})

const fillDisk = (table: string) => breakTable(table, 'find_no_room')

/** Makes writes into a table fail with a function until the returned function is called. */
async function breakTable(table: string, failure: string): Promise<() => Promise<void>> {
  const name = sql.identifier(table)
  await database.db.execute(
    sql`CREATE TRIGGER is_full BEFORE INSERT OR UPDATE ON ${name} FOR EACH ROW EXECUTE FUNCTION ${sql.identifier(failure)}()`,
  )
  return async () => void (await database.db.execute(sql`DROP TRIGGER is_full ON ${name}`))
}

const saved = z.object({ sequence: z.number(), changes: z.array(z.object({ id: z.string() })) })

async function save(language: 'de' | 'en', id: string, base: number) {
  const container = { id: randomUUID(), layout: '100', columns: [[]] }
  const operations = [{ kind: 'insert-container', container, after: null }]
  const changesOfCall = [{ id, operations }]
  return app.request(`${origin}/${language}/pageeditor-api/draft/${section}/changes`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ client: 'window-test', base, changes: changesOfCall }),
  })
}

test('a save on a full disk is refused with a clear message, and succeeds as soon as there is space', async () => {
  const first = saved.parse(await (await save('de', randomUUID(), 0)).json())
  const makeRoom = await fillDisk('section_changes')
  const id = randomUUID()
  const refused = await save('de', id, first.sequence)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([507, '60'])
  expect(await refused.json()).toEqual({ detail: expect.stringContaining('kein Platz mehr') })
  const inEnglish = await save('en', id, 0)
  expect(await inEnglish.json()).toEqual({ detail: expect.stringContaining('run out of space') })
  // The data that was being saved must not be logged: it may contain personal data.
  expect(logged.map((line) => Object.keys(JSON.parse(line)))).toEqual([
    ['level', 'time', 'pid', 'hostname', 'outage', 'path', 'msg'],
    ['level', 'time', 'pid', 'hostname', 'outage', 'path', 'msg'],
  ])
  await makeRoom()
  const repeated = await save('de', id, first.sequence)
  expect(repeated.status).toBe(200)
  expect(saved.parse(await repeated.json()).changes.map((change) => change.id)).toContain(id)
})

test('staff and visitors can still read while the disk is full', async () => {
  const makeRoom = await fillDisk('user_sessions')
  await database.db.execute(sql`ALTER TABLE user_sessions DISABLE TRIGGER is_full`)
  await database.db.execute(sql`UPDATE user_sessions SET last_seen_at = now() - interval '1 hour'`)
  await database.db.execute(sql`ALTER TABLE user_sessions ENABLE TRIGGER is_full`)
  const read = await app.request(`${origin}/de/pageeditor-api/draft/${section}`, { headers })
  expect(read.status).toBe(200)
  await makeRoom()
})

test('a form on a full disk is answered by a page that explains it', async () => {
  const makeRoom = await fillDisk('login_throttles')
  const answer = await app.request(`${origin}/login`, {
    method: 'POST',
    headers: { Origin: origin, Accept: 'text/html', 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(staff).toString(),
  })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([507, '60'])
  expect(await answer.text()).toContain('kein Platz mehr')
  await makeRoom()
})

test('a damaged database is an error for the operator, in one line without the query, and an outage for visitors', async () => {
  await database.db.execute(sql`CREATE FUNCTION find_damage() RETURNS trigger LANGUAGE plpgsql
    AS $$ BEGIN RAISE 'invalid page in block 0 of relation base/1/2' USING ERRCODE = 'data_corrupted'; END $$`)
  const mend = await breakTable('section_changes', 'find_damage')
  const refused = await save('en', randomUUID(), 0)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  expect(logged.map((line) => z.looseObject({ level: z.number() }).parse(JSON.parse(line)))).toMatchObject([
    { level: 50, outage: 'damaged', msg: 'a request failed, because the database is damaged' },
  ])
  expect(logged.join('')).not.toContain('invalid page')
  await mend()
})
