import type { ContentDocument } from '#contracts/pages.ts'
import type { SuggestedText } from '#contracts/suggested-text.ts'
import { isRecord } from '#json/is-record.ts'
import { findBlock, isSame } from '#operations/index.ts'
import { DomainError } from '#domain/errors.ts'
import { findDefinition } from '#blocks/find-definition.ts'

/**
 * A suggestion with both of its texts as the block stores them. Throws `invalid`, naming block, field, the text that the
 * block refuses, or a text that stays the same.
 */
export function readSuggestedText(
  content: ContentDocument,
  id: string,
  { field, before, after }: SuggestedText,
): SuggestedText {
  const block = findBlock(content, id)?.block
  const definition = findDefinition(block?.type)
  if (!block || !definition) throw new DomainError('invalid', { fields: { block: 'unknown' } })
  const readAs = (side: 'before' | 'after', text: unknown) => {
    const read = isText(text) ? definition.read({ ...block.fields, [field]: text }, block.version) : null
    if (!read) throw new DomainError('invalid', { fields: { [side]: 'invalid' } })
    const stored = Object.hasOwn(read, field) ? read[field] : undefined
    if (!isText(stored) || typeof stored !== typeof text)
      throw new DomainError('invalid', { fields: { field: 'unknown' } })
    return stored
  }
  const read = { field, before: readAs('before', before), after: readAs('after', after) }
  if (typeof read.before !== typeof read.after)
    throw new DomainError('invalid', { fields: { after: 'invalid' } })
  if (isSame(read.before, read.after)) throw new DomainError('invalid', { fields: { after: 'unchanged' } })
  return read
}

/** A plain text, or a rich text. */
function isText(value: unknown): boolean {
  return typeof value === 'string' || (isRecord(value) && value['type'] === 'doc')
}
