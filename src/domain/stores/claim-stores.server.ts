import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { FileStore } from '../file-store.ts'
import type { Scope } from '../scope.ts'
import type { DatabaseIdentity } from './identify-database.server.ts'

/** A store, and a sample of the names of contents that the database expects in it. */
export type ClaimableStore = { store: FileStore; expected: readonly string[] }

const mark = z.object({ database: z.uuid(), server: z.string().nullable(), claimedAt: z.iso.datetime() })
type Mark = z.infer<typeof mark>

/**
 * `ours`: the mark names this database. `empty`: no mark, no contents. `unmarked`: contents without a mark, as earlier
 * versions have stored them. `strange`: the mark names another database, a copy of this one, or is not readable.
 */
export type Verdict =
  | { kind: 'ours' | 'empty' | 'unmarked' }
  | { kind: 'strange'; because: 'other' | 'copy' | 'unreadable'; claimedAt: string | null }

/** To whom a store belongs, by its mark. */
export async function judgeStore(store: FileStore, identity: DatabaseIdentity): Promise<Verdict> {
  const text = await store.readMark()
  if (text !== null) return judgeMark(text, identity)
  for await (const _ of store.list()) return { kind: 'unmarked' }
  for await (const _ of store.trash.list()) return { kind: 'unmarked' }
  return { kind: 'empty' }
}

function judgeMark(text: string, identity: DatabaseIdentity): Verdict {
  const found = readMark(text)
  if (!found) return { kind: 'strange', because: 'unreadable', claimedAt: null }
  const { database, server, claimedAt } = found
  if (database !== identity.id) return { kind: 'strange', because: 'other', claimedAt }
  const isCopy = server !== null && identity.server !== null && server !== identity.server
  return isCopy ? { kind: 'strange', because: 'copy', claimedAt } : { kind: 'ours' }
}

function readMark(text: string): Mark | null {
  try {
    return mark.parse(JSON.parse(text))
  } catch {
    return null
  }
}

/**
 * Marks stores that belong to nobody as those of this database: empty ones, and, after an upgrade, unmarked ones if at
 * least half of the contents that the database expects in them are there. `isForced` marks all. Returns the verdicts
 * about the stores, in their order; nothing is marked unless every store is this database's or may become it.
 */
export async function claimStores(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  stores: readonly ClaimableStore[],
  { identity, ...given }: { identity: DatabaseIdentity; isForced?: boolean },
): Promise<Verdict[]> {
  const verdicts = await judgeStores(stores, identity)
  if (verdicts.every(({ kind }) => kind === 'ours')) return verdicts
  // Processes that start together mark one after the other: not every service replaces an object at once.
  return db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('claim-stores', 0))`)
    return claimInTurn(stores, { identity, now, ...given })
  })
}

async function judgeStores(
  stores: readonly ClaimableStore[],
  identity: DatabaseIdentity,
): Promise<Verdict[]> {
  return Promise.all(stores.map(({ store }) => judgeStore(store, identity)))
}

async function claimInTurn(
  stores: readonly ClaimableStore[],
  { identity, now, isForced = false }: { identity: DatabaseIdentity; now: Date; isForced?: boolean },
): Promise<Verdict[]> {
  const verdicts = await judgeStores(stores, identity)
  const isAdopted =
    verdicts.some(({ kind }) => kind === 'unmarked') && (isForced || (await areExpectedThere(stores)))
  const mayClaim = (verdict: Verdict) =>
    isForced || verdict.kind === 'empty' || (verdict.kind === 'unmarked' && isAdopted)
  if (!verdicts.every((verdict) => verdict.kind === 'ours' || mayClaim(verdict))) return verdicts
  const written: Mark = { database: identity.id, server: identity.server, claimedAt: now.toISOString() }
  return Promise.all(
    verdicts.map(async (verdict, index): Promise<Verdict> => {
      if (verdict.kind !== 'ours') await stores[index]?.store.writeMark(`${JSON.stringify(written)}\n`)
      return { kind: 'ours' }
    }),
  )
}

/** The samples of all stores count together, because one of them may hold nothing but leftovers. */
async function areExpectedThere(stores: readonly ClaimableStore[]): Promise<boolean> {
  const sizes = await Promise.all(
    stores.flatMap(({ store, expected }) => expected.map(async (name) => store.sizeOf(name))),
  )
  const there = sizes.filter((size) => size !== null).length
  return there > 0 && there * 2 >= sizes.length
}
