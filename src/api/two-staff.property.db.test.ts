import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { isRecord } from '#json/is-record.ts'
import { addRecord } from '#domain/records/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { mineOver, realChanges, seenOf, without } from '#office/records/form-changes.ts'
import type { Values } from '#records/field.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { openApi, testCsrfToken } from '../../tests/support/api.ts'
import { useTestDatabase } from '../../tests/support/database.ts'
import { createAuthor } from '../../tests/support/drafts.ts'
import { systemScope, visitorScope } from '../../tests/support/factories.ts'
import { propertyTimeout, runsOf } from '../../tests/support/sweep.ts'

const database = useTestDatabase()

const { numRuns: sequences, seed: firstSeed } = runsOf({ inGate: 40, complete: 300, seed: 4300 })
/** Sequences in one transaction; a test database that has been rolled back is empty again. */
const batch = 50
const places = ['name.de', 'name.en', 'access.de', 'access.en', 'seats'] as const
type Place = (typeof places)[number]

const step = fc.record({
  who: fc.nat({ max: 1 }),
  what: fc.constantFrom('type', 'type', 'type', 'save', 'save', 'save', 'late', 'expire', 'kill', 'delete'),
  place: fc.constantFrom(...places),
  isEmptied: fc.nat({ max: 5 }).map((chance) => chance === 0),
  fate: fc.constantFrom('answered', 'answered', 'answered', 'lost', 'offline', 'unanswered', 'repeated'),
  choice: fc.constantFrom('mine' as const, 'theirs' as const),
})
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never
type Request = { by: Staff; changes: Values; seen: Values }
type Answer = { status: number; body: unknown }

/** The window of one member of staff with the form of the record, which sends what the office's form would. */
type Staff = {
  scope: Scope
  isSignedIn: boolean
  stored: Values
  changes: Values
  /** What the user has seen or written at each place. */
  known: Map<Place, Set<unknown>>
}
type World = { id: number; staff: [Staff, Staff]; late: Request[]; written: number; isDeleted: boolean }

test.each(Array.from({ length: Math.ceil(sequences / batch) }, (_, index) => index))(
  'Two staff with the same record lose nothing acknowledged and overwrite nothing unseen, batch %i',
  async (index) => {
    const people: [Scope, Scope] = [
      await createAuthor(database.db, 'Anna'),
      await createAuthor(database.db, 'Ben'),
    ]
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), async (steps) => {
        const world = await begin(people)
        for (const one of steps) await take(world, one)
        // What is still under way arrives at the very end.
        for (const request of world.late) await deliver(world, request)
        for (const staff of world.staff) await saveAll(world, staff)
      }),
      { numRuns: Math.min(batch, sequences), seed: firstSeed + index, endOnFailure: true },
    )
  },
  propertyTimeout,
)

async function begin(people: [Scope, Scope]): Promise<World> {
  const venue = await add('venue', { name: { de: 'Haus', en: 'House' }, address: 'Weg 1' })
  const id = await add('room', { name: { de: 'Saal', en: 'Hall' }, venue, seats: 1 })
  const open = (scope: Scope): Staff => ({
    scope,
    isSignedIn: true,
    stored: {},
    changes: {},
    known: new Map(places.map((place) => [place, new Set()])),
  })
  const world: World = {
    id,
    staff: [open(people[0]), open(people[1])],
    late: [],
    written: 1,
    isDeleted: false,
  }
  for (const staff of world.staff) await reload(world, staff)
  return world
}

function add(kind: string, draft: Values): Promise<number> {
  const store = recordStores[kind]
  if (!store) throw new TypeError(`There is no kind ${kind}`)
  return addRecord(systemScope(database.db), store, draft)
}

async function take(world: World, { who, what, place, isEmptied, fate, choice }: Step): Promise<void> {
  const staff = world.staff[who === 0 ? 0 : 1]
  if (what === 'type') type(world, staff, place, isEmptied)
  if (what === 'save') await save(world, staff, fate, choice)
  if (what === 'expire') staff.isSignedIn = false
  if (what === 'kill') {
    // The window is closed: what was not saved is gone, and its user knows that.
    staff.changes = {}
    await reload(world, staff)
  }
  if (what === 'late') {
    const request = world.late.shift()
    if (request) await deliver(world, request)
  }
  if (what === 'delete') await deleteOrRestore(world)
}

function type(world: World, staff: Staff, place: Place, isEmptied: boolean): void {
  const [name = '', language] = place.split('.')
  const number = ++world.written
  if (language === undefined) {
    staff.changes = { ...staff.changes, [name]: number }
    return
  }
  const now = staff.changes[name] ?? staff.stored[name]
  const texts = {
    ...(isRecord(now) ? now : { de: '', en: '' }),
    [language]: isEmptied && place !== 'name.de' ? '' : `Text ${number}`,
  }
  const isEmpty = name === 'access' && texts['de'] === '' && texts['en'] === ''
  staff.changes = { ...staff.changes, [name]: isEmpty ? null : texts }
}

async function save(
  world: World,
  staff: Staff,
  fate: Step['fate'] = 'answered',
  choice: Step['choice'] = 'mine',
): Promise<void> {
  const changes = realChanges(staff.stored, staff.changes)
  if (Object.keys(changes).length === 0) return
  const request = { by: staff, changes, seen: seenOf(staff.stored, changes) }
  if (fate === 'lost') return
  if (fate === 'offline') {
    world.late.push(request)
    return
  }
  if (fate === 'repeated') world.late.push(request)
  const answer = await deliver(world, request)
  if (fate !== 'unanswered') await receive(world, request, answer, choice)
}

/** Does with an answer what the form does with it. */
async function receive(
  world: World,
  request: Request,
  { status, body }: Answer,
  choice: Step['choice'],
): Promise<void> {
  const { by: staff } = request
  if (status === 401) {
    expect(staff.isSignedIn).toBe(false)
    staff.isSignedIn = true
    return receive(world, request, await deliver(world, request), choice)
  }
  if (status === 404) return expect(world.isDeleted).toBe(true)
  const answer = z.record(z.string(), z.unknown()).parse(body)
  if (status === 200) {
    see(staff, answer)
    staff.changes = {}
    return
  }
  expect(status).toBe(409)
  for (const [name, theirs] of Object.entries(z.record(z.string(), z.unknown()).parse(answer['conflicts']))) {
    const asked = flat({ [name]: staff.changes[name] })
    const before = flat({ [name]: staff.stored[name] })
    const mine = mineOver(staff.stored[name], staff.changes[name], theirs)
    staff.stored = { ...staff.stored, [name]: theirs }
    staff.changes = choice === 'mine' ? { ...staff.changes, [name]: mine } : without(staff.changes, name)
    // The question shows what both have changed, and the form shows the rest from now on.
    const shown = flat({ ...staff.stored, ...staff.changes })
    for (const [place, value] of flat({ [name]: theirs }))
      if (asked.get(place) !== before.get(place) || shown.get(place) === value)
        staff.known.get(place)?.add(value)
  }
}

/** Carries out a request, and checks it against what the record was before and is afterwards. */
async function deliver(world: World, request: Request): Promise<Answer> {
  const { by, changes, seen } = request
  const before = await observe(world)
  const answer = await call(by, 'PATCH', `house/room/${world.id}`, { ...changes, seen })
  const after = await observe(world)
  const [wanted, known] = [flat(changes), flat(seen)]
  for (const place of places) {
    const typed = wanted.get(place)
    if (answer.status === 200 && wanted.has(place) && typed !== known.get(place))
      expect(after?.get(place), `${place} was acknowledged`).toBe(typed)
    const old = before?.get(place)
    if (old === after?.get(place)) continue
    expect(answer.status, `${place} changed only with an answer`).toBe(200)
    expect(after?.get(place), `${place} is what was typed`).toBe(typed)
    expect(by.known.get(place)?.has(old), `${place} was seen: ${String(old)}`).toBe(true)
  }
  for (const [place, value] of wanted) if (answer.status === 200) by.known.get(place)?.add(value)
  if (answer.status === 200) expect(flat(z.record(z.string(), z.unknown()).parse(answer.body))).toEqual(after)
  return answer
}

async function deleteOrRestore(world: World): Promise<void> {
  const [anna] = world.staff
  const path = `house/room/${world.id}`
  const isSignedIn = anna.isSignedIn
  anna.isSignedIn = true
  if (world.isDeleted) {
    expect((await call(anna, 'POST', `${path}/restore`)).status).toBe(200)
    world.isDeleted = false
  } else {
    const before = await observe(world)
    expect((await call(anna, 'DELETE', path)).status).toBe(204)
    expect((await call(anna, 'POST', `${path}/restore`)).status).toBe(200)
    expect(await observe(world)).toEqual(before)
    expect((await call(anna, 'DELETE', path)).status).toBe(204)
    world.isDeleted = true
  }
  anna.isSignedIn = isSignedIn
}

/** In the end everything that is still in a form can be saved, once its conflicts are decided. */
async function saveAll(world: World, staff: Staff): Promise<void> {
  if (world.isDeleted) await deleteOrRestore(world)
  for (let round = 0; round < 3; round++) await save(world, staff)
  expect(realChanges(staff.stored, staff.changes)).toEqual({})
}

async function reload(world: World, staff: Staff): Promise<void> {
  staff.isSignedIn = true
  const { status, body } = await call(staff, 'GET', `house/room/${world.id}`)
  if (status === 200) see(staff, z.record(z.string(), z.unknown()).parse(body))
}

function see(staff: Staff, values: Values): void {
  staff.stored = Object.fromEntries(['name', 'access', 'seats'].map((name) => [name, values[name] ?? null]))
  for (const [place, value] of flat(staff.stored)) staff.known.get(place)?.add(value)
}

/** What is stored, whoever is signed in; null for a deleted record. */
async function observe(world: World): Promise<Map<Place, unknown> | null> {
  const { status, body } = await ask(world.staff[0].scope, 'GET', `house/room/${world.id}`)
  return status === 200 ? flat(z.record(z.string(), z.unknown()).parse(body)) : null
}

function call(staff: Staff, method: string, path: string, body?: unknown): Promise<Answer> {
  return ask(staff.isSignedIn ? staff.scope : visitorScope(database.db), method, path, body)
}

/** Mounting all calls takes longer than asking one; the next call is that of this scope. */
let asking: Scope
const app = openApi(() => asking)

async function ask(scope: Scope, method: string, path: string, body?: unknown): Promise<Answer> {
  asking = scope
  const response = await app.request(`http://localhost/de/api/admin/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', 'X-CSRFToken': testCsrfToken },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const answer: unknown = response.status === 204 ? null : await response.json()
  return { status: response.status, body: answer }
}

/** The values by place; those of fields that are not given are missing. */
function flat(values: Values): Map<Place, unknown> {
  return new Map(
    places.flatMap((place): [Place, unknown][] => {
      const [name = '', language] = place.split('.')
      if (!Object.hasOwn(values, name)) return []
      const value = values[name]
      return [[place, language === undefined ? value : isRecord(value) ? value[language] : '']]
    }),
  )
}
