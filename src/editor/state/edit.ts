import type { Change, Operation } from '#contracts/page-operations.ts'
import { describeAgain } from './describe-conflict.ts'
import { noteMade, type EditorState, type Part } from './editor-state.ts'
import { joinFields } from './field-values.ts'
import { joinTyping } from './join-typing.ts'
import { perform, subjectOf } from './perform.ts'

export type EditOptions = {
  /** A new UUID for the change. */
  id: string
  /** Milliseconds. */
  now: number
  /** What Ctrl+Z will say that it takes back. */
  label: string
  /** What is typed in one go has one group, such as `type:{block}:{field}`. */
  group?: string | null
  /** The block or container to lead to when it is undone; without it, the first that is touched. */
  focus?: string | null
}

/**
 * Does something to the content. Keys of one group less than a second apart, with nothing between, are one step of undo
 * and one change to send. The identical state where the operations do nothing.
 */
export function edit(
  state: EditorState,
  operations: readonly Operation[],
  options: EditOptions,
): EditorState {
  const performed = perform(state.content, operations)
  const [first] = performed.parts
  if (!first) return state
  const { group = null, focus = subjectOf(first.done) } = options
  const joined = joinTyping(state, performed.parts, options)
  const serial = joined ? state.serial : state.serial + 1
  const step = joined ?? { serial, label: options.label, focus, parts: performed.parts }
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

/** What is typed into one field over and over is sent as its last value. */
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
