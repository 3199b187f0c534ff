import type { Change, Operation } from '#contracts/page-operations.ts'
import { describeAgain } from './describe-conflict.ts'
import { noteMade, type EditorState, type Part } from './editor-state.ts'
import { joinFields } from './field-values.ts'
import { joinTyping } from './join-typing.ts'
import { perform, subjectOf } from './perform.ts'

export type EditOptions = {
  /** A new UUID for the change. */
  id: string
  /** In milliseconds. */
  now: number
  /** The label of the undo step. */
  label: string
  /** Consecutive keys in one field share a group, such as `type:{block}:{field}`. */
  group?: string | null
  /** The block or container to select when it is undone; by default the first that is touched. */
  focus?: string | null
  /**
   * The origin of an earlier step that the edit completes (`completeStep`); if that step is not among those that can be
   * undone, the edit is a step of its own.
   */
  completes?: number | undefined
}

/**
 * Applies operations to the content. Edits of one group in one word, less than a second apart and with nothing in
 * between, are one undo step and one change to send. Returns the identical state when the operations have no effect.
 */
export function edit(
  state: EditorState,
  operations: readonly Operation[],
  options: EditOptions,
): EditorState {
  const performed = perform(state.content, operations)
  const [first] = performed.parts
  if (!first) return state
  const { group = null, focus = subjectOf(first.done), completes } = options
  if (state.undo.some(({ origin }) => origin === completes)) return complete(state, performed, options)
  const joined = joinTyping(state, performed.parts, options)
  const serial = joined ? state.serial : state.serial + 1
  const step = joined ?? { serial, origin: serial, label: options.label, focus, parts: performed.parts }
  const { waiting, change } = addToWaiting(state, performed.parts, {
    id: options.id,
    isJoined: joined !== null,
  })
  return describeAgain({
    ...state,
    content: performed.content,
    waiting,
    serial,
    undo: [...(joined ? state.undo.slice(0, -1) : state.undo), step],
    redo: [],
    typing: group === null ? null : { group, at: options.now, change },
    madeAt: waiting.length > state.waiting.length ? noteMade(state, change) : state.madeAt,
  })
}

function complete(
  state: EditorState,
  { content, parts }: ReturnType<typeof perform>,
  { id, completes }: EditOptions,
): EditorState {
  const { waiting } = addToWaiting(state, parts, { id, isJoined: false })
  const undo = state.undo.map((step) =>
    step.origin === completes ? { ...step, parts: [...step.parts, ...parts] } : step,
  )
  return describeAgain({ ...state, content, waiting, undo, madeAt: noteMade(state, id) })
}

function addToWaiting(
  { waiting, typing }: EditorState,
  parts: Part[],
  { id, isJoined }: { id: string; isJoined: boolean },
): { waiting: Change[]; change: string } {
  const operations = parts.map(({ done }) => done)
  const last = waiting.at(-1)
  if (!isJoined || !last || last.id !== typing?.change)
    return { waiting: [...waiting, { id, operations }], change: id }
  return {
    waiting: [...waiting.slice(0, -1), { ...last, operations: joinOperations(last.operations, operations) }],
    change: last.id,
  }
}

/** Repeated edits of one field are sent as its last value. */
function joinOperations(first: Operation[], second: Operation[]): Operation[] {
  const joined = [...first]
  for (const operation of second) {
    const last = joined.at(-1)
    if (last?.kind === 'set-fields' && operation.kind === 'set-fields' && last.id === operation.id) {
      joined[joined.length - 1] = joinFields(last, operation)
    } else joined.push(operation)
  }
  return joined
}
