import { changeRightOf } from '#records/definition.ts'
import { hasRight, requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import type { RecordStore } from './store.ts'

/** Whether the viewer may change a record: by the right to change its kind, or because it is the viewer's own. */
export async function mayChange(scope: Scope, store: RecordStore, id: number): Promise<boolean> {
  if (hasRight(scope.viewer, changeRightOf(store.definition))) return true
  return hasRight(scope.viewer, store.definition.right) && store.isOwn(scope, id)
}

/** Whether the viewer may delete and restore records of a kind. */
export function mayRemove({ viewer }: Pick<Scope, 'viewer'>, { definition, single }: RecordStore): boolean {
  return !single && hasRight(viewer, changeRightOf(definition))
}

/** Throws `not_signed_in` or `forbidden` unless the viewer may change a record. */
export async function requireMayChange(scope: Scope, store: RecordStore, id: number): Promise<void> {
  requireRight(scope.viewer, store.definition.right)
  if (!(await mayChange(scope, store, id))) requireRight(scope.viewer, changeRightOf(store.definition))
}
