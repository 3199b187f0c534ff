import { hallDay, inHall } from '#i18n/dates.ts'
import { isRecord, recordsIn } from '#json/is-record.ts'
import type { FormerFact } from './event-facts.ts'

type Member = { artist: number; replaces: number | null; role: unknown; id: number | null }
/** What an event says now, in the terms of its record. */
export type Version = {
  date_start: string
  room: number | null
  price_min: number | null
  price_max: number | null
  price_categories: readonly { amount: number }[]
  artists: readonly Member[]
}
type Change = { before: unknown; after: unknown }

/**
 * What an event has said before and says no longer, from its changes, the newest first. Whoever performs in place of
 * somebody is known by "replaces", by the row that was changed, or because one left and one came in a change.
 */
export function formerFactsOf(now: Version, changes: readonly Change[]): FormerFact[] {
  const performing = new Set(now.artists.map(({ artist }) => artist))
  const successors = new Map<number, number | null>()
  const facts = new Map<string, FormerFact>()
  const add = (fact: FormerFact) => {
    const { kind } = fact
    const value =
      kind === 'performer'
        ? fact.artist
        : kind === 'time'
          ? fact.minutes
          : kind === 'date'
            ? fact.day
            : kind === 'hall'
              ? fact.room
              : fact.cents
    if (!facts.has(`${kind} ${value}`)) facts.set(`${kind} ${value}`, fact)
  }
  for (const { artist, replaces } of now.artists) if (replaces !== null) successors.set(replaces, artist)
  const [minutes, day] = [minutesOf(now.date_start), hallDay(now.date_start)]
  for (const { before: old, after } of changes) {
    const before = isRecord(old) ? old : {}
    const start = before['date_start']
    if (typeof start === 'string' && !Number.isNaN(Date.parse(start))) {
      if (minutesOf(start) !== minutes) add({ kind: 'time', minutes: minutesOf(start) })
      if (hallDay(start) !== day) add({ kind: 'date', day: hallDay(start) })
    }
    const room = before['room']
    if (typeof room === 'number' && room !== now.room) add({ kind: 'hall', room })
    for (const name of ['price_min', 'price_max'] as const) {
      const cents = before[name]
      if (typeof cents === 'number' && cents !== now[name]) add({ kind: 'price', cents, now: now[name] })
    }
    const categories = recordsIn(before['price_categories'])
    for (const [index, { amount }] of categories.entries()) {
      const isKept = now.price_categories.some((one) => one.amount === amount)
      const same = categories.length === now.price_categories.length ? now.price_categories[index] : undefined
      if (typeof amount === 'number' && !isKept)
        add({ kind: 'price', cents: amount, now: same?.amount ?? null })
    }
    for (const [gone, by] of replacedIn(before, isRecord(after) ? after : {}))
      if (!successors.has(gone)) successors.set(gone, by)
  }
  for (const [artist, by] of successors) {
    const last = lastOf(by, successors)
    if (!performing.has(artist))
      add({ kind: 'performer', artist, by: last !== null && performing.has(last) ? last : null })
  }
  return [...facts.values()]
}

/** Whoever performs in the end, when a substitute was replaced in turn. */
function lastOf(by: number | null, successors: ReadonlyMap<number, number | null>): number | null {
  let last = by
  for (let step = 0; step < 20 && last !== null && successors.has(last); step++) {
    const next = successors.get(last) ?? null
    if (next === last) break
    last = next
  }
  return last
}

/** Those who were in the cast before a change and not after it, with who took their place. */
function replacedIn(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): [number, number | null][] {
  const [old, now] = [membersOf(before), membersOf(after)]
  const had = new Set(old.map(({ artist }) => artist))
  const has = new Set(now.map(({ artist }) => artist))
  const gone = [...had].filter((artist) => !has.has(artist))
  const came = [...has].filter((artist) => !had.has(artist))
  return gone.map((artist) => {
    const rows = old.filter((one) => one.artist === artist)
    const by =
      now.find((one) => one.replaces === artist) ??
      now.find((one) => came.includes(one.artist) && rows.some(({ id }) => id !== null && id === one.id)) ??
      onlyOne(
        now.filter((one) => came.includes(one.artist) && rows.some(({ role }) => isSameRole(role, one.role))),
      )
    return [artist, by?.artist ?? (gone.length === 1 && came.length === 1 ? (came[0] ?? null) : null)]
  })
}

function onlyOne<Item>(items: readonly Item[]): Item | undefined {
  return items.length === 1 ? items[0] : undefined
}

function isSameRole(one: unknown, other: unknown): boolean {
  return isRecord(one) && isRecord(other) && one['de'] === other['de'] && one['de'] !== ''
}

/** The numbers of those who perform by the fields of a record. */
export function performersIn(values: Record<string, unknown>): number[] {
  return membersOf(values).map(({ artist }) => artist)
}

/** The cast of the event and of the items of its programme. */
function membersOf(values: Record<string, unknown>): Member[] {
  const lists = [values['cast'], ...recordsIn(values['programme']).map((item) => item['cast'])]
  return lists.flatMap(recordsIn).flatMap(({ artist, replaces, role, id }) =>
    typeof artist === 'number'
      ? [
          {
            artist,
            role,
            replaces: typeof replaces === 'number' ? replaces : null,
            id: typeof id === 'number' ? id : null,
          },
        ]
      : [],
  )
}

function minutesOf(at: string): number {
  const { hour, minute } = inHall(at)
  return hour * 60 + minute
}
