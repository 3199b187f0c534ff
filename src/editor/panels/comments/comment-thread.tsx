import { useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import type { Comment, Discussion } from '#contracts/comments.ts'
import { readableInstant } from '#i18n/hall-time.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { useContent, useDraft, useShell } from '#editor/page/workspace/workspace-context.tsx'
import { commentMessages } from '#i18n/lazy/editor-comments.ts'
import { suggestionMessages } from '#i18n/lazy/editor-suggestions.ts'
import { judgeSuggestion } from '#editor/model/discussion/judge-suggestion.ts'
import styles from './comments.module.css'
import { DecideSuggestion } from './decide-suggestion.tsx'
import { SuggestedChange, wordsOf } from './suggested-change.tsx'
import type { Thread } from '#editor/model/discussion/threads.ts'
import { WriteComment } from './write-comment.tsx'

/** A conversation about a block or the page. */
export function CommentThread(props: {
  thread: Thread
  title: string
  /** Whether its block is selected on the page. */
  isChosen: boolean
  people: Discussion['people']
  onJump: () => void
}) {
  const { thread, title, isChosen, people, onJump } = props
  const { discussion, slug } = useDraft()
  // Not with every key: comparing long texts takes some milliseconds.
  const content = useDeferredValue(useContent())
  const { tools } = useShell()
  const { calls } = tools
  const language = useLanguage()
  const messages = commentMessages[language]
  const [isAnswering, setAnswering] = useState(false)
  const { first, answers } = thread
  const { suggestion, outcome } = first
  const isResolved = first.resolved_at !== null
  const judgement = useMemo(
    () => (suggestion && !isResolved ? judgeSuggestion(content, first.block, suggestion) : null),
    [content, first.block, suggestion, isResolved],
  )
  const attempt = (change: Promise<void>) => {
    change.catch(() => tools.tell(messages.failed, 'error'))
  }
  return (
    <article className={styles['thread']} data-chosen={isChosen || undefined}>
      <button type="button" className={styles['about']} onClick={onJump}>
        {title}
      </button>
      {[first, ...answers].map((comment) => (
        <Said
          key={comment.id}
          comment={comment}
          change={comment.suggestion && <SuggestedChange comment={comment} judgement={judgement} />}
          onRemove={() =>
            attempt(
              discussion.take(calls.remove('/pageeditor-api/comments/{id}', { params: { id: comment.id } })),
            )
          }
        />
      ))}
      {outcome && (
        <p className={styles['state']} data-state={outcome}>
          {suggestionMessages[language].settled[outcome](first.resolved_by ?? messages.somebody)}
        </p>
      )}
      {isResolved && !outcome && first.resolved_by !== null && (
        <p className={styles['soft']}>{messages.resolvedBy(first.resolved_by)}</p>
      )}
      {isAnswering ? (
        <WriteComment
          label={messages.answerTo(first.author ?? messages.somebody)}
          action={messages.answer}
          people={people}
          isOpenedNow
          onSend={async (body, mentions) => {
            const json = { parent_id: first.id, body, mentions }
            await discussion.take(
              calls.post('/pageeditor-api/draft/{slug}/comments', { params: { slug }, json }),
            )
            setAnswering(false)
          }}
        />
      ) : judgement ? (
        <DecideSuggestion
          comment={first}
          judgement={judgement}
          people={people}
          onAnswer={() => setAnswering(true)}
        />
      ) : (
        <p className={styles['ways']}>
          <button type="button" onClick={() => setAnswering(true)}>
            {messages.answer}
          </button>
          <button
            type="button"
            onClick={() =>
              attempt(
                discussion.take(
                  calls.post('/pageeditor-api/comments/{id}', {
                    params: { id: first.id },
                    json: { is_resolved: !isResolved },
                  }),
                ),
              )
            }
          >
            {isResolved ? messages.reopen : messages.resolve}
          </button>
        </p>
      )}
    </article>
  )
}

function Said(props: { comment: Comment; change: ReactNode; onRemove: () => void }) {
  const { comment, change, onRemove } = props
  const language = useLanguage()
  const messages = commentMessages[language]
  const words = comment.body || wordsOf(comment.suggestion?.after)
  return (
    <div className={styles['said']}>
      <p className={styles['soft']}>
        <strong>{comment.author ?? messages.somebody}</strong>{' '}
        <time dateTime={comment.created_at}>{readableInstant(new Date(comment.created_at), language)}</time>
        {comment.may_delete && (
          <button type="button" aria-label={messages.removeOf(words.slice(0, 40))} onClick={onRemove}>
            {messages.remove}
          </button>
        )}
      </p>
      {change}
      {comment.body !== '' && <p className={styles['body']}>{comment.body}</p>}
    </div>
  )
}
