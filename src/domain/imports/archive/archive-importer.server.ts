import { createEvents, findImportedEvents, updateImportedEvents } from '../../events/index.server.ts'
import { isDomainError } from '../../errors.ts'
import type { Scope } from '../../scope.ts'
import type { ImportOutcome } from '../outcome.ts'
import type { Report } from '../report-file.server.ts'
import { saveRun, type ImportRun, type RejectedLine } from '../runs.server.ts'
import { readArchiveLine } from './archive-line.ts'
import { ArchiveRecords } from './archive-records.server.ts'
import { compareEvent } from './compare-event.ts'
import { planEvent, type EventPlan } from './plan-event.ts'
import type { TextLine } from './read-lines.server.ts'

/** Number of lines per batch, which is written in one transaction. */
const batchLines = 500
/** Events with this many parts also fill a batch, so that a statement stays far below its time limit. */
const batchParts = 10_000

type Planned = { line: number; plan: EventPlan }

/**
 * Takes the lines of an archive one by one and writes them in batches; the position in the table of imports is saved in
 * the same transaction.
 */
export class ArchiveImporter {
  #scope: Scope
  #run: ImportRun
  #report: Report
  #isDryRun: boolean
  #records: ArchiveRecords | undefined
  #batch: Planned[] = []
  #rejected: RejectedLine[] = []
  #parts = 0
  #lastLine: number
  #unchanged = 0
  #lineOf = new Map<string, number>()

  constructor(scope: Scope, given: { run: ImportRun; report: Report; isDryRun: boolean }) {
    this.#scope = scope
    this.#run = given.run
    this.#report = given.report
    this.#isDryRun = given.isDryRun
    this.#lastLine = given.run.position
  }

  async load(): Promise<void> {
    this.#records = await ArchiveRecords.load(this.#scope)
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

  /** Remembers the id of a line that an earlier run processed, so that a later duplicate is detected. */
  skip(line: TextLine): void {
    const planned = read(line)
    if ('plan' in planned) this.#lineOf.set(planned.plan.externalId, line.number)
  }

  /** Resolves to whether a batch was written. */
  async take(line: TextLine): Promise<boolean> {
    this.#lastLine = line.number
    const planned = read(line)
    if ('reason' in planned) this.#reject(line.number, planned.reason)
    else this.#add(line.number, planned.plan)
    if (this.#batch.length + this.#rejected.length < batchLines && this.#parts < batchParts) return false
    await this.#write()
    return true
  }

  /** Writes the remaining lines and ends the run. */
  async finish(at: Date): Promise<void> {
    await this.#write(at)
  }

  #add(line: number, plan: EventPlan): void {
    const first = this.#lineOf.get(plan.externalId)
    if (first !== undefined) return this.#reject(line, `source_id: the same as in line ${first}`)
    this.#lineOf.set(plan.externalId, line)
    this.#batch.push({ line, plan })
    this.#parts += plan.cast.length + plan.programme.reduce((sum, item) => sum + 1 + item.cast.length, 0)
  }

  #reject(line: number, reason: string): void {
    this.#rejected.push({ line, reason })
  }

  async #write(finishedAt: Date | null = null): Promise<void> {
    const batch = this.#batch
    try {
      await this.#writeTogether(batch, finishedAt)
    } catch (error) {
      if (!isFaultOfData(error) || batch.length === 0) throw error
      await this.#writeOneByOne(batch, finishedAt)
    }
    this.#batch = []
    this.#parts = 0
  }

  /** When the database rejects a batch, its lines are written one by one, and the invalid one is rejected. */
  async #writeOneByOne(batch: Planned[], finishedAt: Date | null): Promise<void> {
    const lastLine = this.#lastLine
    for (const planned of batch) {
      await this.load() // discards records of the transaction that failed
      try {
        this.#lastLine = Math.max(this.#run.position, planned.line - 1)
        await this.#writeTogether([planned], null)
      } catch (error) {
        if (!isFaultOfData(error)) throw error
        this.#reject(planned.line, 'cannot be stored')
      }
    }
    await this.load()
    this.#lastLine = lastLine
    await this.#writeTogether([], finishedAt)
  }

  async #writeTogether(batch: Planned[], finishedAt: Date | null): Promise<void> {
    const rejected = this.#rejected
    const plans = batch.map(({ plan }) => plan)
    if (this.#isDryRun) {
      const { added, updated } = await this.#writeEvents(this.#scope, plans)
      await this.#count(added, updated, plans.length, rejected)
      return
    }
    await this.#report.add(rejected)
    const { added, updated } = await this.#scope.db.transaction(async (tx) => {
      const inside = { ...this.#scope, db: tx }
      const counts = await this.#writeEvents(inside, plans)
      const run = this.#run
      await saveRun(
        inside,
        {
          ...run,
          position: this.#lastLine,
          added: run.added + counts.added,
          updated: run.updated + counts.updated,
          rejected: [...run.rejected, ...rejected],
        },
        finishedAt,
      )
      return counts
    })
    await this.#count(added, updated, plans.length, rejected)
  }

  async #writeEvents(scope: Scope, plans: EventPlan[]): Promise<{ added: number; updated: number }> {
    const records = this.#records
    if (plans.length === 0 || !records) return { added: 0, updated: 0 }
    await records.resolve(scope, plans, this.#isDryRun)
    const stored = await findImportedEvents(
      scope,
      plans.map(({ externalId }) => externalId),
    )
    const drafts = plans.map((plan) => records.toDraft(plan))
    const fresh = drafts.filter(({ externalId }) => !stored.has(externalId ?? ''))
    const changes = drafts.flatMap((draft) => {
      const known = stored.get(draft.externalId ?? '')
      return known ? (compareEvent(known, draft) ?? []) : []
    })
    if (!this.#isDryRun) {
      await createEvents(scope, fresh)
      await updateImportedEvents(scope, changes)
    }
    return { added: fresh.length, updated: changes.length }
  }

  async #count(added: number, updated: number, total: number, rejected: RejectedLine[]): Promise<void> {
    if (this.#isDryRun) await this.#report.add(rejected)
    this.#run = {
      ...this.#run,
      position: this.#lastLine,
      added: this.#run.added + added,
      updated: this.#run.updated + updated,
      rejected: [...this.#run.rejected, ...rejected].slice(0, 1000),
    }
    this.#unchanged += total - added - updated
    this.#rejected = []
  }
}

function read(line: TextLine): { plan: EventPlan } | { reason: string } {
  if ('reason' in line) return line
  const parsed = readArchiveLine(line.text)
  return 'reason' in parsed ? parsed : planEvent(parsed.value)
}

/**
 * Whether an error is caused by the data: a value that does not fit (SQLSTATE classes 22 and 23, row too large), or an
 * invalid draft.
 */
function isFaultOfData(error: unknown): boolean {
  if (isDomainError(error)) return error.code === 'invalid'
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string' && /^(22|23|54)/.test(cause.code)) return true
  return false
}
