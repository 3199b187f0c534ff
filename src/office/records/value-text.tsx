import { useLanguage } from '#i18n/language-context.tsx'
import { languages } from '#i18n/languages.ts'
import { isRecord } from '#json/is-record.ts'
import { isSame } from '#operations/index.ts'
import type { Field } from '#records/field.ts'
import { fieldText } from '../fields/index.ts'
import type { Titles } from './calls.ts'
import { useRecordMessages } from './records-context.ts'
import { useWords } from './use-words.ts'

/**
 * A value in words; a text in both languages, because somebody may have changed the one that is not the user's. `besides`
 * is the value with which it is compared: languages in which both say the same are left out.
 */
export function ValueText(props: { field: Field; value: unknown; besides?: unknown; titles: Titles }) {
  const { field, value, besides, titles } = props
  const language = useLanguage()
  const { none } = useRecordMessages()
  const words = useWords(titles)
  const other = isRecord(besides) ? besides : null
  if (!isRecord(value) || !('de' in value)) return fieldText(field, value, { ...words, language }) || none
  const different = languages.filter((one) => !other || !isSame(value[one], other[one]))
  return (different.length > 0 ? different : languages).map((one) => (
    <span key={one} lang={one}>
      {one.toUpperCase()}:{' '}
      {fieldText(field, { de: '', en: '', [one]: value[one] }, { ...words, language: one }) || none}
    </span>
  ))
}
