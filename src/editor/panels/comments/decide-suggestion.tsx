import { useState } from 'react'
import type { Comment, Discussion } from '#contracts/comments.ts'
import { commentMessages } from '#i18n/lazy/editor-comments.ts'
import { suggestionMessages } from '#i18n/lazy/editor-suggestions.ts'
import type { Judgement } from '#editor/model/discussion/judge-suggestion.ts'
import { select } from '#editor/page/actions/selection.ts'
import { useTexts, useWorkspace } from '#editor/page/workspace/workspace-context.tsx'
import { useAction } from '#staff/action/use-action.ts'
import { StaffButton } from '#staff/button/staff-button.tsx'
import styles from './comments.module.css'
import { acceptSuggestion, settleSuggestion } from './settle-suggestion.ts'
import { WriteComment } from './write-comment.tsx'

/** The buttons of an open suggestion: accept or decline it, and for its author withdraw it. */
export function DecideSuggestion(props: {
  comment: Comment
  judgement: Judgement
  people: Discussion['people']
  onAnswer: () => void
}) {
  const { comment, judgement, people, onAnswer } = props
  const workspace = useWorkspace()
  const { interfaceLanguage } = useTexts()
  const messages = suggestionMessages[interfaceLanguage]
  const words = commentMessages[interfaceLanguage]
  const [isDeclining, setDeclining] = useState(false)
  const { id, is_own: isOwn, block } = comment
  const { kind } = judgement
  const { tell } = workspace.shell.tools
  const { isBusy, attempt } = useAction((reason) => tell(reason, 'error'))
  const button = (action: string, act: () => void, isMain = false) => (
    <StaffButton
      look={isMain ? 'primary' : 'plain'}
      aria-label={messages.ofWhom(action, comment.author ?? words.somebody)}
      isBusy={isBusy}
      onClick={act}
    >
      {action}
    </StaffButton>
  )
  const goToText = () => {
    if (block === null || !comment.suggestion) return
    select(workspace, block)
    workspace.canvas.place.elements.elementsOf(block)[0]?.scrollIntoView({ block: 'center' })
    workspace.canvas.typing.beginField(block, comment.suggestion.field)
  }
  const settle = (outcome: 'accepted' | 'withdrawn' | 'obsolete') => () =>
    void attempt(() => settleSuggestion(workspace, id, { outcome }))
  if (isDeclining)
    return (
      <>
        <WriteComment
          label={messages.answer}
          action={messages.decline}
          people={people}
          isOpenedNow
          isReady={() => true}
          onSend={async (answer, mentions) => {
            await settleSuggestion(workspace, id, { outcome: 'declined', answer, mentions })
          }}
        />
        <p className={styles['ways']}>
          <StaffButton onClick={() => setDeclining(false)}>{messages.keepOpen}</StaffButton>
        </p>
      </>
    )
  return (
    <p className={styles['ways']}>
      {(kind === 'ready' || kind === 'merged') &&
        button(
          messages.accept,
          () => void attempt(() => acceptSuggestion(workspace, comment, judgement)),
          true,
        )}
      {kind === 'contained' && button(messages.markAccepted, settle('accepted'), true)}
      {kind === 'outdated' && (
        <>
          {button(messages.toText, goToText)}
          {button(messages.byHand, settle('accepted'))}
        </>
      )}
      {kind === 'gone' && button(messages.close, settle('obsolete'))}
      {isOwn
        ? button(messages.withdraw, settle('withdrawn'))
        : kind !== 'gone' && button(messages.decline, () => setDeclining(true))}
      {button(words.answer, onAnswer)}
    </p>
  )
}
