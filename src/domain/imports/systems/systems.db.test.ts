import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { auditLog, importRuns, planningSystems } from '#db/schema/index.ts'
import { addRecord, changeRecord, listRecords, storeOfKind } from '#domain/records/index.server.ts'
import { isRecord } from '#json/is-record.ts'
import { system, type Scope } from '#domain/scope.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { useTestDatabase } from '../../../../tests/support/database.ts'
import { createAuthor } from '../../../../tests/support/drafts.ts'
import { createHouse } from '../../../../tests/support/factories.ts'
import { staffImports, testSecrets } from '../../../../tests/support/staff-imports.ts'
import {
  beginDueReadings,
  beginSystemImport,
  keepSystemSecret,
  listSystems,
  listWaitingImports,
  readImport,
  resealSystemSecrets,
} from '../index.server.ts'
import type { SystemReach } from './read-system.server.ts'
import { nextNight } from './systems.server.ts'

const database = useTestDatabase()
const eventStore = storeOfKind(recordStores, 'event')
const systemStore = storeOfKind(recordStores, 'planning_system')

/** A planning system on a port of its own. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/plan`
}

const heading = 'Nummer;Datum;Titel;Saal;Status\n'

async function openHouse(given: { answer?: RequestListener; file?: string; reach?: Partial<SystemReach> }) {
  const account = await createAuthor(database.db, 'planner', 'administrator')
  const scope: Scope = { ...account, judgeAddress: () => Promise.resolve('allowed') }
  const { roomId } = await createHouse(scope)
  const imports = staffImports(scope, undefined, given.reach)
  const address = given.answer ? await serve(given.answer) : given.file
  const id = await addRecord(scope, systemStore, {
    name: 'Dispo',
    address,
    hour: 4,
    is_active: true,
  })
  /** What staff do the first time: read, check and import. */
  const set = async () => {
    const read = await imports.work(await beginSystemImport(scope, id))
    return imports.start(await imports.check(read, { adds: [], statuses: { fest: 'public' } }))
  }
  /** What the jobs do at night; returns the run if it is still there. */
  const night = async (now: Date, how: { batches?: number } = {}) => {
    const at: Scope = { db: scope.db, now, viewer: system }
    await beginDueReadings(at)
    const nightly = staffImports(at, undefined, given.reach)
    for (const run of await listWaitingImports(at)) await nightly.work(run, how).catch(() => null)
    for (const run of await listWaitingImports(at)) await nightly.work(run, how).catch(() => null)
    const [last] = (await scope.db.select().from(importRuns).orderBy(importRuns.id)).slice(-1)
    return last ? readImport(scope, recordStores, last.id, 'de') : null
  }
  const eventsNow = async () =>
    (await listRecords(scope, recordStores, eventStore, { pageSize: 100, ordering: 'date_start' }, 'de'))
      .items
  const change = (event: number, changes: object) =>
    changeRecord(scope, eventStore, event, { changes: { ...changes } })
  return { scope, roomId, id, imports, set, night, eventsNow, change }
}

const later = (now: Date, days: number) => new Date(now.getTime() + days * 86_400_000)
const german = (value: unknown) => (isRecord(value) ? value['de'] : undefined)

describe('A planning system', () => {
  test('is read by staff first, and by night with the columns that they have chosen', async () => {
    let plan = `${heading}A1;18.3.2027 19:30;Aus der Neuen Welt;Großer Saal;fest\n`
    const house = await openHouse({ answer: (_, response) => response.end(plan) })
    expect((await house.night(later(house.scope.now, 1)))?.source).toBeUndefined()
    const first = await house.set()
    expect(first.report).toMatchObject({ added: 1, rejected: 0 })
    expect((await listSystems(house.scope))[0]).toMatchObject({ state: 'working', problem: null })

    // The columns have another order, one is new, and the status says that it is public.
    plan =
      'Foyer;Titel;Nummer;Status;Datum\nja;Aus der Alten Welt;A1;fest;18.3.2027 19:30\nja;Neues;A2;fest;19.3.2027\n'
    const second = await house.night(later(house.scope.now, 1))
    expect(second).toMatchObject({ state: 'done', by: 'system', added: 1, changed: 1 })
    const [old, added] = await house.eventsNow()
    expect(german(old?.['title'])).toBe('Aus der Alten Welt')
    expect(old?.['room']).not.toBeNull()
    expect(added).toMatchObject({ source: 'planning_system', is_online: false })
  })

  test('owns what it says, as the shop does, until staff take it over, and gets it again when they give it back', async () => {
    let plan = `${heading}A1;18.3.2027 19:30;Von dort;Großer Saal;\n`
    const house = await openHouse({ answer: (_, response) => response.end(plan) })
    await house.set()
    const [event] = await house.eventsNow()
    const id = event?.id ?? 0
    const own = event?.['edited_fields'] as string[]
    expect(own).toContain('teaser')
    expect(own).not.toContain('title')
    await expect(house.change(id, { title: { de: 'Von hier', en: '' } })).rejects.toMatchObject({
      fields: { title: 'imported' },
    })
    await house.change(id, { teaser: { de: 'Von hier', en: '' } })
    await house.change(id, { edited_fields: [...own, 'title'], title: { de: 'Von hier', en: '' } })
    plan = `${heading}A1;20.3.2027 19:30;Von dort, neu;Großer Saal;\n`
    const kept = await house.night(later(house.scope.now, 1))
    expect(kept?.report).toMatchObject({ changed: 1, kept: 1 })
    const [moved] = await house.eventsNow()
    expect(moved).toMatchObject({ date_start: '2027-03-20T18:30:00.000Z' })
    expect([german(moved?.['title']), german(moved?.['teaser'])]).toEqual(['Von hier', 'Von hier'])
    await house.change(id, { edited_fields: own })
    await house.night(later(house.scope.now, 2))
    const [back] = await house.eventsNow()
    expect([german(back?.['title']), german(back?.['teaser'])]).toEqual(['Von dort, neu', 'Von hier'])
  })

  test('fills only what is empty in the events of others, and takes over those of its own files', async () => {
    const head = 'Nummer;Datum;Titel;Untertitel;Saal\n'
    const plan = `${head}A1;18.3.2027 19:30;Von dort;Untertitel;Großer Saal\nA2;19.3.2027 19:30;Auch von dort;;\n`
    const house = await openHouse({ answer: (_, response) => response.end(plan) })
    await house.imports.run(`${head}A2;19.3.2027 19:30;Aus der Datei;;\n`)
    await addRecord(house.scope, eventStore, {
      title: { de: 'Von hier', en: '' },
      date_start: '2027-03-18T18:30:00.000Z',
      room: house.roomId,
    })
    const own = (await house.eventsNow())[0]?.['source']
    await house.set()
    const events = await house.eventsNow()
    expect(
      events.map((one) =>
        [one['title'], one['subtitle'], one['source']].map((value) => german(value) ?? value),
      ),
    ).toEqual([
      ['Von hier', 'Untertitel', own],
      ['Auch von dort', null, 'planning_system'],
    ])
  })

  test('names what has vanished there, and deletes nothing', async () => {
    let plan = `${heading}A1;18.3.2027 19:30;Eins;;\nA2;19.3.2027 19:30;Zwei;;\n`
    const house = await openHouse({ answer: (_, response) => response.end(plan) })
    await house.set()
    plan = `${heading}A1;18.3.2027 19:30;Eins;;\n`
    const night = await house.night(later(house.scope.now, 1))
    expect(night?.report).toMatchObject({ missing: 1, missingRecords: [{ title: 'Zwei' }] })
    expect(await house.eventsNow()).toHaveLength(2)
    // A row that is refused is there.
    plan = `${heading}A1;18.3.2027 19:30;Eins;;\nA2;31.2.2027;Zwei;;\n`
    expect((await house.night(later(house.scope.now, 2)))?.report).toMatchObject({ missing: 0, rejected: 1 })
  })

  test('asks for a number in each row', async () => {
    const house = await openHouse({
      answer: (_, response) => response.end(`${heading};18.3.2027 19:30;Ohne Nummer;;\nA2;19.3.2027;Mit;;\n`),
    })
    expect((await house.set()).report).toMatchObject({ added: 1, rejected: 1 })
  })

  test('keeps no run of a night in which nothing happened', async () => {
    const house = await openHouse({
      answer: (_, response) => response.end(`${heading}A1;18.3.2027 19:30;Eins;;\n`),
    })
    await house.set()
    const before = await house.scope.db.$count(auditLog)
    for (let day = 1; day <= 4; day++) await house.night(later(house.scope.now, day))
    expect(await house.scope.db.$count(auditLog)).toBe(before)
    expect(await house.scope.db.$count(importRuns)).toBe(2)
  })

  test('sends its secret, which is kept encrypted and survives a new secret of the site', async () => {
    const asked: IncomingMessage['headers'][] = []
    const house = await openHouse({
      answer: (request, response) => {
        asked.push(request.headers)
        response.end(`${heading}A1;18.3.2027 19:30;Eins;;\n`)
      },
    })
    await keepSystemSecret(house.scope, house.id, 'geheim', testSecrets)
    const [row] = await house.scope.db.select().from(planningSystems)
    expect(JSON.stringify(row)).not.toContain('geheim')
    await house.set()
    expect(asked.at(-1)?.authorization).toBe('Bearer geheim')
    await changeRecord(house.scope, systemStore, house.id, { changes: { user_name: 'website' } })
    await resealSystemSecrets(house.scope, ['a newer secret of the tests, long enough', ...testSecrets])
    await house.night(later(house.scope.now, 1))
    expect((await listSystems(house.scope))[0]).toMatchObject({ state: 'failing', problem: 'system_secret' })
    await keepSystemSecret(house.scope, house.id, 'neu', testSecrets)
    await house.night(later(house.scope.now, 2))
    expect(asked.at(-1)?.authorization).toBe(`Basic ${Buffer.from('website:neu').toString('base64')}`)
  })
})

describe('A planning system that can’t be read', () => {
  const failing: [string, RequestListener][] = [
    ['system_status', (_, response) => response.writeHead(500).end()],
    ['system_redirect', (_, response) => response.writeHead(302, { location: '/' }).end()],
    ['system_page', (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(heading)],
    ['system_page', (_, response) => response.end('<!DOCTYPE html><title>Anmelden</title>')],
    ['system_format', (_, response) => response.end('%PDF-1.7\0')],
    ['system_format', (_, response) => response.end('kein Plan')],
    ['system_columns', (_, response) => response.end('Datum;Titel\n18.3.2027;Eins\n')],
    ['system_large', (_, response) => response.end(Buffer.alloc(20 * 1024 * 1024 + 1, 'x'))],
    ['system_unreachable', (request) => request.socket.destroy()],
  ]
  test.each(failing)('is failing by %s, and leaves everything as it is', async (problem, answer) => {
    let isBroken = false
    const house = await openHouse({
      answer: (request, response) =>
        isBroken ? answer(request, response) : response.end(`${heading}A1;18.3.2027 19:30;Eins;;\n`),
    })
    await house.set()
    isBroken = true
    await house.night(later(house.scope.now, 1))
    expect((await listSystems(house.scope))[0]).toMatchObject({ state: 'failing', problem })
    expect(await house.eventsNow()).toHaveLength(1)
    isBroken = false
    await house.night(later(house.scope.now, 2))
    expect((await listSystems(house.scope))[0]).toMatchObject({ state: 'working', problem: null })
  })

  test('tells staff why, if they have asked for it', async () => {
    const house = await openHouse({ answer: (_, response) => response.writeHead(403).end() })
    const run = await house.imports.work(await beginSystemImport(house.scope, house.id))
    expect(run).toMatchObject({ state: 'failed', report: { problems: [{ code: 'system_status' }] } })
  })

  test('is one whose address is private, or that has neither address nor file', async () => {
    const scope = await createAuthor(database.db, 'planner', 'administrator')
    const add = (values: object) =>
      addRecord({ ...scope, judgeAddress: () => Promise.resolve('private') }, systemStore, {
        name: 'Dispo',
        hour: 4,
        ...values,
      })
    const refused = (fields: object) => ({ code: 'invalid', fields })
    await expect(add({ address: 'https://10.0.0.1/plan' })).rejects.toMatchObject(
      refused({ address: 'private_host' }),
    )
    for (const address of ['../geheim.csv', '.env', 'a/b.csv', 'file:///etc/passwd', 'ftp://dispo.example'])
      await expect(add({ address })).rejects.toMatchObject(refused({ address: 'source' }))
  })
})

test('A planning system can be a file in the folder of the operator, and no link out of it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'planning-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const house = await openHouse({ file: 'plan.csv', reach: { folder } })
  const read = async () => house.imports.work(await beginSystemImport(house.scope, house.id))
  expect((await read()).report?.problems[0]).toMatchObject({ code: 'system_no_file' })
  await writeFile(path.join(folder, 'other.csv'), `${heading}A1;18.3.2027 19:30;Eins;;\n`)
  await symlink('other.csv', path.join(folder, 'plan.csv'))
  expect((await read()).report?.problems[0]).toMatchObject({ code: 'system_no_file' })
  await changeRecord(house.scope, systemStore, house.id, { changes: { address: 'other.csv' } })
  expect((await read()).state).toBe('new')
})

test('A night begins at the hour that the clocks of the house show', () => {
  expect(nextNight(new Date('2027-03-27T12:00:00Z'), 4).toISOString()).toBe('2027-03-28T02:00:00.000Z')
  expect(nextNight(new Date('2027-01-27T02:59:00Z'), 4).toISOString()).toBe('2027-01-27T03:00:00.000Z')
  expect(nextNight(new Date('2027-01-27T03:00:00Z'), 4).toISOString()).toBe('2027-01-28T03:00:00.000Z')
})

test('Only administrators keep a secret', async () => {
  const house = await openHouse({ file: 'plan.csv' })
  const editor = await createAuthor(database.db, 'editor', 'editor')
  await expect(keepSystemSecret(editor, house.id, 'x', testSecrets)).rejects.toMatchObject({
    code: 'forbidden',
  })
  await expect(changeRecord(editor, systemStore, house.id, { changes: { name: 'x' } })).rejects.toMatchObject(
    {
      code: 'forbidden',
    },
  )
  const [row] = await house.scope.db.select().from(planningSystems).where(eq(planningSystems.id, house.id))
  expect(row?.sealedSecret).toBeNull()
})
