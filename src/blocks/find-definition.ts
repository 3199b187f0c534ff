import type { BlockDefinition } from './definition.ts'
import { headDefinitions } from './heads.ts'
import { blockDefinitions } from './schemas.generated.ts'

/** The definition of a block or of a head; undefined for types that this version of the program does not know. */
export function findDefinition(type: string | undefined): BlockDefinition | undefined {
  if (type === undefined) return undefined
  if (Object.hasOwn(blockDefinitions, type)) return blockDefinitions[type]
  return Object.hasOwn(headDefinitions, type) ? headDefinitions[type] : undefined
}
