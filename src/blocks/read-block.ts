import type { StoredBlock } from '#contracts/pages.ts'
import type { BlockDefinition, NamedPosition } from './definition.ts'

/** The reason why a block can't be shown. */
export type BlockReadError = 'unknown_type' | 'newer_version' | 'invalid_fields' | 'misplaced' | 'not_loaded'

/** A block ready for rendering: upgraded to the current version and validated, or marked as invalid with the reason. */
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
  error?: BlockReadError
}

/**
 * Reads a stored block of any version, with its descendants. Invalid or misplaced blocks are marked with an error: they
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
  if (!definition) return { ...block, error: 'unknown_type' }
  if (parent ? !parent.children.includes(type) : !definition.standsAlone)
    return { ...block, error: 'misplaced' }
  if (version > definition.version) return { ...block, error: 'newer_version' }
  const fields = definition.read(stored.fields, version)
  if (fields === null) return { ...block, error: 'invalid_fields' }
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
  const { error, ...block } = readBlock(stored, definitions)
  return error === undefined || error === 'misplaced' ? block : { ...block, error }
}
