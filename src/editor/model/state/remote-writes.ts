import type { Operation } from '#contracts/page-operations.ts'
import type { StoredBlock } from '#contracts/pages.ts'
import { withDescendants } from '#operations/index.ts'
import type { EditorState } from './editor-state.ts'

/** The key of one field, of a whole block, or without both of the whole content. */
function keyOfWrite(block?: string, field?: string): string {
  if (block === undefined) return '*'
  return field === undefined ? block : `${block}\n${field}`
}

/**
 * Records what others have written, so that no earlier step reverts it, even if the value happens to equal the step's
 * own. Fields that `local` sets afterwards are own ones.
 */
export function noteRemoteWrites(
  state: Pick<EditorState, 'remoteWrites' | 'serial'>,
  remote: readonly Operation[],
  local: readonly Operation[],
): EditorState['remoteWrites'] {
  const own = new Set(local.flatMap(keysOf))
  const keys = remote.flatMap(keysOf).filter((key) => !own.has(key))
  if (keys.length === 0) return state.remoteWrites
  return { ...state.remoteWrites, ...Object.fromEntries(keys.map((key) => [key, state.serial])) }
}

/** Whether another editor wrote the field's current value after a step was made. */
export function isRemoteWrite(
  remoteWrites: EditorState['remoteWrites'],
  serial: number,
  block: string,
  field: string,
): boolean {
  return [keyOfWrite(), keyOfWrite(block), keyOfWrite(block, field)].some(
    (key) => (remoteWrites[key] ?? -1) >= serial,
  )
}

/** Whether another editor changed a block, or one inside it, after a step was made. */
export function hasRemoteWrite(
  remoteWrites: EditorState['remoteWrites'],
  serial: number,
  block: StoredBlock,
): boolean {
  return withDescendants(block).some(
    ({ id, fields }) =>
      (remoteWrites[keyOfWrite(id)] ?? -1) >= serial ||
      Object.keys(fields).some((field) => isRemoteWrite(remoteWrites, serial, id, field)),
  )
}

/** Whether another editor changed anything at all after a step was made. */
export function isAnythingRemote(remoteWrites: EditorState['remoteWrites'], serial: number): boolean {
  return Object.values(remoteWrites).some((value) => value >= serial)
}

function keysOf(operation: Operation): string[] {
  switch (operation.kind) {
    case 'set-fields':
      return [...Object.keys(operation.fields), ...(operation.unset ?? [])].map((field) =>
        keyOfWrite(operation.id, field),
      )
    case 'insert-block':
      return withDescendants(operation.block).map(({ id }) => keyOfWrite(id))
    case 'insert-container':
      return operation.container.columns
        .flat()
        .flatMap(withDescendants)
        .map(({ id }) => keyOfWrite(id))
    case 'replace-content':
      return [keyOfWrite()]
    default:
      return []
  }
}
