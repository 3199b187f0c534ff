import { useMemo } from 'react'
import { CallError, sendCall } from '#fields/staff-calls/send-call.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { useSignIn } from './sign-in-context.ts'

/** In milliseconds: after it a call counts as a network error, because browsers do not report a cut cable. */
const timeout = 30_000

export type OfficeCall = <Answer>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
) => Promise<Answer>

/**
 * Calls below `/{language}/api/admin/`, or, if the path begins with a slash, below `/{language}`; a refused one rejects with a
 * `CallError`.
 */
export function useOfficeCall(): OfficeCall {
  const language = useLanguage()
  const { signInAgain } = useSignIn()
  return useMemo(
    () =>
      async <Answer>(method: string, path: string, body?: unknown) => {
        const address = path.startsWith('/') ? `/${language}${path}` : `/${language}/api/admin/${path}`
        const answer = await sendCall(address, { method, body, timeout, signInAgain }).catch(
          (error: unknown) => {
            // Any other error means that the user does not want to sign in now.
            throw error instanceof CallError ? error : new CallError(401, null)
          },
        )
        // The call's contract defines the type.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        return answer as Answer
      },
    [language, signInAgain],
  )
}
