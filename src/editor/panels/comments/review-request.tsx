import type { SyntheticEvent } from 'react'
import type { Discussion } from '#contracts/comments.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { readErrors, readReason } from '#editor/model/field-errors.ts'
import { useDraft, useShell } from '#editor/page/workspace/workspace-context.tsx'
import { commentMessages } from '#i18n/lazy/editor-comments.ts'
import styles from './comments.module.css'

/** The open request for review, or the form that asks for one. */
export function ReviewRequest({ review, people }: Pick<Discussion, 'review' | 'people'>) {
  const { discussion, slug, session } = useDraft()
  const { tools } = useShell()
  const messages = commentMessages[useLanguage()]
  const words = messages.review
  const attempt = async (change: () => Promise<void>, done: string) => {
    try {
      await change()
      tools.tell(done)
    } catch (error) {
      const [fieldError] = Object.values(readErrors(error))
      tools.tell(fieldError ?? readReason(error) ?? messages.failed, 'error')
    }
  }
  if (review) {
    const mayEnd = review.is_own || session.mayPublish
    return (
      <section className={styles['review']}>
        <p>
          <strong>{words.open(review.requested_by ?? messages.somebody, review.reviewer)}</strong>
        </p>
        {review.note && <p className={styles['body']}>{review.note}</p>}
        {mayEnd && (
          <p className={styles['ways']}>
            <button
              type="button"
              onClick={() =>
                void attempt(
                  () =>
                    discussion.take(
                      tools.calls.remove('/pageeditor-api/draft/{slug}/review', { params: { slug } }),
                    ),
                  words.ended,
                )
              }
            >
              {review.is_own ? words.withdraw : words.return}
            </button>
          </p>
        )}
      </section>
    )
  }
  const ask = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const reviewer = Number(data.get('reviewer'))
    const note = data.get('note')
    const body = { reviewer_id: reviewer === 0 ? null : reviewer, note: typeof note === 'string' ? note : '' }
    void attempt(async () => {
      await session.flush()
      await discussion.take(
        tools.calls.post('/pageeditor-api/draft/{slug}/review', { params: { slug }, json: body }),
      )
    }, words.sent)
  }
  return (
    <details className={styles['review']} open={!session.mayPublish}>
      <summary>{words.ask}</summary>
      <form onSubmit={ask}>
        <p className={styles['soft']}>{words.intro}</p>
        <label>
          {words.who}
          <select name="reviewer" defaultValue="0">
            <option value="0">{words.everybody}</option>
            {people
              .filter(({ may_publish: may }) => may)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </select>
        </label>
        <label>
          {words.note}
          <textarea name="note" rows={2} maxLength={1000} />
        </label>
        <p className={styles['ways']}>
          <button>{words.send}</button>
        </p>
      </form>
    </details>
  )
}
