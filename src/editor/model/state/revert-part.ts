import type { Operation } from '#contracts/page-operations.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { blocksOfContainer, findBlock, findContainer, idsIn, isSame } from '#operations/index.ts'
import type { EditorState, Part } from './editor-state.ts'
import { setFieldsOf, valuesOf, type SetFields } from './field-values.ts'
import { hasRemoteWrite, isAnythingRemote, isRemoteWrite } from './remote-writes.ts'
import { hasStayed, placementOf } from './placement.ts'
import { mergeTexts } from './merge-texts.ts'
import { restoreLayout } from './restore-layout.ts'
import { withoutIds } from './without-ids.ts'

/**
 * The operations that revert one part of a step in the current content; null when others have overtaken it. Only
 * results that are still in place are reverted; fields are checked one by one.
 */
export function revertPart(
  content: ContentDocument,
  part: Part,
  serial: number,
  remoteWrites: EditorState['remoteWrites'],
): Operation[] | null {
  const { done, inverse } = part
  switch (done.kind) {
    case 'set-fields':
      return giveFieldsBack(content, part, done, (field) =>
        isRemoteWrite(remoteWrites, serial, done.id, field),
      )
    case 'insert-block': {
      const found = findBlock(content, done.block.id)
      const isLocal =
        found && isSame(found.block, done.block) && !hasRemoteWrite(remoteWrites, serial, found.block)
      if (!isLocal || holderIn(placementOf(content, done.block.id)) !== holderIn(part.placement)) return null
      return inverse.filter(
        (one) => one.kind !== 'remove-container' || holdsOnly(content, one.id, done.block.id),
      )
    }
    case 'insert-container': {
      const found = findContainer(content, done.container.id)?.container
      if (!found || !isSame(found, done.container)) return null
      return blocksOfContainer(found).some((block) => hasRemoteWrite(remoteWrites, serial, block))
        ? null
        : inverse
    }
    case 'remove-block':
    case 'remove-container': {
      const taken = idsIn(content)
      if (taken.has(done.id) || !inverse.every((one) => hasPlace(content, one))) return null
      return inverse.map((one) => withoutIds(one, taken))
    }
    case 'move-block':
    case 'move-container':
      return hasStayed(content, done.id, part.placement) && inverse.every((one) => hasPlace(content, one))
        ? inverse
        : null
    case 'set-layout':
      return restoreLayout(content, part)
    default:
      return isSame(content, done.content) && !isAnythingRemote(remoteWrites, serial) ? inverse : null
  }
}

function giveFieldsBack(
  content: ContentDocument,
  { inverse }: Part,
  done: SetFields,
  isRemote: (field: string) => boolean,
): Operation[] | null {
  const fields = findBlock(content, done.id)?.block.fields
  const [restoring] = inverse
  if (!fields || restoring?.kind !== 'set-fields') return null
  const given = valuesOf(done)
  const values = [...valuesOf(restoring)].flatMap(([field, value]): [string, unknown][] => {
    if (isSame(fields[field], given.get(field))) return isRemote(field) ? [] : [[field, value]]
    // Others have written in the same text, so only the own words are removed.
    const text = mergeTexts(given.get(field), value, fields[field])
    return text === null ? [] : [[field, text]]
  })
  return values.length > 0 ? [setFieldsOf(done.id, new Map(values))] : null
}

/** The container or block that contains a place, whatever the column. */
function holderIn(placement: Part['placement'] | null): string | undefined {
  return placement?.row.split(' ').at(-1)
}

function holdsOnly(content: ContentDocument, container: string, block: string): boolean {
  const found = findContainer(content, container)?.container
  return found !== undefined && found.columns.flat().every(({ id }) => id === block)
}

/**
 * Whether the place to go back to still exists. A block removed from a column is restored in any case, if need be at
 * the end of the page; an item can't exist without its list.
 */
function hasPlace(content: ContentDocument, operation: Operation): boolean {
  if (operation.kind !== 'insert-block' && operation.kind !== 'move-block') return true
  const { kind, to } = operation
  if (to.in === 'block') return findBlock(content, to.parent) !== null
  return kind === 'insert-block' || findContainer(content, to.container) !== null
}
