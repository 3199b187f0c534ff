import { like } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#db/client/index.server.ts'
import { outgoingMails, presaleReminders } from '#db/schema/index.ts'
import { copyEvent } from '#domain/evenings/index.server.ts'
import { addRecord, listAuditLog, loadManyValues, storeOfKind } from '#domain/records/index.server.ts'
import { sendChangeNotices } from '#domain/reminders/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { recordsIn } from '#json/is-record.ts'
import type { Values } from '#records/field.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { withoutNumbers } from '#records/undone-value.ts'
import { openFreshDatabase } from '../../tests/support/database.ts'
import { createAuthor } from '../../tests/support/drafts.ts'
import { createArtists, systemScope, testNow } from '../../tests/support/factories.ts'
import { killAt } from '../../tests/support/kill-at.ts'
import { openPlanner, read, valuesOf, type Answer, type Planner } from '../../tests/support/planner-world.ts'
import { isComplete, propertyTimeout, runsOf } from '../../tests/support/sweep.ts'

const { numRuns, seed } = runsOf({ inGate: 6, complete: 300, seed: 5600 })
const evenings = 12
const people = 4
/** More statements than any of these calls has. */
const mostStatements = 400

/** Where a call is cut: before it arrives, within its transaction, at its end, or on the way back. */
const anyCut = fc.oneof(
  fc.constant('lost' as const),
  fc.record({ at: fc.nat({ max: mostStatements }), isAfter: fc.boolean() }),
  fc.record({ at: fc.constant('commit' as const), isAfter: fc.boolean() }),
)
const anyStep = fc.record({
  what: fc.constantFrom('save', 'announce', 'cancel', 'take back', 'bulk', 'undo', 'differ', 'tell'),
  cut: anyCut,
  /** Whether the second try arrives twice at once. */
  isDoubled: fc.boolean(),
})
type Step = typeof anyStep extends fc.Arbitrary<infer Each> ? Each : never
const anyHistory = fc.record({
  steps: fc.array(anyStep, { minLength: 2, maxLength: 5 }),
  /** The evenings of which each person is reminded. */
  reminders: fc.array(fc.uniqueArray(fc.nat({ max: evenings - 1 }), { minLength: 1, maxLength: 5 }), {
    minLength: people,
    maxLength: people,
  }),
})

let database: Database
let author: Scope
let artists: number[]
let serial = 0

beforeAll(async () => {
  database = await openFreshDatabase({ onError: () => undefined })
  artists = await createArtists(
    systemScope(database.db),
    ['Ida', 'Jan'].map((name) => ({ kind: 'person', name, sortName: name })),
  )
  author = await createAuthor(database.db, 'Anna')
})
afterAll(() => database.close())

test(
  'A run of twelve evenings is changed as a whole or not at all, wherever the call is cut, and people are told once',
  async () => {
    await fc.assert(
      fc.asyncProperty(anyHistory, async ({ steps, reminders }) => {
        const run = await beginRun(reminders)
        for (const step of steps) await take(run, step)
        await tell(run, { at: 20, isAfter: true })
      }),
      { numRuns, seed, endOnFailure: true },
    )
  },
  propertyTimeout,
)

test(
  'Hundreds of ticked records are changed as a whole or not at all, and undone as a whole',
  async () => {
    const anna = openPlanner(database, author)
    const count = isComplete ? 500 : 60
    const ids = await createArtists(
      systemScope(database.db),
      Array.from({ length: count }, (_, index) => ({
        kind: 'person' as const,
        name: `Person ${index}`,
        sortName: `Person ${index}`,
      })),
    )
    const kinds = async () => {
      const { body } = await anna.send('GET', `works/artist?page_size=1&kind=ensemble`)
      return Number(valuesOf(body)['count'])
    }
    const records = ids.map((id) => ({ id, changes: { kind: 'ensemble' } }))
    for (const cut of [
      { at: 0, isAfter: false },
      { at: count * 3, isAfter: true },
      { at: 'commit' as const, isAfter: false },
      { at: 'commit' as const, isAfter: true },
    ]) {
      const key = crypto.randomUUID()
      const before = await kinds()
      expect((await anna.send('PATCH', 'works/artist', { key, records }, cut)).status).toBe(0)
      const isDone = cut.at === 'commit' && cut.isAfter
      expect(await kinds()).toBe(before + (isDone ? count : 0))
      const again = await anna.send('PATCH', 'works/artist', { key, records })
      expect(again).toMatchObject({ status: 200, body: { changed: ids, is_repeated: isDone } })
      expect(await kinds()).toBe(before + count)
      const { command } = valuesOf(again.body)
      const undo = { key: crypto.randomUUID(), kind: 'artist', command }
      expect((await anna.send('POST', 'changes/undo', undo, { at: count, isAfter: true })).status).toBe(0)
      expect(await kinds()).toBe(before + count)
      expect((await anna.send('POST', 'changes/undo', undo)).status).toBe(200)
      expect(await kinds()).toBe(before)
    }
  },
  propertyTimeout,
)

type Call = { method: string; path: string; body: Values }
type Run = {
  anna: Planner
  ids: number[]
  /** Distinguishes its people from those of other runs. */
  mark: number
  /** What was announced and is still so, the last one last. */
  announced: { kind: string; at: string; note: { de: string; en: string } }[]
  /** The notes that people are told, and those that they have been told. */
  told: Set<string>
  mailed: Set<string>
  lastCommand: string | null
}

async function beginRun(reminders: number[][]): Promise<Run> {
  const scope = systemScope(database.db)
  const id = await addRecord(scope, storeOfKind(recordStores, 'event'), {
    title: { de: 'Abend', en: '' },
    date_start: '2027-03-18T18:30:00.000Z',
    is_online: true,
    cast: [{ artist: artists[0], role: null, note: null, replaces: null }],
  })
  const dates = Array.from({ length: evenings - 1 }, (_, index) => new Date(Date.UTC(2027, 3, index + 1, 18)))
  const copies = await copyEvent(scope, recordStores, id, { dates, sale: 'move' })
  const ids = [id, ...copies.map((copy) => copy.id)]
  const publish = ids.map((one) => ({ id: one, changes: { is_online: true } }))
  const anna = openPlanner(database, author)
  await anna.send('PATCH', 'events/event', { key: crypto.randomUUID(), records: publish })
  const mark = ++serial
  await database.db.insert(presaleReminders).values(
    reminders.flatMap((own, person) =>
      own.map((evening) => ({
        eventId: ids[evening] ?? id,
        email: `person-${person}-${mark}@example.org`,
        language: 'de' as const,
        confirmedAt: testNow,
      })),
    ),
  )
  return { anna, ids, mark, announced: [], told: new Set(), mailed: new Set(), lastCommand: null }
}

async function take(run: Run, step: Step): Promise<void> {
  const [id = 0, ...others] = run.ids
  const path = `events/event/${id}`
  const seen = valuesOf(await read(run.anna, id))
  const number = ++serial
  const key = crypto.randomUUID()
  const asked = { key, evenings: others }
  const at = new Date(testNow.getTime() + run.announced.length * 1000 + number).toISOString()
  const note = { de: `Hinweis ${number}.`, en: '' }
  const last = run.announced.at(-1)
  const { lastCommand } = run
  const announce = async (what: Values) => {
    await insist(run, step, {
      method: 'POST',
      path: `${path}/announcements`,
      body: { ...asked, what, at, note },
    })
    run.announced.push({ kind: String(what['kind']), at, note })
    run.told.add(note.de)
  }
  switch (step.what) {
    case 'save': {
      const changes = { subtitle: { de: `Untertitel ${number}`, en: '' } }
      run.lastCommand = await insist(run, step, {
        method: 'POST',
        path: `${path}/run`,
        body: { ...asked, changes, seen: { subtitle: seen['subtitle'] } },
      })
      return
    }
    case 'announce': {
      const [performer] = recordsIn(seen['cast'])
      const [from, to] = performer?.['artist'] === artists[0] ? artists : artists.toReversed()
      return announce({ kind: 'cast', from, to })
    }
    case 'cancel':
      return seen['status'] === null ? announce({ kind: 'cancelled' }) : undefined
    case 'take back':
      if (!last) return
      await insist(run, step, {
        method: 'POST',
        path: `${path}/announcements/take-back`,
        body: { ...asked, what: { kind: last.kind, at: last.at } },
      })
      run.announced.pop()
      if (!run.mailed.has(last.note.de)) run.told.delete(last.note.de)
      return
    case 'bulk': {
      const records = run.ids.map((one) => ({ id: one, changes: { responsible: `Wer ${number}` } }))
      run.lastCommand = await insist(run, step, {
        method: 'PATCH',
        path: 'events/event',
        body: { key, records },
      })
      return
    }
    case 'undo':
      if (lastCommand === null) return
      run.lastCommand = null
      await insist(run, step, {
        method: 'POST',
        path: 'changes/undo',
        body: { key, kind: 'event', command: lastCommand },
      })
      return
    case 'differ':
      return differ(run, number)
    default:
      return tell(run, step.cut)
  }
}

/** Makes a call that is cut, and then once more with the same key; returns the command. */
async function insist(run: Run, { cut, isDoubled }: Step, { method, path, body }: Call): Promise<string> {
  const { anna, ids } = run
  const [before, entries] = [await stateOf(ids), await countEntries()]
  const first: Answer = cut === 'lost' ? { status: 0, body: null } : await anna.send(method, path, body, cut)
  const middle = await stateOf(ids)
  const isDone = ids.every((one) => middle.get(one) !== before.get(one))
  if (!isDone) expect(middle).toEqual(before)
  expect([0, 200]).toContain(first.status)
  if (first.status === 200) expect(isDone).toBe(true)
  if (cut !== 'lost' && cut.at === 'commit') expect(isDone).toBe(cut.isAfter)

  const again = () => anna.send(method, path, body)
  const answers = await Promise.all(isDoubled ? [again(), again()] : [again()])
  for (const { status, body: answer } of answers) {
    expect(status, JSON.stringify(answer)).toBe(200)
    expect(answer).toMatchObject({ changed: ids, unchanged: [] })
  }
  const fresh = answers.filter(({ body: answer }) => valuesOf(answer)['is_repeated'] === false)
  expect(fresh).toHaveLength(isDone ? 0 : 1)
  const after = await stateOf(ids)
  if (isDone) expect(after).toEqual(middle)
  else for (const one of ids) expect(after.get(one)).not.toBe(before.get(one))

  const other = await anna.send(method, path, { ...body, without: ids.slice(-1) })
  expect(other).toMatchObject({ status: 400, body: { key: [expect.any(String)] } })
  expect(await stateOf(ids)).toEqual(after)
  expect(await countEntries()).toBe(entries + 1)
  return String(valuesOf(answers[0]?.body)['command'])
}

/** An evening that differs stands in the way of all, until the caller says that it is to be left. */
async function differ({ anna, ids }: Run, number: number): Promise<void> {
  const [id = 0, ...others] = ids
  const other = others[number % others.length] ?? 0
  const { subtitle } = valuesOf(await read(anna, id))
  const own = { de: `Eigener ${number}`, en: '' }
  expect((await anna.send('PATCH', `events/event/${other}`, { subtitle: own })).status).toBe(200)
  const before = await stateOf(ids)
  const asked = { evenings: others, changes: { subtitle: { de: `Neu ${number}`, en: '' } } }
  const send = (more: Values) =>
    anna.send('POST', `events/event/${id}/run`, { key: crypto.randomUUID(), ...asked, ...more })
  expect(await send({})).toMatchObject({
    status: 409,
    body: { obstacles: [{ id: other, reason: 'differs', names: ['subtitle'] }] },
  })
  expect(await stateOf(ids)).toEqual(before)
  expect(await send({ without: [other] })).toMatchObject({
    status: 200,
    body: { changed: ids.filter((one) => one !== other) },
  })
  const back = ids.map((one) => ({ id: one, changes: { subtitle } }))
  await anna.send('PATCH', 'events/event', { key: crypto.randomUUID(), records: back })
}

/** Sends the mails that are due, after a try that is cut, by two processes: each person gets one for each announcement. */
async function tell(run: Run, cut: Step['cut']): Promise<void> {
  const at = new Date(testNow.getTime() + 20 * 3_600_000)
  const options = { publicOrigin: 'https://hall.example' }
  if (cut !== 'lost')
    await sendChangeNotices(systemScope(killAt(database, cut), at), options).catch(() => undefined)
  const scope = systemScope(database.db, at)
  await Promise.all([sendChangeNotices(scope, options), sendChangeNotices(scope, options)])
  run.mailed = new Set([...run.mailed, ...run.told])
  const mails = await database.db
    .select({ to: outgoingMails.recipient, text: outgoingMails.textBody })
    .from(outgoingMails)
    .where(like(outgoingMails.recipient, `%-${run.mark}@example.org`))
  const got = mails.map(({ to, text }) => `${to} ${/Hinweis \d+\./.exec(text)?.[0] ?? ''}`)
  const wanted = Array.from({ length: people }, (_, person) =>
    [...run.mailed].map((text) => `person-${person}-${run.mark}@example.org ${text}`),
  )
  expect(got.toSorted()).toEqual(wanted.flat().toSorted())
}

/** The evenings as text, without the numbers of their parts. */
async function stateOf(ids: readonly number[]): Promise<Map<number, string>> {
  const store = storeOfKind(recordStores, 'event')
  const values = await loadManyValues(systemScope(database.db), store, ids)
  return new Map([...values].map(([id, one]) => [id, JSON.stringify(withoutNumbers(one))]))
}

/** How many entries the audit log shows of events. */
async function countEntries(): Promise<number> {
  return (await listAuditLog(systemScope(database.db), recordStores, { kind: 'event', pageSize: 1 })).count
}
