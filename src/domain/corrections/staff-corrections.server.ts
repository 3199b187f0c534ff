import { and, asc, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { Correction, CorrectionsQuery, ListedCorrection } from '#contracts/office-corrections.ts'
import { corrections, type CorrectableKind } from '#db/schema/index.ts'
import { perLanguage, type Language } from '#i18n/languages.ts'
import { changeRightOf } from '#records/definition.ts'
import type { Values } from '#records/field.ts'
import { recordAudit } from '../audit.server.ts'
import { DomainError } from '../errors.ts'
import { listPage, type ListPage, type Paging } from '../paging.ts'
import { hasRight, requireRight } from '../policy.ts'
import {
  findTitles,
  loadManyValues,
  storeOfKind,
  titleOf,
  type RecordStores,
} from '../records/index.server.ts'
import type { Scope } from '../scope.ts'
import { findMerged } from '../works/index.server.ts'
import { itemLabel } from './item-label.ts'
import { answerDelayMinutes } from './mail-correction.server.ts'

export type CorrectionRow = typeof corrections.$inferSelect

/** The confirmed proposals. */
export async function listCorrections(
  scope: Scope,
  { ordering, page = 1, pageSize = 25, ...question }: Omit<CorrectionsQuery, 'page' | 'page_size'> & Paging,
  language: Language,
): Promise<ListPage<ListedCorrection>> {
  requireRight(scope.viewer, 'manage_records')
  const where = isAskedForBy(question)
  const inOrder = ordering === 'submitted_at' ? asc : desc
  const rows = await scope.db
    .select()
    .from(corrections)
    .where(where)
    .orderBy(inOrder(corrections.submittedAt), inOrder(corrections.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const items = rows.map((row) => presentListed(row, language))
  return listPage(items, await scope.db.$count(corrections, where), page, pageSize)
}

/** One confirmed proposal with the present values of its record. Throws `not_found`. */
export async function findCorrection(
  scope: Scope,
  stores: RecordStores,
  id: number,
  language: Language,
): Promise<Correction> {
  requireRight(scope.viewer, 'manage_records')
  const row = await loadCorrection(scope, id)
  const store = storeOfKind(stores, row.kind)
  const { definition, address } = store
  const recordId = await presentIdOf(scope, row)
  const values = (await loadManyValues(scope, store, [recordId])).get(recordId) ?? null
  const named: Values[] = row.items.flatMap(({ isByHand, seen, proposed }) =>
    isByHand ? [] : [seen, proposed],
  )
  const shown = new Set(row.items.flatMap(({ proposed }) => Object.keys(proposed)))
  const current = Object.fromEntries(Object.entries(values ?? {}).filter(([name]) => shown.has(name)))
  return {
    ...presentListed(row, language),
    record: values && {
      id: recordId,
      title: titleOf(store, values, language),
      page: address && perLanguage((one) => address(recordId, values, one)),
    },
    may_change: hasRight(scope.viewer, changeRightOf(definition)),
    items: row.items.map(({ name, isByHand, isAccepted, seen, proposed }) => ({
      name,
      is_by_hand: isByHand,
      is_accepted: isAccepted,
      seen,
      proposed,
      now: isByHand || !values ? null : pick(values, Object.keys(proposed)),
    })),
    titles: await findTitles(scope, stores, definition.fields, [...named, current], language),
    email: row.email,
    name: row.name,
    may_be_named: row.mayBeNamed,
    answer: row.answer,
    answered_at: row.answeredAt?.toISOString() ?? null,
    answered_by: row.answeredBy,
    mails_at:
      row.answeredAt && !row.mailedAt
        ? new Date(row.answeredAt.getTime() + answerDelayMinutes * 60_000).toISOString()
        : null,
    mailed_at: row.mailedAt?.toISOString() ?? null,
  }
}

/** Deletes a proposal without an answer, such as an advertisement. Throws `not_found`. */
export async function deleteCorrection(scope: Scope, id: number): Promise<void> {
  requireRight(scope.viewer, 'manage_records')
  await scope.db.transaction(async (tx) => {
    const deleted = await tx
      .delete(corrections)
      .where(and(eq(corrections.id, id), isNotNull(corrections.confirmedAt)))
      .returning({ id: corrections.id })
    if (deleted.length === 0) throw new DomainError('not_found', { subject: `correction ${id}` })
    await recordAudit({ ...scope, db: tx }, { action: 'delete', subjectKind: 'correction', subjectId: id })
  })
}

/** A confirmed proposal, on demand locked until the end of the transaction. Throws `not_found`. */
export async function loadCorrection(
  { db }: Pick<Scope, 'db'>,
  id: number,
  lock: 'lock' | 'none' = 'none',
): Promise<CorrectionRow> {
  const found = db
    .select()
    .from(corrections)
    .where(and(eq(corrections.id, id), isNotNull(corrections.confirmedAt)))
  const [row] = await (lock === 'lock' ? found.for('update') : found)
  if (!row) throw new DomainError('not_found', { subject: `correction ${id}` })
  return row
}

/** The number of the record now: of that which it has become part of, if it was merged. */
export async function presentIdOf(
  scope: Pick<Scope, 'db'>,
  { kind, recordId }: { kind: CorrectableKind; recordId: number },
): Promise<number> {
  return kind === 'event' ? recordId : findMerged(scope, kind, recordId)
}

/** Some of the values, by their names. */
export function pick(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? null]))
}

const isAnyAccepted = sql`jsonb_path_exists(${corrections.items}, '$[*] ? (@.isAccepted == true)')`

function isAskedForBy({
  state,
  kind,
  query,
}: Pick<CorrectionsQuery, 'state' | 'kind' | 'query'>): SQL | undefined {
  const words = query.split(/\s+/).filter(Boolean)
  const isIn = {
    all: undefined,
    open: isNull(corrections.answeredAt),
    accepted: and(isNotNull(corrections.answeredAt), isAnyAccepted),
    declined: and(isNotNull(corrections.answeredAt), sql`NOT ${isAnyAccepted}`),
  }[state]
  return and(
    isNotNull(corrections.confirmedAt),
    isIn,
    kind && eq(corrections.kind, kind),
    ...words.map(
      (word) =>
        sql`strpos(fold_text(${corrections.title} || ' ' || ${corrections.evidence}), fold_text(${word})) > 0`,
    ),
  )
}

function presentListed(row: CorrectionRow, language: Language): ListedCorrection {
  const { id, kind, title, items, evidence, submittedAt, answeredAt } = row
  return {
    id,
    kind,
    title,
    about: items.map((item) => itemLabel(kind, item, language)),
    evidence,
    language: row.language,
    submitted_at: submittedAt.toISOString(),
    state: answeredAt === null ? 'open' : items.some((item) => item.isAccepted) ? 'accepted' : 'declined',
  }
}
