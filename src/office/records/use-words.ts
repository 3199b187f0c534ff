import { useMemo } from 'react'
import { useHouseFormats } from '#i18n/house-formats.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import type { Words } from '../fields/field-kind.ts'
import { useRecordCurrency } from '../fields/record-currency.ts'
import type { Titles } from './calls.ts'
import { useRecordMessages } from './records-context.ts'

/** What `fieldText` needs besides a field and its value. */
export function useWords(titles: Titles): Omit<Words, 'textOf'> {
  const language = useLanguage()
  const messages = useRecordMessages()
  const formats = useHouseFormats()
  const currency = useRecordCurrency()
  return useMemo(
    () => ({ language, messages, titles, formats, currency }),
    [language, messages, titles, formats, currency],
  )
}
