import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { auditLog } from '#db/schema/index.ts'
import type { Language } from '#i18n/languages.ts'
import { isRecord } from '#json/is-record.ts'
import { isSame } from '#operations/index.ts'
import type { Field, Fields, Values } from '#records/field.ts'
import { changedSince, undoneValue } from '#records/undone-value.ts'
import { DomainError } from '../errors.ts'
import { readSettings } from '../house/index.server.ts'
import type { Scope } from '../scope.ts'
import { recordsIn } from './history.server.ts'
import { requireMayRead } from './rights.server.ts'
import type { RecordStore } from './store.ts'
import { writeTogether, type Asked, type TogetherAction, type Wanted } from './write-together.server.ts'

/** What is changed in one of several records: fields, and what is added to lists of references. */
export type ChangeOfMany = {
  id: number
  changes?: Values
  add?: Readonly<Record<string, readonly number[] | undefined>>
}

/**
 * Changes several records of a kind, all or none; see `writeTogether`. Amounts are in the house's currency, so that records with
 * another one stand in the way, unless the change says the currency, too.
 */
export async function changeMany(
  scope: Scope,
  store: RecordStore,
  { records, language, ...asked }: Asked & { records: readonly ChangeOfMany[]; language: Language },
) {
  const changeOf = new Map(records.map((one) => [one.id, one]))
  const { currency } = await readSettings(scope)
  return writeTogether(scope, store, [...changeOf.keys()], {
    ...asked,
    action: 'change_together',
    content: records,
    language,
    wantedOf: (id, stored) => {
      const { changes = {}, add = {} } = changeOf.get(id) ?? {}
      const before = stored.get(id) ?? {}
      const amounts = amountsIn(store.definition.fields, changes)
      if (amounts.length > 0 && !('currency' in changes) && (before['currency'] ?? currency) !== currency)
        return {
          reason: 'invalid',
          errors: Object.fromEntries(amounts.map((name) => [name, 'other_currency' as const])),
        }
      return { changes: { ...changes, ...added(before, add) } }
    },
  })
}

/** Changes several records as `changesOf` says of the values of each, all or none; null leaves one as it is. */
export function changeEach(
  scope: Scope,
  store: RecordStore,
  ids: readonly number[],
  given: Asked & { content: unknown; language: Language; changesOf: (values: Values) => Values | null },
) {
  const { changesOf, ...asked } = given
  return writeTogether(scope, store, ids, {
    ...asked,
    action: 'change_together',
    wantedOf: (id, stored) => {
      const changes = changesOf(stored.get(id) ?? {})
      return changes && { changes }
    },
  })
}

/**
 * Takes back what a command has changed, in all of its records or in none: fields get their values from before it, unless
 * somebody has changed the same since. Throws `not_found`, and `conflict` for one that was undone already.
 */
export async function undoTogether(
  scope: Scope,
  store: RecordStore,
  command: string,
  asked: Asked & { language: Language },
) {
  requireMayRead(scope, store)
  const records = await findRecordsOf(scope, store, command)
  const entries = await loadEntries(scope, store, command, records)
  return writeTogether(scope, store, records, {
    ...asked,
    action: 'undo',
    content: command,
    undoes: command,
    begin: (inside) => requireNotUndone(inside, store, command),
    wantedOf: (id, stored) => {
      const entry = entries.get(id)
      return entry ? withoutChange(stored.get(id) ?? {}, entry) : null
    },
  })
}

/** What a record gets back; the fields that somebody has changed since stand in the way. */
function withoutChange(values: Values, { before, after }: { before: Values; after: Values }): Wanted {
  const changes: Values = {}
  const names: string[] = []
  for (const name of Object.keys(after)) {
    const value = undoneValue(values[name], before[name], after[name])
    if (value === changedSince) names.push(name)
    else if (!isSame(value, values[name])) changes[name] = value
  }
  return names.length > 0 ? { reason: 'conflict', names } : { changes }
}

/** The names of the fields that get amounts of money. */
function amountsIn(fields: Fields, changes: Values): string[] {
  const isMoney = (field: Field | undefined): boolean =>
    field?.kind === 'money' || (field?.kind === 'parts' && Object.values(field.fields).some(isMoney))
  return Object.keys(changes).filter((name) => isMoney(fields[name]) && changes[name] !== null)
}

function added(before: Values, add: NonNullable<ChangeOfMany['add']>): Values {
  return Object.fromEntries(
    Object.entries(add).map(([name, ids = []]) => {
      const present: unknown[] = Array.isArray(before[name]) ? before[name] : []
      return [name, [...new Set([...present, ...ids])]]
    }),
  )
}

const actions: TogetherAction[] = ['change_together', 'announce', 'take_back']

/** The records that a command has changed. Throws `not_found`. */
async function findRecordsOf({ db }: Scope, store: RecordStore, command: string): Promise<number[]> {
  const [entry] = await db
    .select({ details: auditLog.details })
    .from(auditLog)
    .where(and(isAbout(store, command), inArray(auditLog.action, actions)))
  if (!entry) throw new DomainError('not_found', { subject: command })
  return recordsIn(entry.details)
}

/** Only one of several undoes it: the entry of the command is locked until the end of the transaction. */
async function requireNotUndone({ db }: Scope, store: RecordStore, command: string): Promise<void> {
  await db.select({ id: auditLog.id }).from(auditLog).where(isAbout(store, command)).for('update')
  const undone = await db.$count(auditLog, and(isAbout(store, command), eq(auditLog.action, 'undo')))
  if (undone > 0) throw new DomainError('conflict', { subject: command })
}

function isAbout({ definition }: RecordStore, command: string) {
  return and(eq(auditLog.subjectKind, definition.kind), eq(auditLog.subjectId, command))
}

/** What a command has changed in each of its records. */
async function loadEntries(
  { db }: Scope,
  { definition }: RecordStore,
  command: string,
  records: readonly number[],
): Promise<Map<number, { before: Values; after: Values }>> {
  const rows = await db
    .select({ subject: auditLog.subjectId, details: auditLog.details })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectKind, definition.kind),
        inArray(auditLog.subjectId, records.map(String)),
        sql`${auditLog.details} ->> 'command' = ${command}`,
        sql`NOT ${auditLog.details} ? 'undoes'`,
      ),
    )
    .orderBy(asc(auditLog.id))
  return new Map(
    rows.flatMap(({ subject, details }) => {
      const { before, after }: Values = isRecord(details) ? details : {}
      return isRecord(before) && isRecord(after) ? [[Number(subject), { before, after }] as const] : []
    }),
  )
}
