import type { Operation } from '#contracts/page-operations.ts'
import { isSame } from '#operations/index.ts'
import { describeAgain } from './describe-conflict.ts'
import { noteMade, type EditorState, type Step } from './editor-state.ts'
import { valuesOf } from './field-values.ts'
import { existing, perform } from './perform.ts'
import { revertPart } from './revert-part.ts'

export type BackOptions = {
  /** A new UUID for the change. */
  id: string
}

export type Outcome = {
  state: EditorState
  /** `overtaken`: others have changed all of it since, so the step was dropped without an effect. */
  outcome: 'done' | 'nothing' | 'overtaken'
  label: string | null
  /** The block or container to select, if it exists. */
  focus: string | null
  /** The field of `focus` that has changed; null when it is not just one. */
  field: string | null
}

/** Reverts the own last step, as far as its result is unchanged: what others have done since is never undone. */
export function undo(state: EditorState, options: BackOptions): Outcome {
  return goBack(state, 'undo', options)
}

/** Redoes the last undone step, as far as nobody else has changed it since. */
export function redo(state: EditorState, options: BackOptions): Outcome {
  return goBack(state, 'redo', options)
}

/**
 * Reverts the last step of one stack, as far as the current content allows, and pushes the inverse onto the other
 * stack.
 */
export function goBack(state: EditorState, from: 'undo' | 'redo', { id }: BackOptions): Outcome {
  const step = state[from].at(-1)
  if (!step) return { state, outcome: 'nothing', label: null, focus: null, field: null }
  const to = from === 'undo' ? 'redo' : 'undo'
  const popped = { ...state, [from]: state[from].slice(0, -1), typing: null }
  const { operations, isOvertaken } = operationsBack(state, step)
  const performed = perform(state.content, operations)
  if (isSame(performed.content, state.content)) {
    // A step without a net effect is skipped, because it would waste a key press.
    if (!isOvertaken) return goBack(popped, from, { id })
    return {
      state: popped,
      outcome: 'overtaken',
      label: step.label,
      focus: existing(state.content, step.focus),
      field: null,
    }
  }
  const serial = state.serial + 1
  const forth: Step = { ...step, serial, parts: performed.parts }
  return {
    state: describeAgain({
      ...popped,
      content: performed.content,
      waiting: [...state.waiting, { id, operations: performed.operations }],
      serial,
      madeAt: noteMade(state, id),
      [to]: [...state[to], forth],
    }),
    outcome: 'done',
    label: step.label,
    focus: existing(performed.content, step.focus),
    field: onlyFieldOf(performed.operations, step.focus),
  }
}

function onlyFieldOf(operations: readonly Operation[], block: string | null): string | null {
  const fields = operations.map((operation) =>
    operation.kind === 'set-fields' && operation.id === block ? [...valuesOf(operation).keys()] : [],
  )
  const [first] = fields
  return fields.length === 1 && first?.length === 1 ? (first[0] ?? null) : null
}

function operationsBack(
  { content, remoteWrites }: EditorState,
  { parts, serial }: Step,
): { operations: Operation[]; isOvertaken: boolean } {
  const operations: Operation[] = []
  let now = content
  let isOvertaken = false
  for (const part of parts.toReversed()) {
    const back = revertPart(now, part, serial, remoteWrites)
    if (!back) isOvertaken = true
    else {
      now = perform(now, back).content
      operations.push(...back)
    }
  }
  return { operations, isOvertaken }
}
