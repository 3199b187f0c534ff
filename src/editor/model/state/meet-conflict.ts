import type { ConflictResponse } from '#contracts/page-editor.ts'
import { wholeContent, type Dispute } from '#operations/index.ts'
import { extendConflict } from './describe-conflict.ts'
import { isOwn, type EditorState } from './editor-state.ts'
import { receive } from './receive.ts'
import { failSending } from './sending.ts'

const anything: Dispute[] = ['existence', 'fields', 'place', 'layout']

/**
 * The server has stored nothing, because another editor has changed the same block. What was sent waits until the
 * conflict is resolved; editing continues. A response about known changes that were already asked about adds no
 * question.
 */
export function meetConflict(state: EditorState, answer: ConflictResponse): EditorState {
  const isNews = answer.sequence > state.confirmed.sequence
  const base = state.confirmed
  const next = failSending(receive(state, answer))
  if (!isNews || next.conflict || next.isGap) return next
  const found = new Map(
    answer.conflicts.map((id) => [
      id,
      { about: new Set<Dispute>(id === wholeContent ? ['content'] : anything), baseState: base },
    ]),
  )
  const remote = answer.changes.filter((change) => change.sequence > base.sequence && !isOwn(state, change))
  return extendConflict(next, { base, own: [], remote, found })
}
