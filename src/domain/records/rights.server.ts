import { changeRightOf, isForTokens } from '#records/definition.ts'
import type { Values } from '#records/field.ts'
import { DomainError } from '../errors.ts'
import { hasRight, requireRight, tokenMay } from '../policy.ts'
import type { Scope } from '../scope.ts'
import type { RecordStore, RecordStores, Use } from './store.ts'

type Asking = Pick<Scope, 'viewer'>
type Defined = Pick<RecordStore, 'definition'>

/** Throws `not_signed_in` or `forbidden` unless the viewer may read records of a kind. */
export function requireMayRead({ viewer }: Asking, { definition }: Defined): void {
  if (viewer.kind !== 'token') requireRight(viewer, definition.right)
  else if (!mayRead({ viewer }, { definition })) throw refusal(definition.kind)
}

/** Throws `not_signed_in` or `forbidden` unless the viewer may add, delete and restore records of a kind. */
export function requireMayWrite({ viewer }: Asking, { definition }: Defined): void {
  if (viewer.kind !== 'token') requireRight(viewer, changeRightOf(definition))
  else if (!isForTokens(definition) || !tokenMay(viewer, definition.area, 'draft'))
    throw refusal(definition.kind)
}

/**
 * Throws `forbidden` if a token that only writes drafts would change what is public: before or after the write the record is
 * published, or its kind is public as soon as it is there.
 */
export function requireMayPublish(
  { viewer }: Asking,
  { definition }: Defined,
  states: readonly (Values | null)[],
): void {
  if (viewer.kind !== 'token' || tokenMay(viewer, definition.area, 'publish')) return
  const { publication } = definition
  if (publication === undefined || states.some((values) => values?.[publication] === true))
    throw refusal(definition.kind)
}

/** Whether the viewer may change a record: by the right to change its kind, or because it is the viewer's own. */
export async function mayChange(scope: Scope, store: RecordStore, id: number): Promise<boolean> {
  const { definition } = store
  if (scope.viewer.kind === 'token')
    return isForTokens(definition) && tokenMay(scope.viewer, definition.area, 'draft')
  if (hasRight(scope.viewer, changeRightOf(definition))) return true
  return hasRight(scope.viewer, definition.right) && store.isOwn(scope, id)
}

/** Whether the viewer may delete and restore records of a kind. */
export function mayRemove({ viewer }: Asking, { definition, single }: RecordStore): boolean {
  if (single) return false
  if (viewer.kind === 'token') return isForTokens(definition) && tokenMay(viewer, definition.area, 'draft')
  return hasRight(viewer, changeRightOf(definition))
}

/** Throws `not_signed_in` or `forbidden` unless the viewer may change a record. */
export async function requireMayChange(scope: Scope, store: RecordStore, id: number): Promise<void> {
  requireMayRead(scope, store)
  if (!(await mayChange(scope, store, id))) requireMayWrite(scope, store)
}

/** Those of some titles, by names such as `artist:7`, whose kinds a token may read; staff read all. */
export function readableTitles(
  scope: Asking,
  stores: RecordStores,
  titles: Readonly<Record<string, string>>,
): Record<string, string> {
  if (scope.viewer.kind !== 'token') return { ...titles }
  return Object.fromEntries(
    Object.entries(titles).filter(([name]) => isReadable(scope, stores, name.split(':', 1)[0] ?? '')),
  )
}

/** The uses of a record that a token may read; staff read all. */
export function readableUses(scope: Asking, stores: RecordStores, uses: readonly Use[]): Use[] {
  return uses.filter(({ kind }) => scope.viewer.kind !== 'token' || isReadable(scope, stores, kind))
}

function isReadable(scope: Asking, stores: RecordStores, kind: string): boolean {
  const store = stores[kind]
  return store !== undefined && mayRead(scope, store)
}

function mayRead({ viewer }: Asking, { definition }: Defined): boolean {
  return viewer.kind === 'token' && isForTokens(definition) && tokenMay(viewer, definition.area, 'read')
}

function refusal(kind: string): DomainError {
  return new DomainError('forbidden', { subject: kind })
}
