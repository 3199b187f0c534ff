import type { Language } from '#i18n/languages.ts'
import { isRecord } from '#json/is-record.ts'

export type SignInAnswer = { status: number; secondStep: string | null; isExpired: boolean }

/** Signs in by the page editor's calls, without the session's token, which there is none of; status 0 for a network error. */
export async function sendSignIn(
  language: Language,
  step: 'login' | 'login/code',
  body: unknown,
): Promise<SignInAnswer> {
  const response = await fetch(`/${language}/pageeditor-api/${step}`, {
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
