import { beforeEach, describe, expect, test } from 'vitest'
import { idempotencyKeys, type TokenAccess } from '#db/schema/index.ts'
import { copyEvent } from '#domain/evenings/index.server.ts'
import { clearIdempotencyKeys } from '#domain/idempotency.server.ts'
import { addRecord, storeOfKind } from '#domain/records/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { areas, type Area } from '#records/definition.ts'
import type { Values } from '#records/field.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { openApi } from '../../tests/support/api.ts'
import { useTestDatabase } from '../../tests/support/database.ts'
import { createAuthor, later } from '../../tests/support/drafts.ts'
import { createArtists, createHouse, createTestEvent, systemScope } from '../../tests/support/factories.ts'
import { insertMedia } from '../../tests/support/media.ts'
import { callOffice } from '../../tests/support/office-calls.ts'

const database = useTestDatabase()
type Written = { command: string; changed: number[]; unchanged: number[]; is_repeated: boolean }
type Refused = { detail: string; obstacles: Values[] }
/** Written or refused, which the status says. */
type Answer = Written & Refused
let editor: Scope
let call: ReturnType<typeof callOffice>
let people: number[]

beforeEach(async () => {
  editor = await createAuthor(database.db, 'Editor')
  call = callOffice(openApi(() => editor))
  people = await createArtists(
    systemScope(database.db),
    ['Ida', 'Jan', 'Kim'].map((name) => ({ kind: 'person', name, sortName: name })),
  )
})

const change = (changes: Values[], more: Values = {}) =>
  call<Answer>('PATCH', 'works/artist', {
    key: crypto.randomUUID(),
    records: changes.map((one, index) => ({ id: people[index], changes: one })),
    ...more,
  })
const nameOf = async (id = 0) => (await call<Values>('GET', `works/artist/${id}`)).body['name']

describe('Changing several records', () => {
  test('writes none while something stands in the way, and names it for each of them', async () => {
    const names = [{ name: 'Neu' }, { name: 'Neu', born: 'gestern' }, { name: 'Neu' }]
    expect((await change(names)).status).toBe(400)
    const refused = await call<Refused>('PATCH', 'works/artist', {
      key: crypto.randomUUID(),
      records: [
        { id: people[0], changes: { name: 'Neu' } },
        { id: 987_654, changes: { name: 'Neu' } },
        { id: people[1], changes: { portrait: 987_654 } },
      ],
    })
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({
      detail: 'Nichts ist geändert: Bei 2 Einträgen steht etwas im Weg.',
      obstacles: [
        { id: 987_654, reason: 'gone' },
        { id: people[1], title: 'Jan', reason: 'invalid', errors: { portrait: ['Das gibt es nicht.'] } },
      ],
    })
    expect(await nameOf(people[0])).toBe('Ida')
  })

  test('writes the others when the caller says which ones are left', async () => {
    const [first, second, third] = people
    const records = [first, second, 987_654].map((id) => ({ id, changes: { name: 'Neu' } }))
    const { body } = await call<Written>('PATCH', 'works/artist', {
      key: crypto.randomUUID(),
      records,
      without: [987_654],
    })
    expect(body).toMatchObject({ changed: [first, second], unchanged: [], is_repeated: false })
    expect([await nameOf(first), await nameOf(third)]).toEqual(['Neu', 'Kim'])
  })

  test('adds to lists of references, and leaves records that have it already', async () => {
    const { genreId } = await createHouse(systemScope(database.db))
    const [has, lacks] = [
      await createTestEvent(systemScope(database.db), { genreIds: [genreId] }),
      await createTestEvent(systemScope(database.db)),
    ]
    const { body } = await call<Written>('PATCH', 'events/event', {
      key: crypto.randomUUID(),
      records: [has, lacks].map((id) => ({ id, add: { genres: [genreId] } })),
    })
    expect(body).toMatchObject({ changed: [lacks], unchanged: [has] })
  })

  test('is refused as a whole for who may change none, and names those of others', async () => {
    const author = await createAuthor(database.db, 'Author', 'author')
    const send = (records: Values[]) =>
      callOffice(openApi(() => author))<Refused>('PATCH', 'media', { key: crypto.randomUUID(), records })
    const others = await insertMedia(database.db, 'fremd')
    expect((await send([{ id: others, changes: {} }])).status).toBe(403)
  })

  test('is one entry in the log, which each record shows with the way to undo it in all', async () => {
    const { body } = await change([{ name: 'A' }, { name: 'B' }])
    const log = await call<{ count: number; results: Values[] }>('GET', 'audit-log?kind=artist')
    expect(log.body.results.filter(({ action }) => action !== 'create')).toEqual([
      expect.objectContaining({ action: 'change_together', subject: String(people[0]), others: 1 }),
    ])
    for (const id of people.slice(0, 2)) {
      const [entry] = (await call<Values[]>('GET', `works/artist/${id}/history`)).body
      expect(entry).toMatchObject({
        action: 'change',
        together: { command: body.command, action: 'change_together', records: 2, is_undone: false },
      })
    }
    const undo = () =>
      call<Written>('POST', 'changes/undo', {
        key: crypto.randomUUID(),
        kind: 'artist',
        command: body.command,
      })
    expect(await undo()).toMatchObject({ status: 200, body: { command: null, changed: people.slice(0, 2) } })
    expect([await nameOf(people[0]), await nameOf(people[1])]).toEqual(['Ida', 'Jan'])
    expect((await undo()).status).toBe(409)
    const [undone, changed] = (await call<Values[]>('GET', `works/artist/${people[0]}/history`)).body
    expect([undone, changed]).toMatchObject([{ together: null }, { together: { is_undone: true } }])
  })

  test('is not undone in part: what somebody has changed since is named', async () => {
    const { body } = await change([{ name: 'A' }, { name: 'B' }])
    await call('PATCH', `works/artist/${people[1]}`, { name: 'C' })
    const undo = (more: Values) =>
      call<Refused>('POST', 'changes/undo', {
        key: crypto.randomUUID(),
        kind: 'artist',
        command: body.command,
        ...more,
      })
    expect(await undo({})).toMatchObject({
      status: 409,
      body: { obstacles: [{ id: people[1], reason: 'conflict', names: ['name'] }] },
    })
    expect(await nameOf(people[0])).toBe('A')
    expect((await undo({ without: [people[1]] })).status).toBe(200)
    expect([await nameOf(people[0]), await nameOf(people[1])]).toEqual(['Ida', 'C'])
  })
})

test('A token for drafts changes none of several events while one of them is public', async () => {
  const [draft, open] = [
    await createTestEvent(systemScope(database.db), { isOnline: false }),
    await createTestEvent(systemScope(database.db), { isOnline: true }),
  ]
  const nothing = Object.fromEntries(areas.map((area) => [area, 'none'])) as Record<Area, TokenAccess>
  const allowed = { ...nothing, programme: 'draft' as const }
  const program: Scope = {
    ...editor,
    viewer: { kind: 'token', tokenId: 1, name: 'Import', areas: allowed },
  }
  const send = (more: Values) =>
    callOffice(openApi(() => program))<Refused>('PATCH', 'events/event', {
      key: crypto.randomUUID(),
      records: [draft, open].map((id) => ({ id, changes: { responsible: 'Bo' } })),
      ...more,
    })
  expect(await send({})).toMatchObject({
    status: 409,
    body: { obstacles: [{ id: open, reason: 'forbidden' }] },
  })
  expect(await send({ without: [open] })).toMatchObject({ status: 200, body: { changed: [draft] } })
})

describe('A key', () => {
  test('is answered as at first, by the same account and with the same content only', async () => {
    const key = crypto.randomUUID()
    const [first] = [await change([{ name: 'A' }], { key })]
    await call('PATCH', `works/artist/${people[0]}`, { name: 'B' })
    expect(await change([{ name: 'A' }], { key })).toEqual({
      ...first,
      body: { ...first?.body, is_repeated: true },
    })
    expect(await nameOf(people[0])).toBe('B')
    const other = await change([{ name: 'C' }], { key })
    expect(other).toMatchObject({ status: 400, body: { key: [expect.stringContaining('Schlüssel')] } })
    editor = await createAuthor(database.db, 'Erik')
    expect((await change([{ name: 'C' }], { key })).body).toMatchObject({ is_repeated: false })
  })

  test('of a refused call does nothing, so that its repetition is a first call again', async () => {
    const key = crypto.randomUUID()
    const send = () =>
      call<Written>('PATCH', 'works/artist', {
        key,
        records: [{ id: people[0], changes: { name: 'A', portrait: 987_654 } }],
      })
    expect((await send()).status).toBe(409)
    expect((await send()).status).toBe(409)
    expect(await database.db.$count(idempotencyKeys)).toBe(0)
  })

  test('counts for seven days, and is deleted afterwards', async () => {
    const key = crypto.randomUUID()
    await change([{ name: 'A' }], { key })
    const days = (count: number) => later(systemScope(database.db), count * 24 * 60)
    await clearIdempotencyKeys(days(6))
    expect(await database.db.$count(idempotencyKeys)).toBe(1)
    editor = later(editor, 8 * 24 * 60)
    expect((await change([{ name: 'B' }], { key })).body).toMatchObject({ is_repeated: false })
    await clearIdempotencyKeys(days(16))
    expect(await database.db.$count(idempotencyKeys)).toBe(0)
  })
})

describe('An evening of a run', () => {
  const at = '2026-11-21T12:00:00.000Z'
  const note = { de: 'Hinweis.', en: 'Note.' }
  let first = 0
  let others: number[]
  beforeEach(async () => {
    const scope = systemScope(database.db)
    first = await addRecord(scope, storeOfKind(recordStores, 'event'), {
      title: { de: 'Abend', en: 'Evening' },
      date_start: '2027-03-18T18:30:00.000Z',
      is_online: true,
      cast: [{ artist: people[0], role: null, note: null, replaces: null }],
    })
    const dates = ['2027-03-19T18:30:00Z', '2027-03-20T18:30:00Z'].map((date) => new Date(date))
    others = (await copyEvent(scope, recordStores, first, { dates, sale: 'move' })).map(({ id }) => id)
  })
  const send = (path: string, more: Values) =>
    call<Answer>('POST', `events/event/${first}/${path}`, {
      key: crypto.randomUUID(),
      evenings: others,
      ...more,
    })
  const announce = (what: Values, more: Values = {}) => send('announcements', { what, at, note, ...more })

  test('stands in the way with its own cast, hall or status, and is named by its date', async () => {
    const [second, third] = others
    await call('PATCH', `events/event/${third}`, { cast: [] })
    await call('PATCH', `events/event/${second}`, { status: 'cancelled' })
    expect((await announce({ kind: 'cast', from: people[0], to: people[1] })).body).toMatchObject({
      obstacles: [{ id: third, detail: '20.03.2027, 19.30', reason: 'differs' }],
    })
    expect((await announce({ kind: 'cancelled' })).body).toMatchObject({
      obstacles: [{ id: second, reason: 'differs', names: ['status'] }],
    })
    expect((await call<Values>('GET', `events/event/${first}`)).body['public_changes']).toEqual([])
  })

  test('that is left as it is still says what the others should be like', async () => {
    const [second, third] = others
    await call('PATCH', `events/event/${third}`, { subtitle: { de: 'Eigener', en: '' } })
    const changes = { subtitle: { de: 'Neu', en: '' } }
    expect((await send('run', { changes, without: [first] })).body).toMatchObject({
      obstacles: [{ id: third, reason: 'differs' }],
    })
    expect((await send('run', { changes, without: [first, third] })).body.changed).toEqual([second])
  })

  test('takes over a changed programme as parts of its own, and the announcement with it', async () => {
    const empty = { work: null, arrangement: null, premiere: null, note: null, cast: [] }
    const title = { de: 'Gespräch', en: 'Talk' }
    const programme = [{ ...empty, kind: 'talk', title, minutes: 20 }]
    const announced = await announce({ kind: 'programme' }, { changes: { programme } })
    expect(announced).toMatchObject({ status: 200, body: { changed: [first, ...others] } })
    for (const id of others)
      expect((await call<Values>('GET', `events/event/${id}`)).body).toMatchObject({
        programme: [{ kind: 'talk' }],
        public_changes: [{ kind: 'programme', at, note }],
      })
  })

  test('gets an announcement once, which is taken back and corrected in the whole run', async () => {
    const cast = { kind: 'cast', from: people[0], to: people[1] }
    await announce(cast)
    expect((await announce(cast)).body).toMatchObject({
      obstacles: [{ reason: 'announced' }, { reason: 'announced' }, { reason: 'announced' }],
    })
    const correction = { kind: 'cast', at: '2026-11-22T12:00:00.000Z', note }
    const takeBack = () => send('announcements/take-back', { what: { kind: 'cast', at }, correction })
    expect((await takeBack()).body.changed).toEqual([first, ...others])
    for (const id of [first, ...others])
      expect((await call<Values>('GET', `events/event/${id}`)).body).toMatchObject({
        cast: [{ artist: people[0], replaces: null }],
        public_changes: [correction],
      })
    expect((await takeBack()).body).toMatchObject({
      obstacles: [{ reason: 'not_announced' }, { reason: 'not_announced' }, { reason: 'not_announced' }],
    })
  })

  test.each([
    [{ kind: 'cast', from: 987_654, to: 987_655 }, { cast: ['Das gibt es nicht.'] }],
    [{ kind: 'date', start: '2027-03-18T18:30:00.000Z' }, { date_start: [expect.any(String)] }],
  ])('refuses %o, and says why', async (what, errors) => {
    expect((await announce(what, { evenings: [] })).body).toMatchObject({
      obstacles: [{ id: first, reason: 'invalid', errors }],
    })
  })

  test('belongs to its run only: another event is refused', async () => {
    const other = await createTestEvent(systemScope(database.db))
    expect(await send('run', { evenings: [other], changes: {} })).toMatchObject({
      status: 400,
      body: { evenings: ['Diese Abende gehören nicht zur selben Serie.'] },
    })
  })
})

test('The advance sale of several events is set by one rule; one without a date of sale stays', async () => {
  const { tagId } = await createHouse(systemScope(database.db))
  const sold = await createTestEvent(systemScope(database.db), {
    ticketSaleFrom: new Date('2027-02-15T09:00:00Z'),
  })
  const unsold = await createTestEvent(systemScope(database.db), { ticketSaleFrom: null })
  const { body } = await call<Written>('POST', 'presales', {
    key: crypto.randomUUID(),
    ids: [sold, unsold],
    tag: tagId,
    days_before: 14,
  })
  expect(body).toMatchObject({ changed: [sold], unchanged: [unsold] })
  expect((await call<Values>('GET', `events/event/${sold}`)).body).toMatchObject({
    presale: [{ tag: tagId, presale_date: '2027-02-01T09:00:00.000Z' }],
  })
})
