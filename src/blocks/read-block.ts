import type { StoredBlock } from '#contracts/pages.ts'
import type { BlockDefinition, NamedPlace } from './definition.ts'

/** Why a block can't be shown. */
export type BlockFault = 'unknown_type' | 'newer_version' | 'invalid_fields' | 'misplaced'

/** A block ready to be shown: upgraded to the current version and checked, or marked as broken with the reason. */
export type ReadBlock = {
  id: string
  type: string
  version: number
  fields: Record<string, unknown>
  children: ReadBlock[]
  /** What its definition worked out for its view. */
  presented?: unknown
  /** What the page's own navigation leads to. */
  place?: NamedPlace
  /** Staff see it, visitors see the rest of the page. */
  fault?: BlockFault
}

/**
 * Reads a stored block of any age, and all inside it. What can't be understood, or stands where it must not, is marked:
 * never dropped and never an error. `parent` is the block that it stands in; none for a block in a column.
 */
export function readBlock(
  stored: StoredBlock,
  definitions: Record<string, BlockDefinition>,
  parent?: BlockDefinition,
): ReadBlock {
  const { id, type, version } = stored
  const definition = Object.hasOwn(definitions, type) ? definitions[type] : undefined
  const children = (stored.children ?? []).map((child) =>
    // What stands in an unknown block is not judged: the version that knows it may allow it.
    definition ? readBlock(child, definitions, definition) : withoutParent(child, definitions),
  )
  const block: ReadBlock = { id, type, version, fields: stored.fields, children }
  if (!definition) return { ...block, fault: 'unknown_type' }
  if (parent ? !parent.children.includes(type) : !definition.standsAlone)
    return { ...block, fault: 'misplaced' }
  if (version > definition.version) return { ...block, fault: 'newer_version' }
  const fields = definition.read(stored.fields, version)
  if (fields === null) return { ...block, fault: 'invalid_fields' }
  const presented = definition.present(fields)
  const place = definition.namedPlace(fields)
  return {
    ...block,
    version: definition.version,
    fields,
    ...(presented !== undefined && { presented }),
    ...(place && { place }),
  }
}

function withoutParent(stored: StoredBlock, definitions: Record<string, BlockDefinition>): ReadBlock {
  const { fault, ...block } = readBlock(stored, definitions)
  return fault === undefined || fault === 'misplaced' ? block : { ...block, fault }
}
