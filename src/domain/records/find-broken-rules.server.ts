import { emptyRecord, type Values } from '#records/field.ts'
import { DomainError, type ErrorCode } from '../errors.ts'
import type { Scope } from '../scope.ts'
import { loadValues } from './read-record.server.ts'
import { requireMayChange, requireMayWrite } from './rights.server.ts'
import type { RecordStore } from './store.ts'

/**
 * The rules that the valid values of a record break, while a contract refuses others of them: all errors are then told in one
 * answer. Null for the id of a new record. Empty if nothing can be said, such as to those who may not write it.
 */
export async function findBrokenRules(
  scope: Scope,
  store: RecordStore,
  id: number | null,
  given: Values,
): Promise<Readonly<Record<string, ErrorCode>>> {
  try {
    if (id === null) requireMayWrite(scope, store)
    else await requireMayChange(scope, store, id)
    const before = id === null ? null : await loadValues(scope, store, id)
    const values = { ...(before ?? emptyRecord(store.definition.fields)), ...given }
    const also = await store.beforeValidate?.(scope, values, before)
    return await store.validate({ ...values, ...also }, { scope, before })
  } catch (error) {
    if (error instanceof DomainError) return error.fields
    throw error
  }
}
