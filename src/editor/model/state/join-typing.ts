import { isSame } from '#operations/index.ts'
import { beginsWord } from './begins-word.ts'
import type { EditorState, Part, Step } from './editor-state.ts'
import { joinFields, valuesOf, type SetFields } from './field-values.ts'
import { isRemoteWrite } from './remote-writes.ts'

/** A longer pause begins a new step. */
const pauseInMilliseconds = 1000

/**
 * Extends the last step by further typing; null when a new step begins: another group, a pause, another word, an
 * operation other than setting fields, or a field whose value is no longer the step's.
 */
export function joinTyping(
  state: EditorState,
  parts: Part[],
  { group = null, now, label }: { group?: string | null; now: number; label: string },
): Step | null {
  const { typing, undo, remoteWrites } = state
  const step = undo.at(-1)
  if (!step || !typing || group === null || typing.group !== group) return null
  if (now < typing.at || now - typing.at >= pauseInMilliseconds) return null
  let joined: Part[] | null = step.parts
  for (const part of parts)
    joined =
      joined &&
      joinPart(joined, part, (block, field) => isRemoteWrite(remoteWrites, step.serial, block, field))
  return joined && { ...step, label, parts: joined }
}

function joinPart(
  parts: Part[],
  added: Part,
  isRemote: (block: string, field: string) => boolean,
): Part[] | null {
  const { done, inverse } = added
  const [undoing] = inverse
  if (done.kind !== 'set-fields' || undoing?.kind !== 'set-fields') return null
  if (parts.some((part) => part.done.kind !== 'set-fields')) return null
  const was = valuesOf(undoing)
  if ([...valuesOf(done)].some(([field, value]) => beginsWord(was.get(field), value))) return null
  const index = parts.findIndex((part) => part.done.kind === 'set-fields' && part.done.id === done.id)
  const earlier = parts[index]
  if (!earlier) return [...parts, added]
  const [restoring] = earlier.inverse
  if (earlier.done.kind !== 'set-fields' || restoring?.kind !== 'set-fields') return null
  if (!goesOnFrom(earlier.done, undoing, isRemote)) return null
  return parts.with(index, {
    done: joinFields(earlier.done, done),
    inverse: [joinFields(undoing, restoring)],
  })
}

/** Whether the fields still had the step's values when typing continued. */
function goesOnFrom(
  earlier: SetFields,
  undoing: SetFields,
  isRemote: (block: string, field: string) => boolean,
): boolean {
  const left = valuesOf(earlier)
  return [...valuesOf(undoing)].every(
    ([field, value]) => !left.has(field) || (isSame(left.get(field), value) && !isRemote(earlier.id, field)),
  )
}
