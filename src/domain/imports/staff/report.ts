import type { Values } from '#records/field.ts'
import { emptyFields, expectedFields } from './empty-fields.ts'
import type { UnknownName } from '../planning/name-register.server.ts'
import type { StatusWord } from '../planning/read-status.ts'
import type { Planned, Problem, WaitingReason } from './plan.ts'
import type { LeftRecord } from './undo-run.server.ts'

/** The entries that a report shows with their values, of each outcome. */
const maxShown = 200
/** The reasons that are kept; the table of imports is not meant for a million of them. */
const maxProblems = 2000
const maxNames = 1000

/** What a trial has found, or an import has done. */
export type Report = {
  kind: string
  added: number
  changed: number
  unchanged: number
  vanished: number
  rejected: number
  /** Rows whose day is not known yet. */
  waiting: number
  /** The first of these that nobody has finished or left. */
  waitingRows: { line: number; title: string; reason?: WaitingReason }[]
  /** Rows that staff have left out by a word in them. */
  skipped: number
  kept: number
  entries: { line: number; id: number | null; title: string; before: Values; after: Values; kept: string[] }[]
  /** The titles of records that the import would add. */
  titles: Record<string, string>
  names: UnknownName[]
  /** The words in the column of the status, with what they mean. */
  statuses: StatusWord[]
  /** Events that a planning system no longer has; nothing is done about them. */
  missing: number
  missingRecords: { id: number; title: string }[]
  problems: Problem[]
  problemCount: number
  /** What was read, but may be meant otherwise. */
  notes: Problem[]
  noteCount: number
  /** The fields that the new events have empty, with the first of these events. */
  empty: { field: string; count: number; rows: { line: number; id: number | null; title: string }[] }[]
  undone: number
  left: number
  /** The first of the records that an undo has left. */
  leftRecords: LeftRecord[]
  /** Whether its entries in the log name the run: older imports of archives and the feed can't be taken back. */
  isUndoable: boolean
}

export function emptyReport(kind: string): Report {
  return {
    kind,
    added: 0,
    changed: 0,
    unchanged: 0,
    vanished: 0,
    rejected: 0,
    waiting: 0,
    waitingRows: [],
    skipped: 0,
    kept: 0,
    entries: [],
    titles: {},
    names: [],
    statuses: [],
    missing: 0,
    missingRecords: [],
    problems: [],
    problemCount: 0,
    notes: [],
    noteCount: 0,
    empty: [],
    undone: 0,
    left: 0,
    leftRecords: [],
    isUndoable: false,
  }
}

/** Adds what was planned, or done; `id` is the number of a record that was added. */
export function addToReport(report: Report, planned: Planned, id: number | null = null): void {
  report[planned.outcome] += 1
  const { line, title } = planned
  if (planned.outcome === 'rejected') return addProblems(report, planned.problems)
  if (planned.outcome === 'skipped') return
  if (planned.outcome === 'waiting') {
    const { reason } = planned
    if (report.waitingRows.length < maxShown) report.waitingRows.push({ line, title, reason })
    return
  }
  addNotes(report, planned.notes ?? [])
  if (planned.outcome === 'added' && report.kind === 'event')
    for (const field of emptyFields(planned.draft)) addEmpty(report, field, { line, id, title })
  const kept = planned.outcome === 'added' ? [] : planned.kept
  report.kept += kept.length
  const isShown = planned.outcome !== 'unchanged' || kept.length > 0
  const count = report.entries.filter((one) => (one.id === null) === (planned.outcome === 'added')).length
  if (!isShown || count >= maxShown) return
  report.entries.push({
    line,
    id: planned.outcome === 'added' ? id : planned.id,
    title,
    before: planned.outcome === 'changed' ? planned.before : {},
    after: planned.outcome === 'changed' ? planned.changes : {},
    kept,
  })
}

export function addProblems(report: Report, problems: readonly Problem[]): void {
  report.problemCount += problems.length
  report.problems.push(...problems.slice(0, Math.max(0, maxProblems - report.problems.length)))
}

export function addNotes(report: Report, notes: readonly Problem[]): void {
  report.noteCount += notes.length
  report.notes.push(...notes.slice(0, Math.max(0, maxProblems - report.notes.length)))
}

function addEmpty(report: Report, field: string, row: Report['empty'][number]['rows'][number]): void {
  const known = report.empty.find((one) => one.field === field)
  const empty = known ?? { field, count: 0, rows: [] }
  if (!known) {
    report.empty.push(empty)
    report.empty.sort((one, other) => placeOf(one.field) - placeOf(other.field))
  }
  empty.count += 1
  if (empty.rows.length < maxShown) empty.rows.push(row)
}

function placeOf(field: string): number {
  return expectedFields.findIndex((one) => one === field)
}

/** The words of a column of the status; a planning file has a handful of them. */
export function setStatuses(report: Report, statuses: Report['statuses']): void {
  report.statuses = statuses.slice(0, 100)
}

export function setNames(report: Report, names: readonly UnknownName[]): void {
  report.names = names.slice(0, maxNames)
}
