import { storeChecks, type StoreName } from '#db/schema/index.ts'
import type { FileStore, StoredFile } from '../file-store.ts'
import type { Scope } from '../scope.ts'
import { forgetName, removableNames } from './stored-names.server.ts'

/** For files that are just being stored, whose row follows; in milliseconds. */
const grace = 3_600_000
/** How many days a removed content stays in the trash. */
export const keptDays = 30
const keptInTrash = keptDays * 86_400_000
/** A run that finds more contents of unknown origin than this, or this share of all, removes none of them. */
const maxStrays = { count: 20, share: 0.05, always: 2 }
const batchSize = 500

/** What one clean-up of a store has found and done; a content is counted once, however many files it has. */
export type Sweep = {
  contents: number
  /** Moved to the trash because their rows are gone, or removed for good on a person's request. */
  removed: number
  /** Without a row, and not named by this database; moved to the trash unless there were too many. */
  strays: number
  /** Moved back from the trash because they have a row again. */
  putBack: number
  /** Removed from the trash for good, at the end of their time. */
  expired: number
  isStopped: boolean
}

export type SweepOptions = {
  /** Whether contents of unknown origin are moved to the trash, however many there are. */
  removesStrays?: boolean
}

type Swept = {
  name: StoreName
  store: FileStore
  /** The name that the database uses for a content, by the id of one of its files. */
  nameOf: (id: string) => string
  /** Those of some names that have a row. */
  findKnown: (names: string[]) => Promise<ReadonlySet<string>>
}

/**
 * Moves the contents without a row to the trash, puts back those that have one again, and empties the trash of what is
 * older than 30 days. Contents that this database has never named are moved only if they are few: many are somebody
 * else's, or newer than a restored database. The caller
 * makes sure that the store belongs to this database.
 */
export async function sweepStore(
  scope: Pick<Scope, 'db' | 'now'>,
  swept: Swept,
  { removesStrays = false }: SweepOptions,
): Promise<Sweep> {
  const { name: store, store: files } = swept
  const contents = await groupFiles(files.list(), swept)
  const sorted = await sortContents(scope, swept, contents)
  const trashed = await sweepTrash(scope, swept, contents)
  for (const [name, { isErased }] of sorted.removable) {
    for (const { id } of contents.get(name) ?? []) await (isErased ? files.remove(id) : files.trash.take(id))
    if (isErased) await forgetName(scope, store, name)
  }
  const { count, share, always } = maxStrays
  const limit = Math.min(count, Math.max(always, Math.floor(contents.size * share)))
  const isStopped = !removesStrays && sorted.strays.length > limit
  if (!isStopped)
    for (const name of sorted.strays)
      for (const { id } of contents.get(name) ?? []) await files.trash.take(id)
  const found = { checkedAt: scope.now, strays: sorted.strays.length, isStopped }
  await scope.db
    .insert(storeChecks)
    .values({ store, ...found })
    .onConflictDoUpdate({ target: storeChecks.store, set: found })
  return {
    contents: contents.size,
    removed: sorted.removable.size,
    strays: sorted.strays.length,
    ...trashed,
    isStopped,
  }
}

/** The files of a store by the names of their contents. */
async function groupFiles(
  files: AsyncIterable<StoredFile>,
  { nameOf }: Pick<Swept, 'nameOf'>,
): Promise<Map<string, StoredFile[]>> {
  const grouped = new Map<string, StoredFile[]>()
  for await (const file of files) {
    const name = nameOf(file.id)
    const others = grouped.get(name)
    if (others) others.push(file)
    else grouped.set(name, [file])
  }
  return grouped
}

/** The contents without a row: those that this database has named, and the others. */
async function sortContents(
  scope: Pick<Scope, 'db' | 'now'>,
  { name: store, findKnown }: Swept,
  contents: ReadonlyMap<string, StoredFile[]>,
): Promise<{ removable: Map<string, { isErased: boolean }>; strays: string[] }> {
  const removable = new Map<string, { isErased: boolean }>()
  const strays: string[] = []
  const latest = scope.now.getTime() - grace
  const old = [...contents].filter(([, files]) => files.every(({ storedAt }) => storedAt.getTime() <= latest))
  for (const names of batchesOf(old.map(([name]) => name))) {
    const known = await findKnown(names)
    const unknown = names.filter((name) => !known.has(name))
    const named = unknown.length === 0 ? new Map() : await removableNames(scope, store, unknown)
    for (const name of unknown) {
      const found = named.get(name)
      if (found) removable.set(name, found)
      else strays.push(name)
    }
  }
  return { removable, strays }
}

async function sweepTrash(
  scope: Pick<Scope, 'db' | 'now'>,
  swept: Swept,
  contents: ReadonlyMap<string, StoredFile[]>,
): Promise<{ putBack: number; expired: number }> {
  const { name: store, store: files, findKnown } = swept
  const trashed = await groupFiles(files.trash.list(), swept)
  const earliest = scope.now.getTime() - keptInTrash
  let [putBack, expired] = [0, 0]
  for (const names of batchesOf([...trashed.keys()])) {
    const known = await findKnown(names)
    const named = await removableNames(scope, store, names)
    for (const name of names) {
      const found = trashed.get(name) ?? []
      const there = new Set((contents.get(name) ?? []).map(({ id }) => id))
      const missing = known.has(name) ? found.filter(({ id }) => !there.has(id)) : []
      const isOver =
        named.get(name)?.isErased === true || found.every(({ storedAt }) => storedAt.getTime() < earliest)
      if (missing.length > 0) {
        for (const { id } of missing) await files.trash.putBack(id)
        putBack += 1
      } else if (isOver) {
        for (const { id } of found) await files.trash.remove(id)
        if (!known.has(name)) await forgetName(scope, store, name)
        expired += 1
      }
    }
  }
  return { putBack, expired }
}

/** A list in chunks of a suitable size for a query. */
function* batchesOf(names: string[]): Generator<string[]> {
  for (let from = 0; from < names.length; from += batchSize) yield names.slice(from, from + batchSize)
}
