import type { ChangesResponse } from '#contracts/page-editor.ts'
import type { StoredChange } from '#contracts/page-operations.ts'
import { applyChange } from '#operations/index.ts'
import { extendConflict } from './describe-conflict.ts'
import { isOwn, operationsOf, pendingOperations, type EditorState } from './editor-state.ts'
import { failSending } from './sending.ts'
import { findDisputes } from './find-disputes.ts'
import { noteRemoteWrites } from './remote-writes.ts'
import { keepIdentity } from './keep-identity.ts'
import { applyStoredValues } from './apply-stored-values.ts'
import { overruledIn } from './overruled.ts'

/**
 * Advances to a later state of the server. Changes that don't directly follow the known ones are ignored and requested
 * (`isGap`). If others have changed the same as unsent own changes, sending stops until the conflict is resolved: the
 * server would refuse the changes.
 */
export function receive(state: EditorState, { sequence, changes }: ChangesResponse): EditorState {
  const fresh = nextAfter(state.confirmed.sequence, changes)
  const reached = fresh.at(-1)?.sequence ?? state.confirmed.sequence
  const isGap = sequence > reached
  const stored = new Map(
    changes.filter((change) => change.sequence <= reached).map((change) => [change.id, change]),
  )
  const isStored = ({ id }: { id: string }) => stored.has(id)
  const pending = [...state.sending, ...state.waiting]
  if (fresh.length === 0 && !pending.some(isStored))
    return isGap === state.isGap ? state : { ...state, isGap }

  const isLocal = (change: StoredChange) => isOwn(state, change)
  const own = fresh.filter(isLocal)
  const remote = fresh.filter((change) => !isLocal(change))
  const next: EditorState = {
    ...state,
    confirmed: { sequence: reached, content: applyChange(state.confirmed.content, operationsOf(fresh)) },
    sending: state.sending.filter((change) => !isStored(change)),
    waiting: state.waiting.filter((change) => !isStored(change)),
    isGap,
  }
  const local = pendingOperations(next)
  next.content = keepIdentity(state.content, applyChange(next.confirmed.content, local))
  Object.assign(next, applyStoredValues(state, pending, stored, next.content))
  next.remoteWrites = noteRemoteWrites(state, operationsOf(remote), local)
  next.setAside = [...state.setAside, ...overruledIn(state, remote, next.confirmed.content)]

  const { sequence: known, content: before } = state.confirmed
  const base = { sequence: known, content: applyChange(before, operationsOf(own)) }
  const found = findDisputes(
    base,
    [...next.sending, ...next.waiting],
    state.madeAt,
    remote,
    next.confirmed.content,
  )
  const asked = extendConflict(next, { base, own, remote, found })
  return asked.conflict ? failSending(asked) : { ...asked, madeAt: notYetReached(asked.madeAt, reached) }
}

/**
 * The server has stored what was sent: applies all changes since, this window's own in their stored form. Late,
 * repeated or reordered answers are harmless; an own change missing from the answer is sent again.
 */
export function acknowledge(state: EditorState, answer: ChangesResponse): EditorState {
  return failSending(receive(state, answer))
}

/** Once everything that they were based on is confirmed, later changes are treated like the others. */
function notYetReached(madeAt: EditorState['madeAt'], reached: number): EditorState['madeAt'] {
  const entries = Object.entries(madeAt)
  const left = entries.filter(([, sequence]) => sequence > reached)
  return left.length === entries.length ? madeAt : Object.fromEntries(left)
}

/** The changes that follow a sequence number without a gap, in order. */
function nextAfter(sequence: number, changes: StoredChange[]): StoredChange[] {
  const bySequence = new Map(changes.map((change) => [change.sequence, change]))
  const next: StoredChange[] = []
  for (let number = sequence + 1; ; number++) {
    const change = bySequence.get(number)
    if (!change) return next
    next.push(change)
  }
}
