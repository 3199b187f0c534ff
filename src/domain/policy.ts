import { tokenAccess, type Role, type TokenAccess, type TokenArea } from '#db/schema/index.ts'
import { DomainError } from './errors.ts'
import type { Viewer } from './scope.ts'

/**
 * The rights of staff, by role (PRODUCT decisions: authors write drafts, editors publish, administrators do
 * everything).
 */
export type Right = 'write_drafts' | 'publish' | 'manage_records' | 'administer'

const rights: Record<Role, ReadonlySet<Right>> = {
  author: new Set(['write_drafts']),
  editor: new Set(['write_drafts', 'publish', 'manage_records']),
  administrator: new Set(['write_drafts', 'publish', 'manage_records', 'administer']),
}

export function isRight(text: unknown): text is Right {
  return [...rights.administrator].some((right) => right === text)
}

export function hasRight(viewer: Viewer, right: Right): boolean {
  if (viewer.kind === 'system') return true
  if (viewer.kind === 'token') return right === 'write_drafts' && viewer.writesDraft === true
  return viewer.kind === 'staff' && roleHasRight(viewer.role, right)
}

export function roleHasRight(role: Role, right: Right): boolean {
  return rights[role].has(right)
}

/** Whether a token allows something in an area: what it allows includes what is less. */
export function tokenMay(
  { areas }: Extract<Viewer, { kind: 'token' }>,
  area: TokenArea,
  access: Exclude<TokenAccess, 'none'>,
): boolean {
  return tokenAccess.indexOf(areas[area]) >= tokenAccess.indexOf(access)
}

/** Throws `not_signed_in` for visitors and `forbidden` for staff whose role lacks the right. */
export function requireRight(viewer: Viewer, right: Right): void {
  if (viewer.kind === 'visitor') throw new DomainError('not_signed_in')
  if (!hasRight(viewer, right)) throw new DomainError('forbidden', { subject: right })
}
