import type { StoredBlock } from '#contracts/pages.ts'
import type { ErrorCode } from '#domain/errors.ts'
import { findDefinition } from '#blocks/find-definition.ts'

/** What is wrong with an unreadable block, for an error: its invalid fields, `one.source`, or the block as a whole. */
export function invalidFieldsOf({
  id,
  type,
  fields,
}: Pick<StoredBlock, 'id' | 'type' | 'fields'>): Record<string, ErrorCode> {
  const errors = findDefinition(type)?.check(fields) ?? []
  const invalid = errors.flatMap(({ field, error }): [string, ErrorCode][] =>
    error === 'invalid' ? [[`${id}.${field}`, 'invalid']] : [],
  )
  return invalid.length > 0 ? Object.fromEntries(invalid) : { [id]: 'invalid' }
}
