import { useEffect, useState, type SyntheticEvent } from 'react'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import type { Language } from '#i18n/languages.ts'
import { signInAgainMessages } from '#i18n/lazy/sign-in-again.ts'
import { isRecord } from '#json/is-record.ts'
import { preparePasskey, type Passkey } from './prepare-passkey.ts'

/**
 * The state of a dialog in which staff sign in again when their session has ended, without leaving the page. `onDone`
 * is called with their account once they have; until then `error` is the reason for the failure, or null. `signWithPasskey` is null where the site or
 * the browser has no passkeys.
 */
export function useSignInAgain(onDone: (account: number) => void) {
  const language = useLanguage()
  const messages = useLazyMessages(signInAgainMessages)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  /** The token of the second step, once the password was right and the account requires a code. */
  const [secondStep, setSecondStep] = useState<string | null>(null)

  const [passkey, setPasskey] = useState<Passkey | null>(null)
  useEffect(() => {
    let isOpen = true
    // Before the button is pressed: Safari asks for a passkey only right after that.
    void preparePasskey(language).then((prepared) => isOpen && setPasskey(prepared))
    return () => void (isOpen = false)
  }, [language])

  const signWithPasskey = async ({ sign, sealed }: Passkey) => {
    setIsBusy(true)
    const signature = await sign()
    const answer =
      signature === null ? null : await post(language, 'login/passkey', { answer: signature, sealed })
    if (answer?.status === 200) return onDone(answer.account)
    // A challenge is accepted once.
    if (answer) setPasskey(await preparePasskey(language))
    setIsBusy(false)
    setError(
      answer && answer.status !== 401 ? describeError(messages, answer, false) : messages.passkeyFailed,
    )
  }

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    // In React's tree the dialog may be a child of another form, though not in the document's.
    event.stopPropagation()
    if (isBusy) return
    const form = new FormData(event.currentTarget)
    setIsBusy(true)
    const answer =
      secondStep === null
        ? await post(language, 'login', { email: form.get('email'), password: form.get('password') })
        : await post(language, 'login/code', { second_step: secondStep, code: form.get('code') })
    setIsBusy(false)
    if (answer.status === 200) return onDone(answer.account)
    if (answer.status === 401 && answer.secondStep !== null) {
      setError(null)
      return setSecondStep(answer.secondStep)
    }
    if (answer.isExpired) setSecondStep(null)
    setError(describeError(messages, answer, secondStep !== null))
  }
  return {
    messages,
    error,
    isBusy,
    asksForCode: secondStep !== null,
    submit,
    signWithPasskey: passkey && secondStep === null ? () => void signWithPasskey(passkey) : null,
  }
}

type Answer = { status: number; account: number; secondStep: string | null; isExpired: boolean }

/** Calls without a session's token, because there is none; status 0 for a network error. */
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
    account: Number(given['account']),
    secondStep: typeof given['second_step'] === 'string' ? given['second_step'] : null,
    isExpired: given['is_expired'] === true,
  }
}

function describeError(
  words: (typeof signInAgainMessages)[Language],
  { status, isExpired }: Answer,
  isSecondStep: boolean,
): string {
  if (status === 0 || status >= 500) return words.failed
  if (status === 429) return words.tooMany
  if (status === 403) return words.refused
  if (isExpired) return words.expired
  return isSecondStep ? words.wrongCode : words.wrong
}
