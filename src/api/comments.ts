import type { Context } from 'hono'
import {
  addCommentCall,
  changeCommentCall,
  closeReviewCall,
  deleteCommentCall,
  discussionCall,
  requestReviewCall,
} from '#contracts/comments.ts'
import {
  addComment,
  changeComment,
  deleteComment,
  endReview,
  readDiscussion,
  requestReview,
} from '#domain/content/index.server.ts'
import type { Api, ApiEnv } from './environment.ts'
import { handle } from './handle.ts'
import { sectionKeyOf } from './present-draft.ts'

/** The calls about comments and reviews. All of them answer the discussion as it is afterwards. */
export function commentHandlers(api: Api): void {
  handle(api, discussionCall, ({ scope, params }) => readDiscussion(scope, sectionKeyOf(params)))

  handle(api, addCommentCall, async ({ scope, params, json, context }) => {
    const key = sectionKeyOf(params)
    const { parent_id: parentId, ...comment } = json
    await addComment(scope, key, { ...comment, parentId }, originOf(context))
    return readDiscussion(scope, key)
  })

  handle(api, changeCommentCall, async ({ scope, params: { id }, json }) => {
    const { is_resolved: isResolved } = json
    return readDiscussion(scope, await changeComment(scope, id, { isResolved }))
  })

  handle(api, deleteCommentCall, async ({ scope, params }) =>
    readDiscussion(scope, await deleteComment(scope, params.id)),
  )

  handle(api, requestReviewCall, async ({ scope, params, json, context }) => {
    const key = sectionKeyOf(params)
    const { reviewer_id: reviewerId, note } = json
    await requestReview(scope, key, { reviewerId, note }, originOf(context))
    return readDiscussion(scope, key)
  })

  handle(api, closeReviewCall, async ({ scope, params, context }) => {
    const key = sectionKeyOf(params)
    await endReview(scope, key, originOf(context))
    return readDiscussion(scope, key)
  })
}

function originOf(context: Context<ApiEnv>) {
  return { publicOrigin: context.get('publicOrigin') }
}
