import { blockDefinitions } from '#blocks/schemas.generated.ts'

/**
 * The names of the fields that a block of this type cannot hold; none when it accepts them. Fields that are only
 * incomplete are no faults: a draft may be.
 */
export function unreadableFields(type: string, fields: Record<string, unknown>): string[] {
  const definition = Object.hasOwn(blockDefinitions, type) ? blockDefinitions[type] : undefined
  if (!definition || definition.read(fields, definition.version) !== null) return []
  return definition.check(fields).flatMap(({ field, fault }) => (fault === 'invalid' ? [field] : []))
}
