import { isRecord } from '#json/is-record.ts'
import { isSame } from '#operations/index.ts'
import type { Language } from '#i18n/languages.ts'
import type { Values } from '#records/field.ts'
import { requireRight } from '../policy.ts'
import type { RecordStores } from '../records/index.server.ts'
import type { Scope } from '../scope.ts'
import { reasonOf, type LeftText, type Reason } from './left-text.ts'
import { findRun, listEntries, noteUndone, type RunEntry } from './runs.server.ts'
import { openSubject } from './subjects/open-subject.server.ts'
import { nameOfSubject } from './subjects/subject.ts'
import { undoneValue } from './subjects/value-at.ts'
import { titlesOf } from './titles-of.server.ts'
import { writeAll } from './write-all.server.ts'

export type Undone = { undone: number; left: LeftText[] }

/**
 * Takes a run back: each text that still is as the run has left it becomes what it was before. `undone` counts their fields;
 * what somebody has changed since is left and reported. Throws `not_found`, and `conflict` for a run that is undone already.
 */
export async function undoRun(
  scope: Scope,
  stores: RecordStores,
  id: string,
  language: Language,
): Promise<Undone> {
  requireRight(scope.viewer, 'write_drafts')
  const run = await findRun(scope, id)
  const entries = await listEntries(scope, stores, run)
  await scope.db.transaction((tx) => noteUndone({ ...scope, db: tx }, run))
  const noted = { ...scope, auditNote: { undoes: id } }
  const result: Undone = { undone: 0, left: [] }
  for (const entry of entries) await undoEntry(noted, stores, entry, result)
  const titles = await titlesOf(
    scope,
    stores,
    result.left.map(({ subject }) => subject),
    language,
  )
  return {
    ...result,
    left: result.left.map((one) => ({ ...one, title: titles.get(nameOfSubject(one.subject)) ?? '' })),
  }
}

async function undoEntry(scope: Scope, stores: RecordStores, entry: RunEntry, result: Undone): Promise<void> {
  const { subject, before, after } = entry
  const leave = (name: string, why: { reason: Reason; error: LeftText['error'] }, field?: string) =>
    result.left.push({
      subject,
      title: '',
      path: field === undefined ? [name] : [name, field],
      blockType: null,
      ...why,
    })
  try {
    const opened = await openSubject(scope, stores, subject)
    const changes: Values = {}
    for (const name of Object.keys(after)) {
      if (!Object.hasOwn(opened.values, name)) {
        leave(name, { reason: 'gone', error: null })
        continue
      }
      const current = opened.values[name]
      const { value, left } = undoneValue(current, { before: before[name], after: after[name] })
      if (left > 0) leave(name, { reason: 'changed', error: null })
      if (!isSame(value, current)) changes[name] = value
    }
    const refused = await writeAll(scope, opened, changes)
    for (const [name, why] of refused)
      leave(name, why === 'changed' ? { reason: 'changed', error: null } : { reason: 'refused', error: why })
    for (const name of Object.keys(changes))
      if (!refused.has(name)) result.undone += subject.what === 'section' ? fieldsIn(after[name]) : 1
  } catch (error) {
    const why = reasonOf(error)
    for (const name of Object.keys(after)) leave(name, why)
  }
}

/** How many fields of a block a run has changed. */
function fieldsIn(fields: unknown): number {
  return isRecord(fields) ? Object.keys(fields).length : 1
}
