import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#db/client/index.server.ts'
import { copyEvent } from '#domain/evenings/index.server.ts'
import { addRecord, storeOfKind } from '#domain/records/index.server.ts'
import { isRecord, recordsIn } from '#json/is-record.ts'
import { announcedChanges, changesOf, performersOf, type Announcement } from '#records/event/announcement.ts'
import { changesForOther } from '#records/event/run-changes.ts'
import { entryOf, takenBack } from '#records/event/taken-back.ts'
import type { HistoryEntry } from '#office/records/calls.ts'
import { mineOver, realChanges, seenOf, without } from '#office/records/form-changes.ts'
import type { Values } from '#records/field.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { openFreshDatabase } from '../../tests/support/database.ts'
import { createAuthor } from '../../tests/support/drafts.ts'
import {
  createArtists,
  createHouse,
  createWorks,
  systemScope,
  testNow,
} from '../../tests/support/factories.ts'
import {
  addressOf,
  deliver,
  deliverTogether,
  expectIndexed,
  expectStored,
  newEntries,
  openPlanner,
  placesOf,
  read,
  see,
  valuesOf,
  type Answer,
  type Planner,
  type Save,
  type Together,
  type World,
} from '../../tests/support/planner-world.ts'
import { propertyTimeout, runsOf } from '../../tests/support/sweep.ts'

const { numRuns: sessions, seed: firstSeed } = runsOf({ inGate: 15, complete: 150, seed: 4400 })
const batch = 40

/** What a planner does: `type` changes a field of the form, the others are buttons. */
const anyStep = fc.record({
  who: fc.constantFrom(0 as const, 1 as const),
  what: fc.constantFrom(
    ...(['type', 'type', 'save', 'save', 'both', 'both', 'late', 'reload', 'delete'] as const),
    ...(['announce', 'announce', 'take back', 'take back', 'earlier', 'run', 'bulk'] as const),
  ),
  fate: fc.constantFrom('answered', 'answered', 'killed', 'killed', 'lost', 'late', 'repeated'),
  choice: fc.constantFrom('mine', 'theirs'),
  place: fc.nat({ max: 99 }),
  kill: fc.record({
    at: fc.oneof(fc.nat({ max: 25 }), fc.constant('commit' as const)),
    isAfter: fc.boolean(),
  }),
  isSamePlace: fc.boolean(),
})
type Step = typeof anyStep extends fc.Arbitrary<infer Each> ? Each : never

/** The form of an evening in the window of a planner. */
type Form = { by: Planner; id: number; stored: Values; changes: Values }
type Session = World & {
  forms: [Form, Form]
  late: { by: Planner; save: Save }[]
  written: number
  deleted: Map<number, Values | null>
}

let database: Database
let planners: [Planner, Planner]
let house: { rooms: number[]; series: number; genre: number; tag: number; artists: number[]; works: number[] }

beforeAll(async () => {
  database = await openFreshDatabase({ onError: () => undefined })
  const scope = systemScope(database.db)
  const { roomId, seriesId, genreId, tagId } = await createHouse(scope)
  const room = { name: { de: 'Saal', en: 'Hall' }, venue: 1, seats: 1 }
  const artists = await createArtists(
    scope,
    ['Ida', 'Jan', 'Kim', 'Lea'].map((name) => ({ kind: 'person', name, sortName: name })),
  )
  const works = await createWorks(
    scope,
    ['Nacht', 'Tag', 'Meer'].map((title, index) => ({
      composerId: artists[index] ?? null,
      title: { de: title, en: '' },
      minutes: 20 + index,
    })),
  )
  const rooms = [roomId, await addRecord(scope, storeOfKind(recordStores, 'room'), room)]
  house = { rooms, series: seriesId, genre: genreId, tag: tagId, artists, works }
  planners = [
    openPlanner(database, await createAuthor(database.db, 'Anna')),
    openPlanner(database, await createAuthor(database.db, 'Ben')),
  ]
})
afterAll(() => database.close())

test.each(Array.from({ length: Math.ceil(sessions / batch) }, (_, index) => index))(
  'Two planners with the same concert lose nothing acknowledged and overwrite nothing unseen, also with kills, batch %i',
  async (index) => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 3, maxLength: 10 }), async (steps) => {
        const session = await begin()
        for (const one of steps) await take(session, one)
        for (const request of session.late.splice(0)) await deliver(session, [request])
        for (const form of session.forms) await saveAll(session, form)
        await expectIndexed(session, { person: house.artists, work: house.works })
      }),
      { numRuns: Math.min(batch, sessions), seed: firstSeed + index, endOnFailure: true },
    )
  },
  propertyTimeout,
)

async function begin(): Promise<Session> {
  const scope = systemScope(database.db)
  const [first = 0] = house.artists
  const id = await addRecord(scope, storeOfKind(recordStores, 'event'), {
    title: { de: 'Abend', en: '' },
    date_start: '2027-03-18T18:30:00.000Z',
    is_online: true,
    programme: [itemOf(house.works[0] ?? 0, first), itemOf(house.works[1] ?? 0)],
    cast: [performerOf(first), performerOf(house.artists[1] ?? 0)],
    presale: [{ tag: house.tag, presale_date: '2027-01-10T09:00:00.000Z' }],
  })
  const copies = await copyEvent(scope, recordStores, id, {
    dates: [new Date('2027-03-19T18:30:00Z')],
    sale: 'move',
  })
  for (const planner of planners) planner.known.clear()
  const evenings = new Map([id, ...copies.map((copy) => copy.id)].map((each) => [each, null]))
  const forms = planners.map((by) => ({ by, id, stored: {}, changes: {} }))
  const [anna, ben] = forms
  if (!anna || !ben) throw new Error('There are two planners')
  const world: World = { database, planners, evenings, lastEntry: 0 }
  const session: Session = { ...world, forms: [anna, ben], late: [], written: 0, deleted: new Map() }
  await newEntries(session)
  for (const each of evenings.keys()) session.evenings.set(each, await read(anna.by, each))
  for (const form of session.forms) await open(form, id)
  return session
}

function itemOf(work: number, performer?: number): Values {
  const cast = performer === undefined ? [] : [performerOf(performer)]
  return {
    kind: 'work',
    work,
    title: null,
    minutes: null,
    arrangement: null,
    premiere: null,
    note: null,
    cast,
  }
}

function performerOf(artist: number): Values {
  return { artist, role: { de: 'Klavier', en: 'piano' }, note: null, replaces: null }
}

async function take(session: Session, step: Step): Promise<void> {
  const { who, what, fate, choice, place, kill } = step
  const form = session.forms[who]
  const isDeleted = session.evenings.get(form.id) === null
  if (isDeleted && !['save', 'both', 'late'].includes(what)) await deleteOrRestore(session, form)
  switch (what) {
    case 'type':
      return type(session, form, place)
    case 'save':
      type(session, form, place)
      return save(session, form, { fate, choice, kill })
    case 'both':
      type(session, form, place)
      type(session, session.forms[who === 0 ? 1 : 0], step.isSamePlace ? place : place + 1)
      return saveBoth(session, choice)
    case 'late': {
      const request = session.late.shift()
      return request && void (await deliver(session, [request]))
    }
    case 'reload':
      return open(form, [...session.evenings.keys()][place % 2] ?? form.id)
    case 'delete':
      return isDeleted ? undefined : deleteOrRestore(session, form)
    case 'announce':
      return announce(session, form, { fate, choice, kill, place })
    case 'take back':
      return takeBack(session, form, { fate, choice, kill })
    case 'earlier':
      return putEarlierBack(form, place)
    case 'run':
      type(session, form, place)
      return saveForRun(session, form, { fate, choice, kill })
    default:
      return changeBoth(session, form.by, place)
  }
}

const texts = ['title', 'subtitle', 'teaser'] as const
/** How a planner changes fields of the form; the number makes each text a new one. */
const typing: ((now: Values, number: number) => Values)[] = [
  ...texts.flatMap((name) =>
    (['de', 'en'] as const).map((language) => (now: Values, number: number) => ({
      [name]: { ...pairOf(now[name]), [language]: `Text ${number}` },
    })),
  ),
  ({ subtitle }) => ({ subtitle: withoutBoth({ ...pairOf(subtitle), de: '' }) }),
  (_, number) => ({ internal_note: `Notiz ${number}` }),
  (_, number) => ({ age_from: number % 100 }),
  (_, number) => ({ price_min: number * 100, price_max: number * 100 + 50 }),
  (_, number) => ({ room: house.rooms[number % 2] }),
  ({ series }) => ({ series: series === null ? house.series : null }),
  ({ genres }) => ({ genres: Array.isArray(genres) && genres.length > 0 ? [] : [house.genre] }),
  ({ is_text_ready: isReady }) => ({ is_text_ready: isReady !== true }),
  ({ is_online: isOnline }) => ({ is_online: isOnline !== true }),
  ({ access }, number) => ({ access: { ...valuesOf(access), wheelchair_places: number } }),
  ({ access }) => ({ access: { ...valuesOf(access), step_free: valuesOf(access)['step_free'] !== true } }),
  ({ presale }, number) => ({
    presale:
      recordsIn(presale).length > 0
        ? []
        : [{ tag: house.tag, presale_date: new Date(testNow.getTime() + number * 60_000).toISOString() }],
  }),
  ({ programme }, number) => ({ programme: [...recordsIn(programme), itemOf(house.works[number % 3] ?? 0)] }),
  ({ programme }) => ({ programme: recordsIn(programme).toReversed() }),
  ({ programme }) => ({ programme: recordsIn(programme).slice(1) }),
  ({ programme }, number) => ({
    programme: recordsIn(programme).map((item, index) =>
      index === 0
        ? { ...item, minutes: 1 + (number % 600), cast: [...recordsIn(item['cast']), someone(number)] }
        : item,
    ),
  }),
  ({ cast }, number) => ({ cast: [...recordsIn(cast), someone(number)] }),
  ({ cast }) => ({ cast: recordsIn(cast).toReversed() }),
  ({ cast }, number) => ({
    cast: recordsIn(cast)
      .slice(-3)
      .map((one) => ({ ...one, role: { de: `Rolle ${number}`, en: '' } })),
  }),
]

function someone(number: number): Values {
  return performerOf(house.artists[number % house.artists.length] ?? 0)
}

function pairOf(value: unknown): Values {
  return isRecord(value) ? value : { de: '', en: '' }
}

function withoutBoth(pair: Values): Values | null {
  return pair['de'] === '' && pair['en'] === '' ? null : pair
}

function type(session: Session, form: Form, place: number): void {
  const now = { ...form.stored, ...form.changes }
  form.changes = { ...form.changes, ...typing[place % typing.length]?.(now, ++session.written) }
}

type How = Pick<Step, 'fate' | 'choice'> & Partial<Pick<Step, 'kill'>>
const plain: How = { fate: 'answered', choice: 'mine' }

function requestOf(form: Form, kill?: Step['kill']): { by: Planner; save: Save } | null {
  const changes = realChanges(form.stored, form.changes)
  if (Object.keys(changes).length === 0) return null
  const seen = seenOf(form.stored, changes)
  return { by: form.by, save: { id: form.id, changes, seen, ...(kill && { kill }) } }
}

async function save(session: Session, form: Form, { fate, choice, kill }: How): Promise<void> {
  const request = requestOf(form, fate === 'killed' ? kill : undefined)
  if (!request || fate === 'lost') return
  if (fate === 'late' || fate === 'repeated') session.late.push(request)
  if (fate === 'late') return
  const [answer] = await deliver(session, [request])
  if (answer) receive(form, answer, choice)
}

async function saveBoth(session: Session, choice: Step['choice']): Promise<void> {
  const forms = session.forms.flatMap((form) => {
    const request = requestOf(form)
    return request ? [{ form, request }] : []
  })
  const answers = await deliver(
    session,
    forms.map(({ request }) => request),
  )
  for (const [index, { form }] of forms.entries()) receive(form, answers[index] ?? lost, choice)
}
const lost: Answer = { status: 0, body: null }

/** Does with an answer what the form does with it. */
function receive(form: Form, { status, body }: Answer, choice: Step['choice']): void {
  if (status === 200) return show(form, valuesOf(body))
  // A refused value is typed again, or not at all; what was not answered stays in the form.
  if (status === 400) form.changes = {}
  if (status !== 409) return
  for (const [name, theirs] of Object.entries(valuesOf(valuesOf(body)['conflicts']))) {
    const [asked, before] = [form.changes, form.stored].map((values) => placesOf({ [name]: values[name] }))
    const mine = mineOver(form.stored[name], form.changes[name], theirs)
    form.stored = { ...form.stored, [name]: theirs }
    form.changes = choice === 'mine' ? { ...form.changes, [name]: mine } : without(form.changes, name)
    // The question shows what both have changed, and the form shows the rest from now on.
    const shown = placesOf({ ...form.stored, ...form.changes })
    for (const [place, value] of placesOf({ [name]: theirs }))
      if (asked?.get(place) !== before?.get(place) || shown.get(place) === value)
        form.by.known.set(place, (form.by.known.get(place) ?? new Set()).add(value))
  }
}

function show(form: Form, values: Values): void {
  form.stored = values
  form.changes = {}
  see(form.by, values)
}

/** Opens an evening that exists. What was not saved is gone, and its user knows that. */
async function open(form: Form, id: number): Promise<void> {
  const values = await read(form.by, id)
  if (!values) return
  form.id = id
  show(form, values)
}

async function announce(session: Session, form: Form, { place, ...how }: How & { place: number }) {
  const values = { ...form.stored, ...form.changes }
  const [from] = performersOf(values)
  const free = house.artists.find((artist) => !performersOf(values).includes(artist))
  const start = new Date(Date.parse(String(values['date_start'])) + 86_400_000).toISOString()
  const possible: Announcement[] = [
    ...(from !== undefined && free !== undefined ? [{ kind: 'cast' as const, from, to: free }] : []),
    { kind: 'room', room: house.rooms[place % 2] ?? 0 },
    { kind: 'date', start, movesSale: true },
    { kind: 'postponed' },
    { kind: 'cancelled' },
  ]
  const what = possible[place % possible.length]
  const at = new Date(testNow.getTime() + ++session.written * 1000).toISOString()
  const note = { de: `Hinweis ${session.written}`, en: '' }
  if (!what) return
  const added = announcedChanges(values, what, { at, note })
  const { kind } = what
  await saveTogether(session, form, how, {
    path: 'announcements',
    added,
    asked: {
      what: kind === 'date' ? { kind, start: what.start, moves_sale: what.movesSale } : what,
      at,
      note,
    },
  })
}

/** Takes the newest announcement back that the form shows, by the history. */
async function takeBack(session: Session, form: Form, how: How): Promise<void> {
  const values = { ...form.stored, ...form.changes }
  const change = changesOf(values).at(-1)
  const entry = change && entryOf(await historyOf(form), change)
  if (!entry) return
  const { kind, at } = change
  await saveTogether(session, form, how, {
    path: 'announcements/take-back',
    added: takenBack(values, entry, change).changes,
    asked: { what: { kind, at } },
  })
}

/** Saves what is unsaved by a call that changes more; what that is becomes unsaved where it is refused. */
async function saveTogether(
  session: Session,
  form: Form,
  { fate, choice, kill }: How,
  { path, added, asked }: { path: string; added: Values; asked: Values },
): Promise<void> {
  if (fate === 'lost' || fate === 'late') return
  const { by, id } = form
  const changes = realChanges(form.stored, form.changes)
  const all = { ...changes, ...added }
  const seen = seenOf(form.stored, all)
  const call: Together = {
    by,
    method: 'POST',
    path: `${addressOf(id)}/${path}`,
    body: { key: crypto.randomUUID(), ...asked, changes, seen },
    saves: [{ id, changes: all, seen }],
  }
  if (fate === 'killed') await deliverTogether(session, { ...call, kill })
  const answer = await deliverTogether(session, call)
  if (fate === 'repeated') expect((await deliverTogether(session, call)).status).toBe(answer.status)
  if (answer.status === 200) return open(form, id)
  const [own] = recordsIn(valuesOf(answer.body)['obstacles'])
  form.changes = all
  receive(
    form,
    own?.['reason'] === 'conflict' ? { status: 409, body: own } : { status: 400, body: null },
    choice,
  )
}

/** Puts a value into the form that the history has as an earlier one. */
async function putEarlierBack(form: Form, place: number): Promise<void> {
  const earlier = (await historyOf(form)).flatMap(({ action, before }) =>
    action === 'change' ? Object.entries(before) : [],
  )
  const [name, value] = earlier[place % Math.max(earlier.length, 1)] ?? []
  if (name !== undefined) form.changes = { ...form.changes, [name]: value }
}

async function historyOf({ by, id }: Form): Promise<HistoryEntry[]> {
  const { status, body } = await by.send('GET', `${addressOf(id)}/history`)
  if (status === 404) return []
  expect(status).toBe(200)
  // The contract of the call defines the type.
  return body as HistoryEntry[]
}

/** Saves for the whole run; where another evening differs, for the first one only. */
async function saveForRun(session: Session, form: Form, { fate, kill }: How): Promise<void> {
  const { by, id } = form
  const changes = realChanges(form.stored, form.changes)
  if (Object.keys(changes).length === 0) return
  const seen = seenOf(form.stored, changes)
  const others = [...session.evenings].flatMap(([one, state]) => (state && one !== id ? [one] : []))
  const wanted = others.map((other) => {
    const state = session.evenings.get(other) ?? {}
    see(by, state)
    return { id: other, ...changesForOther(state, { ...form.stored, ...seen }, changes) }
  })
  const call: Together = {
    by,
    method: 'POST',
    path: `${addressOf(id)}/run`,
    body: { key: crypto.randomUUID(), evenings: others, changes, seen },
    saves: [{ id, changes, seen }, ...wanted],
  }
  if (fate === 'killed') await deliverTogether(session, { ...call, kill })
  const answer = await deliverTogether(session, call)
  const obstacles = recordsIn(valuesOf(answer.body)['obstacles'])
  const own = obstacles.find((one) => one['id'] === id)
  // What is refused in the first evening is decided in its form, as after any save.
  if (own?.['reason'] === 'conflict') return receive(form, { status: 409, body: own }, 'theirs')
  if (own) return receive(form, { status: 400, body: null }, 'theirs')
  if (answer.status === 400) return receive(form, answer, 'theirs')
  if (answer.status === 409) {
    const left = obstacles.map((one) => Number(one['id']))
    await deliverTogether(session, {
      ...call,
      body: { ...call.body, key: crypto.randomUUID(), without: left },
      saves: call.saves.filter((one) => !left.includes(one.id)),
    })
  }
  await open(form, id)
}

/** Changes a field of all evenings in the list, and takes it back for all of them. */
async function changeBoth(session: Session, by: Planner, place: number): Promise<void> {
  const changes: Values = place % 2 === 0 ? { series: house.series } : { responsible: `Wer ${place}` }
  const ids = [...session.evenings].flatMap(([id, state]) => (state ? [id] : []))
  if (ids.length === 0) return
  const seenOfEach = new Map(ids.map((id) => [id, seenOf(session.evenings.get(id) ?? {}, changes)] as const))
  for (const seen of seenOfEach.values()) see(by, seen)
  const { body } = await deliverTogether(session, {
    by,
    method: 'PATCH',
    path: 'events/event',
    body: { key: crypto.randomUUID(), records: ids.map((id) => ({ id, changes })) },
    saves: ids.map((id) => ({ id, changes, seen: seenOfEach.get(id) ?? {} })),
  })
  const { command, changed } = valuesOf(body)
  if (typeof command !== 'string' || !Array.isArray(changed)) return
  await deliverTogether(session, {
    by,
    method: 'POST',
    path: 'changes/undo',
    body: { key: crypto.randomUUID(), kind: 'event', command },
    saves: changed.map(Number).map((id) => ({ id, changes: seenOfEach.get(id) ?? {}, seen: changes })),
  })
}

async function deleteOrRestore(session: Session, { by, id }: Form): Promise<void> {
  const state = session.evenings.get(id) ?? null
  const { status } = await (state
    ? by.send('DELETE', addressOf(id))
    : by.send('POST', `${addressOf(id)}/restore`))
  expect(status).toBe(state ? 204 : 200)
  session.evenings.set(id, state ? null : (session.deleted.get(id) ?? null))
  session.deleted.set(id, state)
  const [entry] = await newEntries(session)
  expect(entry).toMatchObject({ action: state ? 'delete' : 'restore', actorName: by.name })
  await expectStored(session, id)
}

/** In the end everything that is still in a form can be saved, once its conflicts are decided. */
async function saveAll(session: Session, form: Form): Promise<void> {
  if (!session.evenings.get(form.id)) await deleteOrRestore(session, form)
  for (let round = 0; round < 3; round++) await save(session, form, plain)
  expect(realChanges(form.stored, form.changes)).toEqual({})
}
