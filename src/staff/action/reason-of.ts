import type { CallError } from '#fields/staff-calls/send-call.ts'
import type { Language } from '#i18n/languages.ts'
import { refusedCallMessages } from '#i18n/lazy/refused-calls.ts'

/** Why a call was refused, in words. */
export function reasonOf(error: CallError, language: Language): string {
  const { offline, notSignedIn, failed } = refusedCallMessages[language]
  if (error.status === 0) return offline
  if (error.status === 401) return notSignedIn
  return error.messages ?? failed
}
