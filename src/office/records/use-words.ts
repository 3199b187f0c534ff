import { useMemo } from 'react'
import { useLanguage } from '#i18n/language-context.tsx'
import type { Words } from '../fields/field-kind.ts'
import type { Titles } from './calls.ts'
import { useRecordMessages } from './records-context.ts'

/** What `fieldText` needs besides a field and its value. */
export function useWords(titles: Titles): Omit<Words, 'textOf'> {
  const language = useLanguage()
  const messages = useRecordMessages()
  return useMemo(() => ({ language, messages, titles }), [language, messages, titles])
}
