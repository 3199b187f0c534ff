import { eq } from 'drizzle-orm'
import { corrections, type CorrectedValues } from '#db/schema/index.ts'
import { defaultLanguage } from '#i18n/languages.ts'
import { recordsIn } from '#json/is-record.ts'
import { isSame } from '#operations/index.ts'
import { importedFields, type Values } from '#records/field.ts'
import { recordAudit } from '../audit.server.ts'
import { DomainError } from '../errors.ts'
import { requireRight } from '../policy.ts'
import {
  changeRecord,
  readRecordValues,
  storeOfKind,
  type RecordStore,
  type RecordStores,
} from '../records/index.server.ts'
import type { Scope } from '../scope.ts'
import { itemLabel } from './item-label.ts'
import { loadCorrection, pick, presentIdOf, type CorrectionRow } from './staff-corrections.server.ts'

type CorrectionDecision = {
  /** The names of the accepted items; all others are declined. */
  accept: readonly string[]
  answer: string
  /** Overwrites what was changed since the visitor wrote. */
  doesWin?: boolean
}

/** Thrown inside of the transaction, so that nothing of it stays. */
class Conflicting extends Error {
  readonly conflicts: Values
  constructor(conflicts: Values) {
    super('The record was changed since the visitor wrote.')
    this.conflicts = conflicts
  }
}

/**
 * Writes what is accepted into the record by the command that staff use, with its source, and notes the answer, which is
 * mailed later. Values that were changed since the visitor wrote are returned, and nothing is changed, unless `doesWin`.
 * Throws `not_found` for a proposal that is gone, `conflict` for one that is answered, and `invalid`: `accept` for unknown
 * items or a record that is deleted, `answer` where nothing is accepted and nothing said, or as for every change.
 */
export async function answerCorrection(
  scope: Scope,
  stores: RecordStores,
  id: number,
  decision: CorrectionDecision,
): Promise<{ conflicts: Values } | null> {
  const { viewer, now } = scope
  requireRight(viewer, 'manage_records')
  const accepted = new Set(decision.accept)
  try {
    await scope.db.transaction(async (tx) => {
      const inside: Scope = { ...scope, db: tx }
      const row = await loadCorrection(inside, id, 'lock')
      if (row.answeredAt !== null) throw new DomainError('conflict', { subject: `correction ${id}` })
      if ([...accepted].some((name) => !row.items.some((item) => item.name === name)))
        throw new DomainError('invalid', { fields: { accept: 'unknown' } })
      if (accepted.size === 0 && decision.answer === '')
        throw new DomainError('invalid', { fields: { answer: 'required' } })
      const items = row.items.map((item) => ({ ...item, isAccepted: accepted.has(item.name) }))
      const corrected =
        accepted.size > 0
          ? await correct(inside, storeOfKind(stores, row.kind), { ...row, items }, decision)
          : null
      await tx
        .update(corrections)
        .set({
          items,
          corrected,
          answer: decision.answer,
          answeredAt: now,
          answeredBy: viewer.kind === 'staff' ? viewer.name : null,
        })
        .where(eq(corrections.id, id))
      await recordAudit(inside, {
        action: 'answer',
        subjectKind: 'correction',
        subjectId: id,
        details: { title: row.title, accepted: [...accepted] },
      })
    })
    return null
  } catch (error) {
    if (error instanceof Conflicting) return { conflicts: error.conflicts }
    throw error
  }
}

/**
 * Takes an answer back that has not been mailed, with what it has changed. Throws `not_found`, and `conflict` if it is
 * mailed, or if what it has changed was changed again.
 */
export async function reopenCorrection(scope: Scope, stores: RecordStores, id: number): Promise<void> {
  requireRight(scope.viewer, 'manage_records')
  await scope.db.transaction(async (tx) => {
    const inside: Scope = { ...scope, db: tx }
    const row = await loadCorrection(inside, id, 'lock')
    const { answeredAt, mailedAt, corrected } = row
    if (answeredAt === null || mailedAt !== null)
      throw new DomainError('conflict', { subject: `correction ${id}` })
    if (corrected) {
      const store = storeOfKind(stores, row.kind)
      const recordId = await presentIdOf(inside, row)
      const { sources } = await readRecordValues(inside, store, recordId, 'lock')
      const result = await changeRecord(inside, store, recordId, {
        changes: { ...corrected.before, sources: recordsIn(sources).filter((one) => !isOf(one, row)) },
        seen: corrected.after,
      })
      if (result) throw new DomainError('conflict', { subject: `${row.kind} ${recordId}` })
    }
    await tx
      .update(corrections)
      .set({
        items: row.items.map((item) => ({ ...item, isAccepted: null })),
        corrected: null,
        answeredAt: null,
        answeredBy: null,
      })
      .where(eq(corrections.id, id))
    await recordAudit(inside, { action: 'reopen', subjectKind: 'correction', subjectId: id })
  })
}

/** Writes the accepted items, and returns what has changed of the record, also what follows from them. */
async function correct(
  inside: Scope,
  store: RecordStore,
  row: CorrectionRow,
  { doesWin = false }: CorrectionDecision,
): Promise<CorrectedValues> {
  const { fields } = store.definition
  const recordId = await presentIdOf(inside, row)
  const before = await readRecordValues(inside, store, recordId, 'lock').catch((error: unknown) => {
    if (error instanceof DomainError && error.code === 'not_found')
      throw new DomainError('invalid', { fields: { accept: 'unknown' } })
    throw error
  })
  const accepted = row.items.filter(({ isAccepted }) => isAccepted)
  const written = accepted.filter(({ isByHand }) => !isByHand)
  const changes: Values = Object.assign({}, ...written.map(({ proposed }) => proposed))
  const imported = importedFields(fields, before)
  const locked = Object.keys(changes).filter((name) => imported?.locked.includes(name))
  const result = await changeRecord(inside, store, recordId, {
    changes: {
      ...changes,
      // Staff have seen that it comes from an importer, and decide against it.
      ...(imported && locked.length > 0 && { [imported.taken]: [...imported.own, ...locked] }),
      sources: [
        ...recordsIn(before['sources']),
        {
          at: inside.now.toISOString(),
          about: accepted.map((item) => itemLabel(row.kind, item, defaultLanguage)).join(', '),
          name: row.mayBeNamed ? row.name : null,
          evidence: row.evidence,
        },
      ],
    },
    seen: Object.assign({}, ...written.map(({ seen }) => seen)),
    doesWin,
  })
  if (result) throw new Conflicting(result.conflicts)
  const after = await readRecordValues(inside, store, recordId)
  const changed = Object.keys(after).filter(
    (name) => name !== 'sources' && Object.hasOwn(fields, name) && !isSame(before[name], after[name]),
  )
  return { before: pick(before, changed), after: pick(after, changed) }
}

/** Whether a source of a record is that of an answer. */
function isOf({ at, evidence }: Values, row: CorrectionRow): boolean {
  return at === row.answeredAt?.toISOString() && evidence === row.evidence
}
