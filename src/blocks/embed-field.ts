import { z } from 'zod'
import type { FieldFault } from './definition.ts'
import { longestEmbed } from './embed-address.ts'
import { readEmbed, type EmbedKind } from './embed-read.ts'

/**
 * A medium of somebody else's: its address, or the code that its provider offers. Where it is recognised, the address
 * alone is kept. Anything else stays as it is for the editor to mend, is shown to nobody, and found by `checkEmbed`.
 */
export function embedField(kind: EmbedKind) {
  return z
    .string()
    .max(longestEmbed)
    .overwrite((pasted) => readEmbed(kind, pasted)?.original ?? pasted.trim())
    .default('')
}

/** Finds fault with what is there but names no single medium on an allowed host (specification, section 5). */
export function checkEmbed(kind: EmbedKind, field: string, pasted: string): FieldFault[] {
  return pasted === '' || readEmbed(kind, pasted) ? [] : [{ field, fault: 'host' }]
}
