/** Concerts that two planners write on, and the checks of each write against the log of it. */
import { and, asc, eq, getTableColumns, gt, inArray, ne, or, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { z } from 'zod'
import type { Database } from '#db/client/index.server.ts'
import { auditLog, searchDocuments, searchEntries } from '#db/schema/index.ts'
import { listOutdatedDependants, updateDependants } from '#domain/records/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { indexSubjects } from '#domain/search-upkeep/index.server.ts'
import { isRecord } from '#json/is-record.ts'
import { record } from '#records/event/record.ts'
import type { Fields, Values } from '#records/field.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { withoutNumbers } from '#records/undone-value.ts'
import { openApi, testCsrfToken } from './api.ts'
import { systemScope, testNow } from './factories.ts'
import { killAt, type Kill } from './kill-at.ts'

/** What each of two planners can write without the other one: a field, a language of a text, or a fact; as JSON. */
export type Places = Map<string, string>
export type Answer = { status: number; body: unknown }
/** A save of one member of staff; `kill` ends its connection at that statement. */
export type Save = { id: number; changes: Values; seen: Values; kill?: Kill }

/** A member of staff; `known` has what they have seen or written at each place of any evening. */
export type Planner = { name: string; send: Send; known: Map<string, Set<string>> }
type Send = (method: string, path: string, body?: unknown, kill?: Kill) => Promise<Answer>

export type World = {
  database: Database
  planners: [Planner, Planner]
  /** The evenings by number, as the history says that they are; null for a deleted one. */
  evenings: Map<number, Values | null>
  lastEntry: number
}

/** The calls of one member of staff; a call whose connection was lost has the status 0. */
export function openPlanner(database: Database, scope: Scope): Planner {
  let asking = scope
  let minutes = 0
  const app = openApi(() => asking)
  const send: Send = async (method, path, body, kill) => {
    const now = new Date(testNow.getTime() + ++minutes * 60_000)
    asking = { ...scope, now, ...(kill && { db: killAt(database, kill) }) }
    const answered = app.request(`http://localhost/de/api/admin/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', 'X-CSRFToken': testCsrfToken },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const response = await (kill ? Promise.resolve(answered).catch(() => null) : answered)
    if (!response) return { status: 0, body: null }
    return { status: response.status, body: response.status === 204 ? null : await response.json() }
  }
  return { name: scope.viewer.kind === 'staff' ? scope.viewer.name : '', send, known: new Map() }
}

export const addressOf = (id: number) => `events/event/${id}`

/** The record of an evening as it is now; null for a deleted one. */
export async function read(planner: Planner, id: number): Promise<Values | null> {
  const { status, body } = await planner.send('GET', addressOf(id))
  if (status === 404) return null
  expect(status).toBe(200)
  return valuesOf(body)
}

/** Saves of the two at the same moment; each is checked against the entries of the log that came with it. */
export async function deliver(
  world: World,
  requests: readonly { by: Planner; save: Save }[],
): Promise<Answer[]> {
  const answers = await Promise.all(
    requests.map(({ by, save: { id, changes, seen, kill } }) =>
      by.send('PATCH', addressOf(id), { ...changes, seen }, kill),
    ),
  )
  const entries = await newEntries(world)
  const moments = [new Map(world.evenings)]
  for (const { actorName, subjectId, action, details } of entries) {
    const request = requests.find(({ by, save }) => by.name === actorName && String(save.id) === subjectId)
    expect(action).toBe('change')
    expect(request, `${actorName} has asked for the change of ${subjectId}`).toBeDefined()
    if (request) replay(world, request, details)
    moments.push(new Map(world.evenings))
  }
  for (const [index, { by, save }] of requests.entries()) {
    const own = entries.filter(
      ({ actorName, subjectId }) => by.name === actorName && subjectId === String(save.id),
    )
    const status = answers[index]?.status ?? 0
    expect(own.length, `the entries of a save that was answered with ${status}`).toBeLessThanOrEqual(
      status === 0 || status === 200 ? 1 : 0,
    )
    expect([0, 200, 400, 404, 409]).toContain(status)
    // What was there already needed no write, but the other save may have changed it at once.
    if (status === 200 && own.length === 0)
      expect(moments.map((moment) => missingIn(moment.get(save.id), save))).toContainEqual([])
    if (status === 200) see(by, save.changes)
  }
  for (const { save } of requests) await expectStored(world, save.id)
  return answers
}

/** A call that writes several evenings, with what it is to write in each of them. */
export type Together = {
  by: Planner
  method: string
  path: string
  body: Values
  saves: readonly Save[]
  kill?: Kill | undefined
}

/** A call that writes all of its evenings or none, checked against the entries of the log that came with it. */
export async function deliverTogether(
  world: World,
  { by, method, path, body, saves, kill }: Together,
): Promise<Answer> {
  const before = new Map(world.evenings)
  const answer = await by.send(method, path, body, kill)
  const entries = await newEntries(world)
  for (const { actorName, subjectId, action, details } of entries) {
    const save = saves.find(({ id }) => String(id) === subjectId)
    expect([actorName, action]).toEqual([by.name, 'change'])
    expect(save, `${actorName} has asked for the change of ${subjectId}`).toBeDefined()
    if (save) replay(world, { by, save }, details)
  }
  const { status } = answer
  expect([0, 200, 400, 409]).toContain(status)
  if (status >= 400) expect(entries, 'what was refused has written nothing').toEqual([])
  if (status === 200 || entries.length > 0)
    for (const save of saves) expect(missingIn(world.evenings.get(save.id), save)).toEqual([])
  else expect(world.evenings).toEqual(before)
  if (status === 200) for (const { changes } of saves) see(by, changes)
  for (const { id } of saves) await expectStored(world, id)
  return answer
}

/** Checks an entry of the log, and carries it out: what was written over had been seen, and what was typed is there. */
function replay(world: World, { by, save }: { by: Planner; save: Save }, details: Values): void {
  const state = world.evenings.get(save.id)
  expect(state, 'only what exists is changed').toBeTruthy()
  const [before, after] = [valuesOf(details['before']), valuesOf(details['after'])]
  const [now, typed] = [placesOf(state ?? {}), placesOf(save.changes)]
  for (const [place, value] of placesOf(before)) expect(now.get(place), `${place} before`).toBe(value)
  for (const [place, value] of placesOf(after)) {
    const old = now.get(place)
    if (old === value || place === 'edited_fields') continue
    expect(value, `${place} is what was typed`).toBe(typed.get(place))
    expect(by.known.get(place)?.has(old ?? 'null'), `${by.name} has seen ${place}: ${old}`).toBe(true)
  }
  const next = { ...state, ...after }
  expect(missingIn(next, save), 'what was acknowledged').toEqual([])
  world.evenings.set(save.id, next)
}

/** The places at which what was typed in a save is not there. */
function missingIn(state: Values | null | undefined, { changes, seen }: Save): string[] {
  const [now, known] = [placesOf(state ?? {}), placesOf(seen)]
  return [...placesOf(changes)].flatMap(([place, value]) =>
    value === known.get(place) || value === now.get(place) ? [] : [place],
  )
}

/** The record is what the history adds up to. */
export async function expectStored(world: World, id: number): Promise<void> {
  const state = world.evenings.get(id) ?? null
  const stored = await read(world.planners[0], id)
  expect(stored && Object.fromEntries(placesOf(stored))).toEqual(state && Object.fromEntries(placesOf(state)))
  world.evenings.set(id, stored)
}

/** What came into both logs since the last look. */
export async function newEntries(world: World) {
  const { db } = world.database
  const ids = [...world.evenings.keys()]
  const entries = await db
    .select()
    .from(auditLog)
    .where(
      and(
        gt(auditLog.id, world.lastEntry),
        eq(auditLog.subjectKind, 'event'),
        inArray(auditLog.subjectId, ids.map(String)),
      ),
    )
    .orderBy(asc(auditLog.id))
  const { rows } = await db.execute<{ subject_id: number }>(
    sql`DELETE FROM changes WHERE kind = 'event' AND subject_id IN ${ids} RETURNING subject_id`,
  )
  expect(rows.map(({ subject_id: id }) => String(id)).toSorted()).toEqual(
    entries.map(({ subjectId }) => subjectId).toSorted(),
  )
  world.lastEntry = entries.at(-1)?.id ?? world.lastEntry
  return entries.map(({ details, ...entry }) => ({ ...entry, details: valuesOf(details) }))
}

/** After the jobs, search has what it has when everything is indexed again. */
export async function expectIndexed(world: World, named: { person: number[]; work: number[] }) {
  const scope = systemScope(world.database.db)
  const event = [...world.evenings].flatMap(([id, state]) => (state ? [id] : []))
  for (const key of await listOutdatedDependants(scope)) await updateDependants(scope, recordStores, key)
  const before = await documentsOf(world)
  for (const [kind, ids] of Object.entries({ event, ...named }))
    await indexSubjects(scope, z.enum(['event', 'person', 'work']).parse(kind), ids)
  expect(before).toEqual(await documentsOf(world))
}

async function documentsOf({ database: { db }, evenings }: World) {
  const { updatedAt: _, ...document } = getTableColumns(searchDocuments)
  // A job counts how often somebody performs or composes.
  const { tags: _tags, popularity: _popularity, ...entry } = getTableColumns(searchEntries)
  const isOurs = ({ kind, subjectId }: typeof searchDocuments | typeof searchEntries) =>
    or(ne(kind, 'event'), inArray(subjectId, [...evenings.keys()]))
  const rows = [
    ...(await db.select(document).from(searchDocuments).where(isOurs(searchDocuments))),
    ...(await db.select(entry).from(searchEntries).where(isOurs(searchEntries))),
  ]
  return rows.map((row) => JSON.stringify(row)).toSorted()
}

/** Notes what somebody now knows of a record. */
export function see({ known }: Planner, values: Values): void {
  for (const [place, value] of placesOf(values)) known.set(place, (known.get(place) ?? new Set()).add(value))
}

const fields: Fields = record.fields

/** The stored values by place. Parts count as equal without their numbers, and those without an order in any. */
export function placesOf(values: Values): Places {
  return new Map(
    Object.entries(values).flatMap(([name, value]): [string, string][] => {
      const field = fields[name]
      // What is computed follows from the others.
      if (!field || field.readOnly === 'computed') return []
      const isDivided = field.kind === 'facts' || (field.kind === 'text' && field.localized)
      const names = field.kind === 'facts' ? field.facts.map((fact) => fact.name) : ['de', 'en']
      if (isDivided)
        return names.map((part) => [
          `${name}.${part}`,
          textOf(isRecord(value) ? value[part] : field.kind === 'text' ? '' : null),
        ])
      const list =
        Array.isArray(value) && name === 'presale'
          ? value.toSorted((one, other) => textOf(one).localeCompare(textOf(other)))
          : value
      return [[name, textOf(list)]]
    }),
  )
}

/** A value as JSON, without the numbers of parts, and with sorted keys. */
function textOf(value: unknown): string {
  return JSON.stringify(withoutNumbers(value) ?? null, (_, part: unknown) =>
    isRecord(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => one.localeCompare(other)))
      : part,
  )
}

export function valuesOf(value: unknown): Values {
  return z.record(z.string(), z.unknown()).parse(value ?? {})
}
