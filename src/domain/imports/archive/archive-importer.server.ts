import {
  createEvents,
  findImportedEvents,
  updateImportedEvents,
  type EventDraft,
} from '../../events/index.server.ts'
import type { RecordStores } from '../../records/index.server.ts'
import type { Scope } from '../../scope.ts'
import { indexSubjects } from '../../search-upkeep/index.server.ts'
import { updateStatistics } from '../../update-statistics.server.ts'
import type { DumpLine } from '../../dumps/index.server.ts'
import type { ImportOutcome } from '../outcome.ts'
import type { Report } from '../report-file.server.ts'
import { isDataError } from '../is-data-error.ts'
import { readLists } from '../read-lists.server.ts'
import { saveRun, type ImportRun } from '../runs.server.ts'
import { ArchiveRecords } from './archive-records.server.ts'
import { compareEvent } from './compare-event.ts'
import { DumpRecords } from './dump-records.server.ts'
import { isDumpLine, type Batch, type Plan } from './plan-batches.ts'
import type { EventPlan } from './plan-event.ts'

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
    this.#records = await ArchiveRecords.load(this.#scope)
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
      rejected: this.#report.count(),
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
    this.#dumped ??= await DumpRecords.load(this.#scope)
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
    const plans = batch.planned.map(({ plan }) => plan)
    if (this.#isDryRun) {
      this.#count(batch, await this.#writeEvents(this.#scope, plans))
      await this.#report.add(batch.rejected)
      return
    }
    await this.#report.add(batch.rejected)
    const made = await this.#scope.db.transaction(async (tx) => {
      const inside = { ...this.#scope, db: tx }
      const counts = await this.#writeEvents(inside, plans)
      await saveRun(inside, runAfter(this.#run, batch, counts), finishedAt)
      return counts
    })
    this.#count(batch, made)
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

  async #writeEvents(scope: Scope, plans: Plan[]): Promise<Written> {
    const records = this.#records
    if (plans.length === 0 || !records) return { eventIds: [], added: 0, updated: 0 }
    const dumped = await this.#readDumped(scope, plans.filter(isDumpLine))
    const others = plans.filter((plan): plan is EventPlan => !isDumpLine(plan))
    await records.resolve(scope, others, this.#isDryRun)
    const drafts = [...others.map((plan) => records.toDraft(plan)), ...dumped.drafts]
    const stored = await findImportedEvents(
      scope,
      drafts.flatMap(({ externalId }) => externalId ?? []),
    )
    const fresh = drafts.filter(({ externalId }) => !stored.has(externalId ?? ''))
    const changes = drafts.flatMap((draft) => {
      const known = stored.get(draft.externalId ?? '')
      return known ? (compareEvent(known, draft) ?? []) : []
    })
    const counts = { added: fresh.length + dumped.added, updated: changes.length }
    if (this.#isDryRun) return { eventIds: [], ...counts }
    const eventIds = await createEvents(scope, fresh, { search: 'later' })
    // Both write search documents of artists and works that their events share.
    if (changes.length > 0) await this.settle()
    await updateImportedEvents(scope, changes, readLists(this.#stores))
    return { eventIds, ...counts }
  }

  /** The events of a dump's lines that this house does not have of its own, after their records; and how many of those are new. */
  async #readDumped(scope: Scope, lines: DumpLine[]): Promise<{ drafts: EventDraft[]; added: number }> {
    if (lines.length === 0) return { drafts: [], added: 0 }
    const records = (this.#dumped ??= await DumpRecords.load(scope))
    const added = await records.resolve(scope, lines, this.#isDryRun)
    const events = lines.filter((line) => line.type === 'event')
    const own = await records.findOwn(scope, events)
    return {
      drafts: events.filter(({ id }) => !own.has(id)).map((line) => records.toDraft(line)),
      added,
    }
  }

  #count(batch: Batch, counts: Counts): void {
    this.#run = runAfter(this.#run, batch, counts)
    this.#unchanged += batch.planned.length - counts.added - counts.updated
  }
}

type Counts = { added: number; updated: number }
type Written = Counts & { eventIds: number[] }
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
