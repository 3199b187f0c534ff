import type { ContentDocument } from '#contracts/pages.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { findBlock, findContainer } from '#operations/index.ts'
import { useStore } from '#design/use-store.ts'
import { nameOf, summaryOf } from '#editor/page/actions/block-messages.ts'
import { select } from '#editor/page/actions/selection.ts'
import { useContent, useSelected, useTexts, useWorkspace } from '#editor/page/workspace/workspace-context.tsx'
import { commentMessages } from '#i18n/lazy/editor-comments.ts'
import { CommentThread } from './comment-thread.tsx'
import styles from './comments.module.css'
import { ReviewRequest } from './review-request.tsx'
import { threadsOf } from '#editor/model/discussion/threads.ts'
import { WriteComment } from './write-comment.tsx'

/** The comments on the page and its blocks, a field for a new one about the selection, and the request for review. */
export function CommentsPanel() {
  const workspace = useWorkspace()
  const { discussion, slug } = workspace.draft
  const { place } = workspace.canvas
  const { messages: editor, interfaceLanguage } = useTexts()
  const messages = commentMessages[useLanguage()]
  const content = useContent()
  const selected = useSelected()
  const state = useStore(discussion.state, (known) => known)
  if (!state) return null
  const { open, resolved } = threadsOf(state.comments)
  const titleOf = (block: string | null) =>
    block === null
      ? messages.wholePage
      : isThere(content, block)
        ? messages.block(
            nameOf(content, block, editor, interfaceLanguage),
            firstWords(summaryOf(content, block)),
          )
        : messages.goneBlock
  const jumpTo = (block: string | null) => {
    if (block === null || !isThere(content, block)) return
    select(workspace, block)
    place.elements.elementsOf(block)[0]?.scrollIntoView({ block: 'center' })
  }
  const block = selected !== null && isThere(content, selected) ? selected : null
  return (
    <div className={styles['panel']}>
      <ReviewRequest review={state.review} people={state.people} />
      <WriteComment
        // A comment that was begun for one block must not be sent to another one.
        key={block ?? ''}
        label={block === null ? messages.wholePage : messages.about(titleOf(block))}
        action={messages.send}
        people={state.people}
        onSend={(body, mentions) =>
          discussion.take(
            workspace.shell.tools.calls.post('/pageeditor-api/draft/{slug}/comments', {
              params: { slug },
              json: { block, body, mentions },
            }),
          )
        }
      />
      {open.length === 0 && <p className={styles['soft']}>{messages.none}</p>}
      {open.map((thread) => (
        <CommentThread
          key={thread.first.id}
          thread={thread}
          title={titleOf(thread.first.block)}
          isChosen={thread.first.block !== null && thread.first.block === selected}
          people={state.people}
          onJump={() => jumpTo(thread.first.block)}
        />
      ))}
      {resolved.length > 0 && (
        <details>
          <summary>{messages.resolved(resolved.length)}</summary>
          {resolved.map((thread) => (
            <CommentThread
              key={thread.first.id}
              thread={thread}
              title={titleOf(thread.first.block)}
              isChosen={false}
              people={state.people}
              onJump={() => jumpTo(thread.first.block)}
            />
          ))}
        </details>
      )}
    </div>
  )
}

function isThere(content: ContentDocument, id: string): boolean {
  return findBlock(content, id) !== null || findContainer(content, id) !== null
}

/** The first words of a longer text. */
function firstWords(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40).replace(/\s+\S*$/, '')} …` : text
}
