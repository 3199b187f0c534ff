import type { Operation } from '#contracts/page-operations.ts'
import type { StoredBlock } from '#contracts/pages.ts'
import { withDescendants } from '#operations/index.ts'
import type { EditorState } from './editor-state.ts'

/** The key of one field, of a whole block, or without both of the whole content. */
function foreignKey(block?: string, field?: string): string {
  if (block === undefined) return '*'
  return field === undefined ? block : `${block}\n${field}`
}

/**
 * Records what others have written, so that no earlier step reverts it, even if the value happens to equal the step's
 * own. Fields that `mine` sets afterwards are own ones.
 */
export function noteForeign(
  state: Pick<EditorState, 'foreign' | 'serial'>,
  theirs: readonly Operation[],
  mine: readonly Operation[],
): EditorState['foreign'] {
  const own = new Set(mine.flatMap(keysOf))
  const keys = theirs.flatMap(keysOf).filter((key) => !own.has(key))
  if (keys.length === 0) return state.foreign
  return { ...state.foreign, ...Object.fromEntries(keys.map((key) => [key, state.serial])) }
}

/** Whether another editor wrote the field's current value after a step was made. */
export function isForeign(
  foreign: EditorState['foreign'],
  serial: number,
  block: string,
  field: string,
): boolean {
  return [foreignKey(), foreignKey(block), foreignKey(block, field)].some(
    (key) => (foreign[key] ?? -1) >= serial,
  )
}

/** Whether another editor changed a block, or one inside it, after a step was made. */
export function hasForeign(foreign: EditorState['foreign'], serial: number, block: StoredBlock): boolean {
  return withDescendants(block).some(
    ({ id, fields }) =>
      (foreign[foreignKey(id)] ?? -1) >= serial ||
      Object.keys(fields).some((field) => isForeign(foreign, serial, id, field)),
  )
}

/** Whether another editor changed anything at all after a step was made. */
export function isAnythingForeign(foreign: EditorState['foreign'], serial: number): boolean {
  return Object.values(foreign).some((value) => value >= serial)
}

function keysOf(operation: Operation): string[] {
  switch (operation.kind) {
    case 'set-fields':
      return [...Object.keys(operation.fields), ...(operation.unset ?? [])].map((field) =>
        foreignKey(operation.id, field),
      )
    case 'insert-block':
      return withDescendants(operation.block).map(({ id }) => foreignKey(id))
    case 'insert-container':
      return operation.container.columns
        .flat()
        .flatMap(withDescendants)
        .map(({ id }) => foreignKey(id))
    case 'replace-content':
      return [foreignKey()]
    default:
      return []
  }
}
