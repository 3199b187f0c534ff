import { blockDefinitions } from '#blocks/schemas.generated.ts'
import { DomainError } from '../errors.ts'

/** The version in which a new block of a type is stored. Throws `invalid` for an unknown type. */
export function blockVersion(type: string): number {
  const definition = Object.hasOwn(blockDefinitions, type) ? blockDefinitions[type] : undefined
  if (!definition) throw new DomainError('invalid', { fields: { type: 'unknown' } })
  return definition.version
}
