/** Discussions of staff about a draft: comments on blocks, mentions, and requests for review. */
import { z } from '@hono/zod-openapi'
import { staffRoute } from './route.ts'
import { suggestedText, suggestionOutcome } from './suggested-text.ts'
import { instant, recordNumber } from './shared.ts'

/** How many comments a draft shows: all unresolved ones and the latest resolved ones. */
export const maxComments = 300
/** How many people a comment can mention. */
export const maxMentions = 20

export const commentSchema = z
  .object({
    id: z.number().int(),
    /** The block that it is about, which may have been deleted since; null for the whole page. */
    block: z.string().nullable(),
    /** The comment that it answers. */
    parent_id: z.number().int().nullable(),
    body: z.string(),
    author: z.string().nullable(),
    created_at: instant,
    resolved_at: instant.nullable(),
    resolved_by: z.string().nullable(),
    /** The names of those whom it mentions. */
    mentions: z.array(z.string()),
    /** Whether the caller has written it. */
    is_own: z.boolean(),
    /** Whether the caller may delete it. */
    may_delete: z.boolean(),
    /** The wording that it suggests for a text of its block (`suggestions.ts`); null for a plain comment. */
    suggestion: suggestedText.nullable(),
    /** What became of the suggestion; null while it is open. */
    outcome: suggestionOutcome.nullable(),
  })
  .openapi('Comment')
export type Comment = z.infer<typeof commentSchema>

export const reviewSchema = z
  .object({
    requested_by: z.string().nullable(),
    /** The editor who was asked; null when all of them are. */
    reviewer: z.string().nullable(),
    note: z.string(),
    created_at: instant,
    is_own: z.boolean(),
  })
  .openapi('Review')
export type Review = z.infer<typeof reviewSchema>

export const discussion = z
  .object({
    comments: z.array(commentSchema),
    /** The open request for review; null when there is none. */
    review: reviewSchema.nullable(),
    /** Who can be mentioned, and who can be asked for a review. */
    people: z.array(z.object({ id: z.number().int(), name: z.string(), may_publish: z.boolean() })),
  })
  .openapi('Discussion')
export type Discussion = z.infer<typeof discussion>

export const discussionCall = staffRoute({
  get: '/pageeditor-api/draft/{slug}/comments',
  right: 'write_drafts',
  summary: 'The comments on a draft, and the open request for review',
  answer: [discussion, 'The discussion'],
})

export const addCommentCall = staffRoute({
  post: '/pageeditor-api/draft/{slug}/comments',
  summary: 'Comments on a block, on the whole page, or on another comment',
  description: 'Those who are mentioned are told by mail.',
  json: z.object({
    block: z.string().min(1).max(100).nullable().default(null),
    parent_id: recordNumber.nullable().default(null),
    body: z.string().trim().min(1).max(2000),
    mentions: z.array(recordNumber).max(maxMentions).default([]),
  }),
  answer: [discussion, 'The discussion'],
})

export const changeCommentCall = staffRoute({
  post: '/pageeditor-api/comments/{id}',
  summary: 'Resolves a comment with its answers, or opens it again',
  json: z.object({ is_resolved: z.boolean() }),
  answer: [discussion, 'The discussion'],
})

export const deleteCommentCall = staffRoute({
  delete: '/pageeditor-api/comments/{id}',
  summary: 'Deletes a comment with its answers',
  description: 'Authors delete their own comments, administrators all of them.',
  answer: [discussion, 'The discussion'],
})

export const requestReviewCall = staffRoute({
  post: '/pageeditor-api/draft/{slug}/review',
  summary: 'Asks an editor, or all of them, to look at a draft and to publish it',
  description: 'They are told by mail. A newer request replaces an open one.',
  json: z.object({
    reviewer_id: recordNumber.nullable().default(null),
    note: z.string().trim().max(1000).default(''),
  }),
  answer: [discussion, 'The discussion'],
})

export const closeReviewCall = staffRoute({
  delete: '/pageeditor-api/draft/{slug}/review',
  summary: 'Ends the open request for review',
  description: 'Its author withdraws it; an editor returns it. Publishing ends it, too.',
  answer: [discussion, 'The discussion'],
})
