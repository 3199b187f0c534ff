import { z } from 'zod'
import { fieldContents, type FieldError } from './definition.ts'
import { maxEmbedLength } from './embed-address.ts'
import { readEmbed, type EmbedKind } from './embed-read.ts'

/**
 * External media: its address, or the provider's embed code. A recognised embed code is reduced to the address.
 * Anything else is stored unchanged for the editor to correct, not shown to visitors, and reported by `checkEmbed`.
 */
export function embedField(kind: EmbedKind) {
  return z
    .string()
    .max(maxEmbedLength)
    .overwrite((pasted) => readEmbed(kind, pasted)?.original ?? pasted.trim())
    .default('')
    .register(fieldContents, { holds: 'address' })
}

/** Reports a non-empty value that doesn't name a single medium on an allowed host (specification, section 5). */
export function checkEmbed(kind: EmbedKind, field: string, pasted: string): FieldError[] {
  return pasted === '' || readEmbed(kind, pasted) ? [] : [{ field, error: 'host' }]
}
