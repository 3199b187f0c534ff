import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Db } from '#db/client/index.server.ts'
import { readChangesSince, readSnapshot, type Change, type Snapshot } from '../changes/index.server.ts'
import { ArchiveIndex } from './archive-index.ts'
import { loadNames } from './load-names.server.ts'
import { loadAllRecords, loadRecords } from './load-records.server.ts'
import { nameKinds, Names } from './names.ts'
import type { ArchiveRecord } from './record.ts'

/** Number of events read at a time; the site answers other requests in between. */
const slice = 500
/** Building goes on when the request that asked for it has ended, with its limits. */
const runOutside = AsyncLocalStorage.snapshot()
/** With more changed events than this, a complete rebuild is just as fast. */
const maxChanges = 6000

type Built = { index: ArchiveIndex; snapshot: Snapshot }

/**
 * The archive of one database. Callers that need the current state first read the new entries of the change log
 * (`current`), which is correct with any number of processes; concurrent callers share one reading. Where something
 * else updates the index soon after each change, `latest` answers without querying the database. The first caller waits
 * until the index is built.
 */
export class LiveArchive {
  readonly #db: Db
  readonly #first = Promise.withResolvers<ArchiveIndex>()
  #built: Built | null = null
  /** Serializes everything that changes `#built`. */
  #queue: Promise<unknown> = Promise.resolve()
  /** A reading that has not started yet, shared by all callers until it does. */
  #next: Promise<ArchiveIndex> | null = null
  #isRenewing = false
  #progress: { began: number; read: number; all: number } | null = null

  constructor(db: Db) {
    this.#db = db
  }

  get isBuilt(): boolean {
    return this.#built !== null
  }

  /** The first index. */
  get whenBuilt(): Promise<ArchiveIndex> {
    return this.#first.promise
  }

  /** While the index is built: how many seconds that will still take, judging by the events so far; at least one. */
  get secondsLeft(): number {
    if (!this.#progress) return 1
    const { began, read, all } = this.#progress
    const seconds = (performance.now() - began) / 1000
    return Math.max(1, Math.ceil(read === 0 ? seconds : (seconds / read) * (all - read)))
  }

  /** The index as it was last updated. */
  latest(): Promise<ArchiveIndex> {
    return this.#built ? Promise.resolve(this.#built.index) : this.current()
  }

  /** The index, including everything that was committed before the call. */
  current(): Promise<ArchiveIndex> {
    if (this.#next) return this.#next
    const next = this.#queue.then(async () => {
      this.#next = null
      this.#built = await this.#catchUp()
      const { index } = this.#built
      this.#first.resolve(index)
      if (index.isWorn) void this.#renewBeside()
      return index
    })
    this.#next = next
    this.#queue = next.catch(() => {}) // reported to the callers
    return next
  }

  async #catchUp(): Promise<Built> {
    let built = this.#built ?? (await this.#build())
    for (;;) {
      const { snapshot, changes } = await readChangesSince(this.#db, built.snapshot)
      const events = idsOf(changes, 'event')
      const isOther = changes.some(
        ({ kind, id }) => kind === 'everything' || (kind === 'event' && id === null),
      )
      if (!isOther && events.length <= maxChanges) {
        await this.#apply(built.index, changes, events)
        return { index: built.index, snapshot }
      }
      built = await this.#build()
    }
  }

  /** Reads everything before it changes anything: a reading that fails changes nothing and is repeated. */
  async #apply(index: ArchiveIndex, changes: Change[], events: number[]): Promise<void> {
    const records: ArchiveRecord[] = []
    for (let at = 0; at < events.length; at += slice)
      records.push(...(await loadRecords(this.#db, events.slice(at, at + slice))))
    const named = await Promise.all(
      nameKinds.map(async (kind) => {
        const ids = idsOf(changes, kind)
        return { kind, ids, names: ids.length === 0 ? [] : await loadNames(this.#db, kind, ids) }
      }),
    )
    for (const { kind, ids, names } of named) if (ids.length > 0) index.names.replace(kind, ids, names)
    if (events.length > 0) index.replace(events, records)
  }

  #build(): Promise<Built> {
    return runOutside(() => this.#buildSlowly())
  }

  /** The changes after its snapshot may be in the index in part: it answers nobody before they have been applied. */
  async #buildSlowly(): Promise<Built> {
    const snapshot = await readSnapshot(this.#db)
    const { rows } = await this.#db.execute<{ all: number }>(sql`SELECT count(*)::int AS all FROM events`)
    const progress = { began: performance.now(), read: 0, all: rows[0]?.all ?? 0 }
    this.#progress = progress
    const names = new Names()
    for (const kind of nameKinds) names.replace(kind, [], await loadNames(this.#db, kind, 'all'))
    const collected = ArchiveIndex.collect(names)
    for await (const records of loadAllRecords(this.#db, slice)) {
      for (const record of records) collected.add(record)
      progress.read += records.length
      await setImmediate() // yields to other requests
    }
    return { index: collected.finish(), snapshot }
  }

  /** Rebuilds the index while the old one continues to answer; changes made meanwhile are applied afterwards. */
  async #renewBeside(): Promise<void> {
    if (this.#isRenewing) return
    this.#isRenewing = true
    try {
      const renewed = await this.#build()
      this.#queue = this.#queue.then(() => this.#take(renewed))
    } catch {
      // The old index is just as correct; the next query retries the rebuild.
    } finally {
      this.#isRenewing = false
    }
  }

  #take(built: Built): void {
    this.#built = built
  }
}

function idsOf(changes: Change[], wanted: Change['kind']): number[] {
  return changes.flatMap(({ kind, id }) => (kind === wanted && id !== null ? [id] : []))
}
