/** Suggestions of staff: a new wording for a text of a draft, as a comment that the draft itself knows nothing of. */
import { z } from '@hono/zod-openapi'
import { discussion, maxMentions } from './comments.ts'
import { staffRoute } from './route.ts'
import { recordNumber } from './shared.ts'
import { suggestedText, suggestionOutcome } from './suggested-text.ts'

/** How many suggestions of a draft can be open at the same time. */
export const maxSuggestions = 50
/** How long the old and the new text may be, in characters of JSON each: windows fetch them again and again. */
export const longestSuggestion = 20_000

export const addSuggestionCall = staffRoute({
  post: '/pageeditor-api/draft/{slug}/suggestions',
  summary: 'Suggests a wording for a text of a block',
  description:
    'The draft stays as it is: who accepts the suggestion changes the text as if they had typed it. Those who are mentioned in the reason are told by mail.',
  json: suggestedText.extend({
    block: z.string().min(1).max(100),
    reason: z.string().trim().max(2000).default(''),
    mentions: z.array(recordNumber).max(maxMentions).default([]),
  }),
  answer: [discussion, 'The discussion'],
})

export const settleSuggestionCall = staffRoute({
  post: '/pageeditor-api/suggestions/{id}',
  summary: 'Notes what became of a suggestion',
  description:
    'Only its author can withdraw it. The call does not change the draft. A suggestion that was settled before answers 409. The author is told of an answer by mail.',
  json: z.object({
    outcome: suggestionOutcome,
    answer: z.string().trim().max(2000).default(''),
    mentions: z.array(recordNumber).max(maxMentions).default([]),
  }),
  answer: [discussion, 'The discussion'],
  conflict: 'It was settled before',
})
