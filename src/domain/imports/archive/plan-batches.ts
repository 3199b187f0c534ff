import type { DumpLine } from '../../dumps/index.server.ts'
import type { RejectedLine, Rejection } from '../rejected-line.ts'
import { readArchiveLine } from './archive-line.ts'
import { planEvent, type EventPlan } from './plan-event.ts'
import type { TextLine } from './read-lines.server.ts'

/** What a line says: a concert of any archive, or a record or an event of a dump, as it was in the house that made it. */
export type Plan = EventPlan | DumpLine

/** The lines of one transaction: what to write, what to report, and the number of the last line. */
export type Batch = {
  planned: { line: number; plan: Plan }[]
  rejected: RejectedLine[]
  lastLine: number
}

/** Number of lines per batch, which is written in one transaction. */
const batchLines = 500
/** Events with this many parts also fill a batch, so that a statement stays far below its time limit. */
const batchParts = 10_000

/**
 * Plans the lines of an archive in batches. Lines up to `resumedAt`, which an earlier run processed, are only remembered,
 * so that a later duplicate is detected.
 */
export async function* planBatches(lines: AsyncIterable<TextLine>, resumedAt: number): AsyncGenerator<Batch> {
  const lineOf = new Map<string, number>()
  let batch: Batch = { planned: [], rejected: [], lastLine: resumedAt }
  let parts = 0
  for await (const line of lines) {
    const { number } = line
    const read = readPlan(line)
    const key = 'plan' in read ? keyOf(read.plan) : ''
    const first = lineOf.get(key)
    if ('plan' in read && first === undefined) lineOf.set(key, number)
    if (number <= resumedAt) continue
    batch.lastLine = number
    if ('reason' in read) batch.rejected.push({ line: number, ...read })
    else if (first !== undefined)
      batch.rejected.push({
        line: number,
        reason: 'same_as_line',
        column: 'plan' in read && isDumpLine(read.plan) ? 'id' : 'source_id',
        values: { line: first },
      })
    else {
      batch.planned.push({ line: number, plan: read.plan })
      parts += countParts(read.plan)
    }
    if (batch.planned.length + batch.rejected.length >= batchLines || parts >= batchParts) {
      yield batch
      batch = { planned: [], rejected: [], lastLine: number }
      parts = 0
    }
  }
  if (batch.planned.length + batch.rejected.length > 0) yield batch
}

/** Prepares the next item while the current one is used. */
export async function* readAhead<Item>(items: AsyncGenerator<Item>): AsyncGenerator<Item> {
  try {
    let next = items.next()
    for (;;) {
      const { done, value } = await next
      if (done) return
      next = items.next()
      next.catch(() => {}) // thrown when it is awaited
      yield value
    }
  } finally {
    await items.return(undefined)
  }
}

function readPlan(line: TextLine): { plan: Plan } | Rejection {
  if ('rejection' in line) return line.rejection
  const parsed = readArchiveLine(line.text)
  if ('reason' in parsed) return parsed
  return 'dumped' in parsed ? { plan: parsed.dumped } : planEvent(parsed.value)
}

export function isDumpLine(plan: Plan): plan is DumpLine {
  return 'type' in plan
}

/** Two lines with the same key say the same thing twice. */
function keyOf(plan: Plan): string {
  if (!isDumpLine(plan)) return plan.externalId
  return plan.type === 'event' ? plan.id : `${plan.type}:${plan.id}`
}

function countParts(plan: Plan): number {
  if (isDumpLine(plan) && plan.type !== 'event') return 1
  const { cast, programme } = plan
  return cast.length + programme.reduce((sum, item) => sum + 1 + item.cast.length, 0)
}
