import type { BlockDefinition } from '#blocks/definition.ts'
import { blockDefinitions } from '#blocks/schemas.generated.ts'

/** The definition of a block type; undefined for types that this version of the program does not know. */
export function definitionOf(type: string | undefined): BlockDefinition | undefined {
  return type !== undefined && Object.hasOwn(blockDefinitions, type) ? blockDefinitions[type] : undefined
}
