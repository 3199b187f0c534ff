import type { StoredBlock } from '#contracts/pages.ts'
import type { BlockDefinition, NamedPosition } from './definition.ts'

/** The reason why a block can't be shown. */
export type BlockFault = 'unknown_type' | 'newer_version' | 'invalid_fields' | 'misplaced' | 'not_loaded'

/** A block ready for rendering: upgraded to the current version and validated, or marked as faulty with the reason. */
export type ReadBlock = {
  id: string
  type: string
  version: number
  fields: Record<string, unknown>
  children: ReadBlock[]
  /** Data that its definition has computed for its view. */
  presented?: unknown
  /** Its entry in the page's own navigation. */
  place?: NamedPosition
  /** Shown to staff as a placeholder; visitors see the rest of the page. */
  fault?: BlockFault
}

/**
 * Reads a stored block of any version, with its descendants. Invalid or misplaced blocks are marked with a fault: they
 * are never dropped and never throw. `parent` is the block that contains it; none for a block in a column.
 */
export function readBlock(
  stored: StoredBlock,
  definitions: Record<string, BlockDefinition>,
  parent?: BlockDefinition,
): ReadBlock {
  const { id, type, version } = stored
  const definition = Object.hasOwn(definitions, type) ? definitions[type] : undefined
  const children = (stored.children ?? []).map((child) =>
    // Children of an unknown block are not validated: the version that knows it may allow them.
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
