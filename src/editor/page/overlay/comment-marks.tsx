import { useLanguage } from '#i18n/language-context.tsx'
import { Frame } from './frame.tsx'
import { useStore } from '#design/use-store.ts'
import { select } from '../actions/selection.ts'
import { useWorkspace } from '../workspace/workspace-context.tsx'
import { commentMessages } from '#i18n/lazy/editor-comments.ts'
import styles from './comment-marks.module.css'
import { threadsOf } from '#editor/model/discussion/threads.ts'

/** A mark beside each block with open comments or suggestions; pressing it opens them. */
export function CommentMarks() {
  const workspace = useWorkspace()
  const { discussion } = workspace.draft
  const { place, watch } = workspace.canvas
  const { view } = workspace.shell
  const messages = commentMessages[useLanguage()]
  const state = useStore(discussion.state, (known) => known)
  const counts = new Map<string, { comments: number; suggestions: number }>()
  for (const { first, answers } of threadsOf(state?.comments ?? []).open) {
    if (first.block === null) continue
    const { comments, suggestions } = counts.get(first.block) ?? { comments: 0, suggestions: 0 }
    const own = first.suggestion ? 1 : 0
    counts.set(first.block, {
      comments: comments + 1 - own + answers.length,
      suggestions: suggestions + own,
    })
  }
  return [...counts].map(([block, { comments, suggestions }]) => (
    <Frame key={block} watch={watch} boxOf={() => place.elements.boxOf(block)} className={styles['marked']}>
      <button
        type="button"
        className={styles['mark']}
        aria-label={messages.onBlock(comments, suggestions)}
        title={messages.onBlock(comments, suggestions)}
        onClick={() => {
          select(workspace, block)
          view.set((known) => ({ ...known, panel: 'comments' }))
        }}
      >
        {comments + suggestions}
      </button>
    </Frame>
  ))
}
