import { HttpError } from 'react-admin'
import { csrfToken } from '#design/csrf-token.ts'
import type { Language } from '#i18n/languages.ts'
import { isRecord } from '#json/is-record.ts'
import { frameMessages } from '../messages/frame.ts'

/**
 * Timeout in milliseconds after which a call counts as a network error, because the browser does not report a cut
 * cable.
 */
const timeout = 30_000

export type Call = <Answer>(method: string, path: string, body?: unknown) => Promise<Answer>

/**
 * Calls endpoints below `/{language}/api/admin/` with the session's cookie and its token. Rejects with an `HttpError` whose
 * message is worded for the user (status 0 for a network error); for refused fields its body is `{errors}` by dotted names,
 * as react-admin shows them at their fields. When the session has expired, the user is asked to sign in and the call is
 * repeated.
 */
export function createCall(language: Language, signInAgain: () => Promise<void>): Call {
  const messages = frameMessages[language].errors
  const call = async <Answer>(
    method: string,
    path: string,
    body?: unknown,
    isRepeated = false,
  ): Promise<Answer> => {
    const response = await fetch(`/${language}/api/admin/${path}`, {
      method,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(timeout),
      headers: {
        Accept: 'application/json',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(method !== 'GET' && { 'X-CSRFToken': csrfToken() }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new HttpError(messages.network, 0)
    })
    if (response.status === 401 && !isRepeated) {
      await signInAgain().catch(() => {
        throw new HttpError(messages.notSignedIn, 401)
      })
      return call(method, path, body, true)
    }
    const answer: unknown = response.status === 204 ? null : await response.json().catch(() => undefined)
    if (!response.ok) throw refusalOf(response.status, answer, messages)
    // The response was truncated, or comes from a proxy in between instead of our server.
    if (answer === undefined) throw new HttpError(messages.network, 0)
    // The call's contract defines the type.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return answer as Answer
  }
  return (method, path, body) => call(method, path, body)
}

/** The error of a refused call: `{"detail": …}`, or field errors as `{"field": ["…"]}`. */
export function refusalOf(
  status: number,
  answer: unknown,
  messages: { invalid: string; server: string },
): HttpError {
  const given = isRecord(answer) ? answer : {}
  if (typeof given['detail'] === 'string') return new HttpError(given['detail'], status)
  const errors = Object.fromEntries(
    Object.entries(given).flatMap(([name, texts]) =>
      Array.isArray(texts) && texts.length > 0 ? [[name, texts.join(' ')]] : [],
    ),
  )
  const names = Object.keys(errors)
  if (names.length === 0) return new HttpError(messages.server, status)
  return new HttpError(messages.invalid, status, { errors })
}
