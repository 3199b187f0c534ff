/** Discussions of staff about drafts: comments on blocks, mentions, and requests for review. */
export { addComment, changeComment, deleteComment } from './write-comments.server.ts'
export { endReview, noteReviewed, requestReview } from './reviews.server.ts'
export { listDiscussionTasks, type DiscussionTask } from './discussion-tasks.server.ts'
export { readDiscussion } from './read-discussion.server.ts'
