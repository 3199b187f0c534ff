import { useEffect, useRef, type FormEvent } from 'react'
import type { ReminderRequest } from '#contracts/reminders.ts'
import { Button } from '#design/button/button.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { TextField } from '#fields/text-field.tsx'
import { useLanguage, useMessages, useLazyMessages } from '#i18n/language-context.tsx'
import { formMessages } from '#i18n/lazy/forms.ts'
import { reminderMessages } from '#i18n/lazy/reminder.ts'
import { href } from '#routing/paths.ts'
import styles from './reminder-form.module.css'
import { saleMoment } from './sale-moment.ts'

export type ReminderKind = NonNullable<ReminderRequest['kind']>
export type ReminderState =
  | { kind: 'sent' }
  | { kind: 'refused'; email: string; error: 'email' | 'required' | 'wait' | 'over' | 'failed' | 'foreign' }

/** The form for a mail at the start of a sale or of the waiting list. It works without JavaScript; `onSubmit` may handle it instead. */
export function ReminderForm(props: {
  eventId: number
  kind: ReminderKind
  /** The start of the sale as an ISO instant; null when it is not known here. */
  saleFrom: string | null
  /** When the form was rendered, by the server's clock; without it the browser measures the time itself. */
  openedAt?: string
  state: ReminderState | null
  isBusy?: boolean
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
}) {
  const { eventId, kind, saleFrom, openedAt, state, isBusy = false, onSubmit } = props
  const texts = useLazyMessages(reminderMessages)
  const forms = useLazyMessages(formMessages)
  const messages = useMessages()
  const language = useLanguage()
  const place = useFocusOnAnswer(state)
  if (state?.kind === 'sent')
    return (
      // Takes the focus, so that screen readers announce it, even on a page that answers a form.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      <div ref={place} tabIndex={-1} autoFocus className={styles.answer}>
        <Notice kind="success" title={texts.sentTitle}>
          <p>{texts.sent}</p>
        </Notice>
      </div>
    )
  const error = state?.error ?? null
  const fieldError = error === 'email' ? forms.errorEmail : error === 'required' ? forms.errorRequired : null
  const otherError = error === 'email' || error === 'required' ? null : error
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    <div ref={place} tabIndex={-1} autoFocus={state !== null} className={styles.frame}>
      {otherError && (
        <Notice kind="error" role="alert">
          <p>{{ ...texts, over: texts[kind].over, foreign: texts.refused }[otherError]}</p>
        </Notice>
      )}
      {kind === 'returned_tickets' ? (
        <p>{texts.waitingIntro}</p>
      ) : (
        saleFrom && <p>{texts.intro(saleMoment(saleFrom, language, messages))}</p>
      )}
      <form
        method="post"
        action={href('bookmark', language, { id: eventId })}
        className={styles.form}
        onSubmit={onSubmit}
        noValidate
      >
        <TextField
          name="email"
          kind="email"
          label={texts.email}
          isRequired
          maxLength={254}
          value={state?.email}
          error={fieldError}
        />
        {/* A honeypot: bots fill in every field; it is hidden from people. */}
        <p className={styles.trap} aria-hidden="true">
          <label>
            {texts.trap}
            <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </p>
        <input type="hidden" name="kind" value={kind} />
        {openedAt && <input type="hidden" name="opened_at" value={openedAt} />}
        <p>
          <Button isBusy={isBusy} busyText={texts.sending}>
            {texts[kind].send}
          </Button>
        </p>
        <p className={styles.small}>{texts[kind].privacy}</p>
      </form>
    </div>
  )
}

/** Focuses the result: the invalid field, or the success message. */
function useFocusOnAnswer(state: ReminderState | null) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!state || !place.current) return
    const field = place.current.querySelector<HTMLElement>('[aria-invalid], button')
    ;(state.kind === 'sent' ? place.current : field)?.focus()
  }, [state])
  return place
}
