/** Suggestions of staff: a new wording for a text of a draft, as a comment that the draft itself knows nothing of. */
import { createRoute, z } from '@hono/zod-openapi'
import { discussion, maxMentions } from './comments.ts'
import { sectionParams, staffResponses } from './page-editor.ts'
import { errorBody, idParams, jsonBody, jsonResponse, languageParams, recordNumber } from './shared.ts'
import { suggestedText, suggestionOutcome } from './suggested-text.ts'

/** How many suggestions of a draft can be open at the same time. */
export const maxSuggestions = 50
/** How long the old and the new text may be, in characters of JSON each: windows fetch them again and again. */
export const longestSuggestion = 20_000

export const addSuggestionCall = createRoute({
  method: 'post',
  path: '/{lang}/pageeditor-api/draft/{slug}/suggestions',
  tags: ['page editor'],
  summary: 'Suggests a wording for a text of a block',
  description:
    'The draft stays as it is: who accepts the suggestion changes the text as if they had typed it. Those who are mentioned in the reason are told by mail.',
  request: {
    params: sectionParams,
    body: jsonBody(
      suggestedText.extend({
        block: z.string().min(1).max(100),
        reason: z.string().trim().max(2000).default(''),
        mentions: z.array(recordNumber).max(maxMentions).default([]),
      }),
    ),
  },
  responses: {
    ...jsonResponse(discussion, 'The discussion'),
    ...staffResponses,
    410: { description: 'The page is in the trash', content: { 'application/json': { schema: errorBody } } },
  },
})

export const settleSuggestionCall = createRoute({
  method: 'post',
  path: '/{lang}/pageeditor-api/suggestions/{id}',
  tags: ['page editor'],
  summary: 'Notes what became of a suggestion',
  description:
    'Only its author can withdraw it. The call does not change the draft. A suggestion that was settled before answers 409. The author is told of an answer by mail.',
  request: {
    params: languageParams.extend(idParams.shape),
    body: jsonBody(
      z.object({
        outcome: suggestionOutcome,
        answer: z.string().trim().max(2000).default(''),
        mentions: z.array(recordNumber).max(maxMentions).default([]),
      }),
    ),
  },
  responses: {
    ...jsonResponse(discussion, 'The discussion'),
    ...staffResponses,
    409: { description: 'It was settled before', content: { 'application/json': { schema: errorBody } } },
    410: { description: 'The page is in the trash', content: { 'application/json': { schema: errorBody } } },
  },
})
