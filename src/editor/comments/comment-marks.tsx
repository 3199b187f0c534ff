import { useLanguage } from '#i18n/language-context.tsx'
import { Frame } from '../overlay/frame.tsx'
import { useStore } from '../store.ts'
import { select } from '../workspace/selection.ts'
import { useWorkspace } from '../workspace/workspace-context.tsx'
import { commentMessages } from './comment-messages.ts'
import styles from './comments.module.css'
import { threadsOf } from './threads.ts'

/** A mark beside each block with open comments; pressing it opens them. */
export function CommentMarks() {
  const workspace = useWorkspace()
  const { discussion, place, watch, view } = workspace
  const messages = commentMessages[useLanguage()]
  const state = useStore(discussion.state, (known) => known)
  const counts = new Map<string, number>()
  for (const { first, answers } of threadsOf(state?.comments ?? []).open)
    if (first.block !== null) counts.set(first.block, (counts.get(first.block) ?? 0) + 1 + answers.length)
  return [...counts].map(([block, count]) => (
    <Frame key={block} watch={watch} boxOf={() => place.elements.boxOf(block)} className={styles['marked']}>
      <button
        type="button"
        className={styles['mark']}
        aria-label={messages.onBlock(count)}
        title={messages.onBlock(count)}
        onClick={() => {
          select(workspace, block)
          view.set((known) => ({ ...known, panel: 'comments' }))
        }}
      >
        {count}
      </button>
    </Frame>
  ))
}
