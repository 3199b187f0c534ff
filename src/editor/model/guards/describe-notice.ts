import { playableAddresses } from '#blocks/embed-read.ts'
import type { FormField } from '#blocks/form.ts'
import { findForm } from '#blocks/find-form.ts'
import type { EditorBlocksMessages } from '#i18n/lazy/editor-blocks.ts'
import { locales, type Language } from '#i18n/languages.ts'
import type { Notice } from './notice.ts'

/** A notice's message, as one sentence. */
export function describeNotice(
  { type, field, kind, detail }: Pick<Notice, 'type' | 'field' | 'kind' | 'detail'>,
  language: Language,
  messages: EditorBlocksMessages,
): string {
  const known = findForm(type)?.fields.find((one) => one.field === field)
  const label = known?.label[language] ?? field ?? ''
  return messages.notices.kinds[kind](
    label,
    kind === 'host' && known ? listPlayable(known, language) : detail,
  )
}

/** What the field of a media player accepts, by provider, as part of a sentence. */
export function listPlayable(field: FormField, language: Language): string {
  const addresses = field.kind === 'embed' ? playableAddresses(field.embed, language) : []
  return new Intl.ListFormat(locales[language].iso, { type: 'disjunction' }).format(addresses)
}
