import { blockForms } from '#blocks/forms.generated.ts'
import type { EditorBlocksMessages } from '#i18n/lazy/editor-blocks.ts'
import type { Language } from '#i18n/languages.ts'
import type { Notice } from './notice.ts'

/** A notice's message, as one sentence. */
export function describeNotice(
  { type, field, kind, detail }: Pick<Notice, 'type' | 'field' | 'kind' | 'detail'>,
  language: Language,
  messages: EditorBlocksMessages,
): string {
  const known = blockForms[type]?.fields.find((one) => one.field === field)
  return messages.notices.kinds[kind](known?.label[language] ?? field ?? '', detail)
}
