import type { Operation } from '#contracts/page-operations.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { findConflicts } from './find-conflicts.ts'

/**
 * The ids of blocks and containers about which somebody has to be asked before `mine` may be applied after `theirs`;
 * `content` for the whole. `before` is what I worked on: the content at my base, with what of mine is stored since; `now` what mine will be
 * applied to: the content of the draft.
 */
export function conflictsBetween(
  before: ContentDocument,
  mine: readonly Operation[],
  theirs: readonly Operation[],
  now?: ContentDocument,
): string[] {
  return [...findConflicts(before, mine, theirs, now).keys()]
}
