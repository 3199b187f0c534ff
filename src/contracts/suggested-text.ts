/** What a comment suggests for a text of a block, and what became of it. */
import { z } from '@hono/zod-openapi'

/** A new wording for one field of a block, with the wording that it was made on: both plain, or both rich text. */
export const suggestedText = z
  .object({ field: z.string().min(1).max(100), before: z.unknown(), after: z.unknown() })
  .openapi('SuggestedText')
export type SuggestedText = z.infer<typeof suggestedText>

/** `obsolete` is a suggestion whose text was deleted. */
export const suggestionOutcome = z.enum(['accepted', 'declined', 'withdrawn', 'obsolete'])
export type SuggestionOutcome = z.infer<typeof suggestionOutcome>
