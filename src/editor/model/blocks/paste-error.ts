import { findDefinition } from '#blocks/find-definition.ts'
import type { Operation } from '#contracts/page-operations.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import {
  applyChange,
  findBlock,
  idsIn,
  maxContentBytes,
  maxParts,
  withDescendants,
} from '#operations/index.ts'

/** Why pasted text or blocks can't be inserted: the field, the number of blocks, the size of a table or of the page. */
export type PasteError = 'field' | 'blocks' | 'table' | 'size'

/** Why the server would refuse a text in a field of a block; null when it accepts it. */
export function errorOfText(
  content: ContentDocument,
  id: string,
  field: string,
  text: unknown,
): PasteError | null {
  const block = findBlock(content, id)?.block
  const fields = block && { ...block.fields, [field]: text }
  if (fields && findDefinition(block.type)?.read(fields, block.version) === null) return 'field'
  return errorOfChange(content, [{ kind: 'set-fields', id, fields: { [field]: text } }])
}

/** Why the server would refuse the page after these operations; null when it accepts it. */
export function errorOfChange(content: ContentDocument, operations: readonly Operation[]): PasteError | null {
  const after = applyChange(content, operations)
  // The id of the head is not the id of a part.
  const count = idsIn(after).size - 1
  if (idsIn(after).size > idsIn(content).size && (count > maxParts || hasTooManyOfAKind(after)))
    return 'blocks'
  if (operations.some(({ kind }) => kind !== 'set-fields') && hasFullerList(content, after)) return 'table'
  const size = (given: ContentDocument) => new TextEncoder().encode(JSON.stringify(given)).length
  return size(after) > maxContentBytes && size(after) > size(content) ? 'size' : null
}

/** Whether a block contains more blocks than before, and more than it may. */
function hasFullerList(before: ContentDocument, after: ContentDocument): boolean {
  return after.containers
    .flatMap(({ columns }) => columns.flat())
    .flatMap(withDescendants)
    .some(
      ({ id, type, version, fields, children = [] }) =>
        children.length > (findBlock(before, id)?.block.children?.length ?? 0) &&
        (children.length > (findDefinition(type)?.maxChildren ?? Infinity) ||
          // More columns than a table may have.
          findDefinition(type)?.read(fields, version) === null),
    )
}

/** Whether there are more blocks of a type than a page may have. */
function hasTooManyOfAKind({ containers }: ContentDocument): boolean {
  const counts = new Map<string, number>()
  for (const { type } of containers.flatMap(({ columns }) => columns.flat()).flatMap(withDescendants))
    counts.set(type, (counts.get(type) ?? 0) + 1)
  return [...counts].some(([type, count]) => count > (findDefinition(type)?.maxPerContent ?? Infinity))
}
