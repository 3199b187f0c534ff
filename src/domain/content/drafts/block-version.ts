import { DomainError } from '#domain/errors.ts'
import { definitionOf } from './definition-of.ts'

/** The version in which a new block of a type is stored. Throws `invalid` for an unknown type. */
export function blockVersion(type: string): number {
  const definition = definitionOf(type)
  if (!definition) throw new DomainError('invalid', { fields: { type: 'unknown' } })
  return definition.version
}
