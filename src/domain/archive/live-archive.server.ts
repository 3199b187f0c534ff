import { setImmediate } from 'node:timers/promises'
import type { Db } from '#db/client/index.server.ts'
import { readChangesSince, readSnapshot, type Change, type Snapshot } from '../changes/index.server.ts'
import { ArchiveIndex } from './archive-index.ts'
import { loadNames } from './load-names.server.ts'
import { loadAllRecords, loadRecords } from './load-records.server.ts'
import { nameKinds, Names } from './names.ts'
import type { ArchiveRecord } from './record.ts'

/** Events read at once; the site answers others in between. */
const slice = 250
/** With more changed events than this, building all anew is as quick. */
const mostChanges = 6000

type Built = { index: ArchiveIndex; snapshot: Snapshot }

/**
 * The archive of one database. Who needs it as it is now, reads first what the log of changes has noted since (`current`):
 * that is right in any number of processes, and those who ask at the same time share one reading. Where somebody else
 * reads soon after each change, `latest` answers without asking the database. The first one who asks waits until the
 * index is built.
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

  /** The index as it was read last. */
  latest(): Promise<ArchiveIndex> {
    return this.#built ? Promise.resolve(this.#built.index) : this.current()
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
    const { snapshot, changes } = await readChangesSince(this.#db, built.snapshot)
    const events = idsOf(changes, 'event')
    const isOther = changes.some(({ kind, id }) => kind === 'everything' || (kind === 'event' && id === null))
    if (isOther || events.length > mostChanges) return this.#build()
    await this.#apply(built.index, changes, events)
    return { index: built.index, snapshot }
  }

  /** All is read before anything is changed: a reading that fails changes nothing, and is done again. */
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

  async #build(): Promise<Built> {
    const snapshot = await readSnapshot(this.#db)
    const names = new Names()
    for (const kind of nameKinds) names.replace(kind, [], await loadNames(this.#db, kind, 'all'))
    const collected = ArchiveIndex.collect(names)
    for await (const records of loadAllRecords(this.#db, slice)) {
      for (const record of records) collected.add(record)
      await setImmediate() // others' turn
    }
    return { index: collected.finish(), snapshot }
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

function idsOf(changes: Change[], wanted: Change['kind']): number[] {
  return changes.flatMap(({ kind, id }) => (kind === wanted && id !== null ? [id] : []))
}
