import { createHash } from 'node:crypto'
import type { Values } from '#records/field.ts'

/** What distinguishes the values of a record from its earlier and later ones. */
export function versionOf(values: Values): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 16)
}
