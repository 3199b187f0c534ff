import type { Operation } from '#contracts/page-operations.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { findConflicts } from './find-conflicts.ts'

/**
 * The ids of blocks and containers with a conflict between `local` and `remote`; `content` for the whole. `before` is
 * the base of the own operations: the content at the own base revision, with the own changes stored since. `now` is
 * the content that they will be applied to: the draft's current one.
 */
export function conflictsBetween(
  before: ContentDocument,
  local: readonly Operation[],
  remote: readonly Operation[],
  now?: ContentDocument,
): string[] {
  return [...findConflicts(before, local, remote, now).keys()]
}
