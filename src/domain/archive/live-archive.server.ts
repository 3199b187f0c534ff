import { setImmediate } from 'node:timers/promises'
import type { Db } from '#db/client/index.server.ts'
import { ArchiveIndex } from './archive-index.ts'
import { loadNames } from './load-names.server.ts'
import { loadAllRecords, loadRecords } from './load-records.server.ts'
import { Names, type NameKind } from './names.ts'
import { readChanges, readState, type Changes, type SeenState } from './read-changes.server.ts'
import type { ArchiveRecord } from './record.ts'

/** Events read at once: 20 to 40 ms of the embedded database, which serves others in between. */
const slice = 250
/** With more changed events than this, building all anew is as quick. */
const mostChanges = 6000

const nameKinds: readonly NameKind[] = ['artist', 'work', 'room', 'genre', 'season']

type Built = { index: ArchiveIndex; seen: SeenState }

/**
 * The archive of one database, as it is now. Whoever asks gets an index that has seen everything committed before:
 * each time the database is asked, in one statement, what has changed, and only that is read again. It needs no
 * notification, and is right in any number of processes; those who ask at the same time share one reading. The first one
 * who asks waits until the index is built.
 */
export class LiveArchive {
  readonly #db: Db
  #built: Built | null = null
  /** What is under way; everything that changes `#built` happens in this order. */
  #queue: Promise<unknown> = Promise.resolve()
  /** The reading that has not begun yet, for whoever comes before it does. */
  #next: Promise<ArchiveIndex> | null = null
  #isRenewing = false

  constructor(db: Db) {
    this.#db = db
  }

  /** The index, with everything in it that was committed before the call. */
  current(): Promise<ArchiveIndex> {
    if (this.#next) return this.#next
    const next = this.#queue.then(async () => {
      this.#next = null
      this.#built = await this.#catchUp()
      const { index } = this.#built
      if (index.isWorn) void this.#renewBeside()
      return index
    })
    this.#next = next
    this.#queue = next.catch(() => {}) // told to those who asked
    return next
  }

  async #catchUp(): Promise<Built> {
    const built = this.#built
    if (!built) return this.#build()
    const { seen, touched } = await readChanges(this.#db, built.seen)
    const isOtherStorage = seen.storage !== built.seen.storage
    const events = touched.find(({ kind }) => kind === 'event')?.ids ?? []
    if (isOtherStorage || events.length > mostChanges) return this.#build()
    await this.#apply(built.index, touched, events)
    return { index: built.index, seen }
  }

  /** All is read before anything is changed: a reading that fails changes nothing, and is done again. */
  async #apply(index: ArchiveIndex, touched: Changes['touched'], events: number[]): Promise<void> {
    const records: ArchiveRecord[] = []
    for (let at = 0; at < events.length; at += slice)
      records.push(...(await loadRecords(this.#db, events.slice(at, at + slice))))
    const named = await Promise.all(
      touched.flatMap(({ kind, ids }) =>
        kind === 'event' ? [] : [loadNames(this.#db, kind, ids).then((names) => ({ kind, ids, names }))],
      ),
    )
    for (const { kind, ids, names } of named) index.names.replace(kind, ids, names)
    if (events.length > 0) index.replace(events, records)
  }

  async #build(): Promise<Built> {
    const seen = await readState(this.#db)
    const names = new Names()
    for (const kind of nameKinds) names.replace(kind, [], await loadNames(this.#db, kind, 'all'))
    const collected = ArchiveIndex.collect(names)
    for await (const records of loadAllRecords(this.#db, slice)) {
      for (const record of records) collected.add(record)
      await setImmediate() // others' turn
    }
    return { index: collected.finish(), seen }
  }

  /** Builds a tidy index while the worn one goes on answering; what changes meanwhile is caught up with afterwards. */
  async #renewBeside(): Promise<void> {
    if (this.#isRenewing) return
    this.#isRenewing = true
    try {
      const renewed = await this.#build()
      this.#queue = this.#queue.then(() => this.#take(renewed))
    } catch {
      // The worn one is as right; it is tried again with the next question.
    } finally {
      this.#isRenewing = false
    }
  }

  #take(built: Built): void {
    this.#built = built
  }
}
