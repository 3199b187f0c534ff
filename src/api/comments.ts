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
  type SectionKey,
} from '#domain/content/index.server.ts'
import type { Api, ApiEnv } from './environment.ts'
import { sectionKeyOf } from './present-draft.ts'

/** The calls about comments and reviews. All of them answer the discussion as it is afterwards. */
export function commentHandlers(api: Api): void {
  api.openapi(discussionCall, async (context) => answer(context, sectionKeyOf(context.req.valid('param'))))

  api.openapi(addCommentCall, async (context) => {
    const key = sectionKeyOf(context.req.valid('param'))
    const { parent_id: parentId, ...comment } = context.req.valid('json')
    await addComment(context.get('scope'), key, { ...comment, parentId }, originOf(context))
    return answer(context, key)
  })

  api.openapi(changeCommentCall, async (context) => {
    const { is_resolved: isResolved } = context.req.valid('json')
    const { id } = context.req.valid('param')
    return answer(context, await changeComment(context.get('scope'), id, { isResolved }))
  })

  api.openapi(deleteCommentCall, async (context) =>
    answer(context, await deleteComment(context.get('scope'), context.req.valid('param').id)),
  )

  api.openapi(requestReviewCall, async (context) => {
    const key = sectionKeyOf(context.req.valid('param'))
    const { reviewer_id: reviewerId, note } = context.req.valid('json')
    await requestReview(context.get('scope'), key, { reviewerId, note }, originOf(context))
    return answer(context, key)
  })

  api.openapi(closeReviewCall, async (context) => {
    const key = sectionKeyOf(context.req.valid('param'))
    await endReview(context.get('scope'), key, originOf(context))
    return answer(context, key)
  })
}

async function answer(context: Context<ApiEnv>, key: SectionKey) {
  return context.json(await readDiscussion(context.get('scope'), key), 200)
}

function originOf(context: Context<ApiEnv>) {
  return { publicOrigin: context.get('publicOrigin') }
}
