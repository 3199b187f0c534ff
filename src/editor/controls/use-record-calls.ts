import { useMemo } from 'react'
import { useLanguage } from '#i18n/language-context.tsx'
import { createCalls, type Calls } from '#editor/model/calls.ts'
import { useTools } from './staff-page-context.tsx'

/**
 * The calls about pages as records, which exist in both languages at once. They use the language of the interface
 * instead of the page's, because the server explains errors in the language of the call.
 */
export function useRecordCalls(): Calls {
  const { signInAgain } = useTools()
  const language = useLanguage()
  return useMemo(() => createCalls(language, signInAgain), [language, signInAgain])
}
