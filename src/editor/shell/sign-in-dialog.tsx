import { useRef, useState, type SyntheticEvent } from 'react'
import { useLazyMessages } from '#i18n/language-context.tsx'
import { editorMessages } from '#i18n/lazy/editor.ts'
import type { Language } from '#i18n/languages.ts'
import { isRecord } from '#json/is-record.ts'
import { useModal } from './dialog.tsx'
import styles from './dialog.module.css'

/**
 * Asks for the password again when a call was refused because the session has expired; the interrupted call is repeated
 * afterwards (specification, section 6).
 */
export function SignInDialog(props: { language: Language; onDone: () => void; onLater: () => void }) {
  const { language, onDone, onLater } = props
  const messages = useLazyMessages(editorMessages)
  const dialog = useRef<HTMLDialogElement>(null)
  const [fault, setFault] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  /** The token of the second step, once the password was right and the account asks for a code. */
  const [secondStep, setSecondStep] = useState<string | null>(null)
  useModal(dialog)

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setIsBusy(true)
    const answer =
      secondStep === null
        ? await post(language, 'login', { email: form.get('email'), password: form.get('password') })
        : await post(language, 'login/code', { second_step: secondStep, code: form.get('code') })
    setIsBusy(false)
    if (answer.status === 200) return onDone()
    if (answer.status === 401 && answer.secondStep !== null) {
      setFault('')
      return setSecondStep(answer.secondStep)
    }
    if (answer.isExpired) setSecondStep(null)
    setFault(describeFault(messages.login, answer, secondStep !== null))
  }
  return (
    <dialog ref={dialog} className={styles['dialog']} aria-labelledby="sign-in-title" onClose={onLater}>
      <form onSubmit={(event) => void submit(event)} className={styles['form']}>
        <h2 id="sign-in-title">{messages.login.title}</h2>
        <p>{messages.login.intro}</p>
        {fault && (
          <p role="alert" className={styles['fault']}>
            {fault}
          </p>
        )}
        {secondStep === null ? (
          <>
            <label>
              {messages.login.email}
              <input name="email" type="email" autoComplete="username" required />
            </label>
            <label>
              {messages.login.password}
              <input name="password" type="password" autoComplete="current-password" required />
            </label>
          </>
        ) : (
          <label>
            {messages.login.code}
            <input
              name="code"
              ref={focusField}
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              required
            />
          </label>
        )}
        <p className={styles['ways']}>
          <button type="submit" data-main="" disabled={isBusy}>
            {secondStep === null ? messages.login.submit : messages.login.next}
          </button>
          <button type="button" onClick={() => dialog.current?.close()}>
            {messages.login.later}
          </button>
        </p>
      </form>
    </dialog>
  )
}

/** The fields of the first step have just been removed, and the focus with them. */
function focusField(field: HTMLInputElement | null): void {
  field?.focus()
}

type Answer = { status: number; secondStep: string | null; isExpired: boolean }

/** Calls without the session's token, which there is none of; status 0 for a network error. */
async function post(language: Language, call: string, body: unknown): Promise<Answer> {
  const response = await fetch(`/${language}/pageeditor-api/${call}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null)
  const answer: unknown = await response?.json().catch(() => null)
  const given = isRecord(answer) ? answer : {}
  return {
    status: response?.status ?? 0,
    secondStep: typeof given['second_step'] === 'string' ? given['second_step'] : null,
    isExpired: given['is_expired'] === true,
  }
}

function describeFault(
  words: (typeof editorMessages)[Language]['login'],
  { status, isExpired }: Answer,
  isSecondStep: boolean,
): string {
  if (status === 0 || status >= 500) return words.failed
  if (status === 429) return words.tooMany
  if (status === 403) return words.refused
  if (isExpired) return words.expired
  return isSecondStep ? words.wrongCode : words.wrong
}
