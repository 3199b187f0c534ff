import {
  addRecords,
  changeImported,
  storeOfKind,
  type RecordStores,
  type TellBroken,
} from '../../records/index.server.ts'
import type { Scope } from '../../scope.ts'
import { indexSubjects } from '../../search-upkeep/index.server.ts'
import { updateStatistics } from '../../update-statistics.server.ts'
import type { DumpLine } from '../../dumps/index.server.ts'
import { changesOf, findImportedEvents, type EventValues } from '../imported-events.server.ts'
import type { ImportOutcome } from '../outcome.ts'
import type { Report } from '../report-file.server.ts'
import { isDataError } from '../is-data-error.ts'
import { findingsOf, type RejectedLine } from '../rejected-line.ts'
import { saveRun, type ImportRun } from '../runs.server.ts'
import { ArchiveRecords } from './archive-records.server.ts'
import { DumpRecords } from './dump-records.server.ts'
import { ownedValues } from './owned-values.ts'
import { isDumpLine, type Batch } from './plan-batches.ts'

/**
 * Writes the batches of an archive; the position in the table of imports is saved in the same transaction. The search
 * documents of new records, which take PostgreSQL longer than the records, follow in transactions of their own: other
 * connections write them while the first one writes the next batch.
 */
export class ArchiveImporter {
  #scope: Scope
  #stores: RecordStores
  #run: ImportRun
  #report: Report
  #isDryRun: boolean
  #records: ArchiveRecords | undefined
  /** Loaded with the first line of a dump. */
  #dumped: DumpRecords | undefined
  #unchanged = 0
  /** The ids of new records that have no search documents yet. */
  #unindexed: Unindexed = { person: [], work: [], event: [] }
  /** The writing of the search documents of the last batch; a failure is reported when it is awaited. */
  #indexed: Promise<void> = Promise.resolve()
  #hasStatistics = false

  constructor(
    scope: Scope,
    given: { run: ImportRun; report: Report; isDryRun: boolean; stores: RecordStores },
  ) {
    this.#stores = given.stores
    this.#scope = scope
    this.#run = given.run
    this.#report = given.report
    this.#isDryRun = given.isDryRun
  }

  async load(): Promise<void> {
    this.#records = await ArchiveRecords.load(this.#scope, this.#stores)
    this.#dumped = undefined
  }

  counts(): Omit<ImportOutcome, 'isFinished' | 'resumedAt' | 'reportFile'> {
    const { added, updated, position, rejected } = this.#run
    return {
      lines: position,
      added,
      updated,
      vanished: 0,
      unchanged: this.#unchanged,
      ...this.#report.counts(),
      firstRejected: rejected.slice(0, 20),
    }
  }

  async write(read: Batch): Promise<void> {
    const batch = await this.#rejectDangling(read)
    try {
      await this.#writeTogether(batch)
    } catch (error) {
      if (!isDataError(error) || batch.planned.length === 0) throw error
      await this.#writeOneByOne(batch)
    }
    await this.#indexAdded()
  }

  /** Waits until everything that was written can be found in the search. */
  async settle(): Promise<void> {
    await this.#indexed
  }

  /** Ends the run after its last batch. */
  async finish(at: Date): Promise<void> {
    await this.settle()
    await this.#writeTogether({ planned: [], rejected: [], lastLine: this.#run.position }, at)
  }

  /** Rejects the lines of a dump that name what is nowhere. */
  async #rejectDangling(batch: Batch): Promise<Batch> {
    const dumped = batch.planned.flatMap(({ line, plan }) => (isDumpLine(plan) ? [{ line, plan }] : []))
    if (dumped.length === 0) return batch
    this.#dumped ??= await DumpRecords.load(this.#scope, this.#stores)
    const dangling = this.#dumped.findDangling(dumped)
    if (dangling.size === 0) return batch
    return {
      ...batch,
      planned: batch.planned.filter(({ line }) => !dangling.has(line)),
      rejected: [...batch.rejected, ...[...dangling].map(([line, reason]) => ({ line, ...reason }))].toSorted(
        (one, other) => one.line - other.line,
      ),
    }
  }

  /** When the database rejects a batch, its lines are written one by one, and the invalid one is rejected. */
  async #writeOneByOne({ planned, rejected, lastLine }: Batch): Promise<void> {
    let unreported = rejected
    for (const one of planned) {
      await this.load() // discards records of the transaction that failed
      const before = Math.max(this.#run.position, one.line - 1)
      try {
        await this.#writeTogether({ planned: [one], rejected: unreported, lastLine: before })
        unreported = []
      } catch (error) {
        if (!isDataError(error)) throw error
        unreported = [...unreported, { line: one.line, reason: 'not_stored' }]
      }
    }
    await this.load()
    await this.#writeTogether({ planned: [], rejected: unreported, lastLine })
  }

  async #writeTogether(batch: Batch, finishedAt: Date | null = null): Promise<void> {
    if (this.#isDryRun) {
      this.#count(batch, await this.#writeEvents(this.#scope, batch.planned))
      await this.#report.add(batch.rejected)
      return
    }
    const { made, reported } = await this.#scope.db.transaction(async (tx) => {
      const inside = { ...this.#scope, db: tx }
      const counts = await this.#writeEvents(inside, batch.planned)
      const found = [...batch.rejected, ...counts.found].toSorted((one, other) => one.line - other.line)
      const all = { ...batch, rejected: found }
      await this.#report.add(found)
      await saveRun(inside, runAfter(this.#run, all, counts), finishedAt)
      return { made: counts, reported: all }
    })
    this.#count(reported, made)
    const [records, dumped] = [this.#records, this.#dumped]
    this.#unindexed.person.push(
      ...(records?.artists.takeAdded() ?? []),
      ...(dumped?.takeAdded('person') ?? []),
    )
    this.#unindexed.work.push(...(records?.works.takeAdded() ?? []), ...(dumped?.takeAdded('work') ?? []))
    this.#unindexed.event.push(...made.eventIds)
  }

  /**
   * Begins to write the search documents of what the last batch added: those of persons and works beside those of the
   * events before, then those of its events, which tell when their persons and works are found.
   */
  async #indexAdded(): Promise<void> {
    const { person, work, event } = this.#unindexed
    this.#unindexed = { person: [], work: [], event: [] }
    const named = Promise.all([
      indexSubjects(this.#scope, 'person', person),
      indexSubjects(this.#scope, 'work', work),
    ])
    named.catch(() => {}) // an error is reported when the promise is awaited
    await this.settle()
    this.#indexed = named.then(() => this.#indexEvents(event))
    this.#indexed.catch(() => {})
  }

  async #indexEvents(ids: number[]): Promise<void> {
    await indexSubjects(this.#scope, 'event', ids)
    if (this.#hasStatistics || ids.length === 0) return
    await updateStatistics(this.#scope)
    this.#hasStatistics = true
  }

  async #writeEvents(scope: Scope, planned: Batch['planned']): Promise<Written> {
    const records = this.#records
    if (planned.length === 0 || !records) return { eventIds: [], added: 0, updated: 0, found: [] }
    const dumped = await this.#readDumped(scope, planned)
    const others = planned.flatMap(({ line, plan }) => (isDumpLine(plan) ? [] : [{ line, plan }]))
    await records.resolve(
      scope,
      others.map(({ plan }) => plan),
      this.#isDryRun,
    )
    const drafts = [
      ...others.map(({ line, plan }) => ({ line, values: records.toValues(plan) })),
      ...dumped.drafts,
    ]
    const idOf = ({ values }: EventLine) => values.external_id ?? ''
    const stored = await findImportedEvents(scope, this.#stores, drafts.map(idOf))
    const fresh = drafts.filter((draft) => !stored.has(idOf(draft)))
    const changes = drafts.flatMap((draft) => {
      const known = stored.get(idOf(draft))
      const change = known && changesOf(known, ownedValues(known.values, draft.values))
      return change ? [{ ...change, line: draft.line }] : []
    })
    const counts = { added: fresh.length + dumped.added, updated: changes.length }
    const found: RejectedLine[] = []
    if (this.#isDryRun) return { eventIds: [], ...counts, found }
    const tellOf =
      (lines: readonly { line: number }[]): TellBroken =>
      (index, errors) => {
        found.push(...findingsOf(lines[index]?.line ?? 0, errors))
      }
    const store = storeOfKind(this.#stores, 'event')
    const eventIds = await addRecords(
      scope,
      store,
      fresh.map(({ values }) => values),
      { search: 'later', tellBroken: tellOf(fresh) },
    )
    // Both write search documents of artists and works that their events share.
    if (changes.length > 0) await this.settle()
    await changeImported(scope, store, changes, { tellBroken: tellOf(changes) })
    return { eventIds, ...counts, found }
  }

  /** The events of a dump's lines that this house does not have of its own, after their records; and how many of those are new. */
  async #readDumped(
    scope: Scope,
    planned: Batch['planned'],
  ): Promise<{ drafts: EventLine[]; added: number }> {
    const lines = planned.flatMap(({ plan }): DumpLine[] => (isDumpLine(plan) ? [plan] : []))
    if (lines.length === 0) return { drafts: [], added: 0 }
    const records = (this.#dumped ??= await DumpRecords.load(scope, this.#stores))
    const added = await records.resolve(scope, lines, this.#isDryRun)
    const events = lines.filter((line) => line.type === 'event')
    const own = await records.findOwn(scope, events)
    const drafts = planned.flatMap(({ line, plan }) =>
      isDumpLine(plan) && plan.type === 'event' && !own.has(plan.id)
        ? [{ line, values: records.toValues(plan) }]
        : [],
    )
    return { drafts, added }
  }

  #count(batch: Batch, counts: Counts): void {
    this.#run = runAfter(this.#run, batch, counts)
    this.#unchanged += batch.planned.length - counts.added - counts.updated
  }
}

type Counts = { added: number; updated: number }
type Written = Counts & { eventIds: number[]; found: RejectedLine[] }
type EventLine = { line: number; values: EventValues }
type Unindexed = { person: number[]; work: number[]; event: number[] }

function runAfter(run: ImportRun, { rejected, lastLine }: Batch, { added, updated }: Counts): ImportRun {
  return {
    ...run,
    position: lastLine,
    added: run.added + added,
    updated: run.updated + updated,
    rejected: [...run.rejected, ...rejected].slice(0, 1000),
  }
}
