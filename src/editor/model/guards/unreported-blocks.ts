import { findDefinition } from '#blocks/find-definition.ts'
import type { StoredBlock } from '#contracts/pages.ts'
import { isSame, withDescendants } from '#operations/index.ts'
import type { Notice } from './notice.ts'

/**
 * The blocks inserted in this window whose missing fields are not reported yet, with the fields that were changed and
 * left since: a reminder about a block that is a second old would only disturb.
 */
export type UnreportedBlocks = ReadonlyMap<string, ReadonlySet<string>>

/** Adds a new block and its nested blocks. */
export function withUnreported(unreported: UnreportedBlocks, block: StoredBlock): UnreportedBlocks {
  return new Map([...unreported, ...withDescendants(block).map(({ id }) => [id, new Set<string>()] as const)])
}

/** Records that fields of a block were changed and left. Returns the same map for a block that is reported anyway. */
export function withLeft(
  unreported: UnreportedBlocks,
  id: string,
  fields: readonly string[],
): UnreportedBlocks {
  const left = unreported.get(id)
  return left ? new Map([...unreported, [id, new Set([...left, ...fields])]]) : unreported
}

/**
 * Whether one of the fields says something else than before. Both are compared as the server stores them: saving a new
 * block adds the values of the fields that it does not have yet, which is no change.
 */
export function haveChanged(
  { type, version, fields: now }: Pick<StoredBlock, 'type' | 'version' | 'fields'>,
  names: readonly string[],
  before: StoredBlock['fields'],
): boolean {
  const read = (fields: StoredBlock['fields']) => findDefinition(type)?.read(fields, version) ?? fields
  const [one, other] = [read(now), read(before)]
  return names.some((name) => !isSame(one[name], other[name]))
}

/** The notices that are shown before the user asks for all of them, or publishes. */
export function shownUnasked(notices: readonly Notice[], unreported: UnreportedBlocks): Notice[] {
  return notices.filter(({ block, field, kind }) => {
    if (kind === 'template_text') return false
    const left = unreported.get(block)
    return !left || (field !== null && left.has(field))
  })
}
