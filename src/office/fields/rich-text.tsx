import { lazy, Suspense } from 'react'
import { readRichText } from '#design/rich-text/read-rich-text.ts'
import type { RichTextBlock, RichTextInline, RichTextItem } from '#design/rich-text/rich-text-document.ts'
import { isRecord } from '#json/is-record.ts'
import { useRecordMessages } from '../records/records-context.ts'
import type { ControlProps, OfficeField } from './field-kind.ts'
import { LanguagePair } from './language-pair.tsx'

export const richText: OfficeField<'richText'> = {
  Control: RichTextControl,
  text: (_, value, { language }) => (isRecord(value) ? plainTextOf(value[language]) : ''),
  width: () => 'full',
}

/** Loaded for the forms that have one only: its editor is larger than everything else. */
const RichTextField = lazy(async () => ({
  default: (await import('#staff/rich-text/rich-text-field.tsx')).RichTextField,
}))

function RichTextControl({ label, hint, error, value, errorOf, onChange }: ControlProps<'richText'>) {
  const messages = useRecordMessages()
  const texts = isRecord(value) ? value : {}
  return (
    <Suspense fallback={<p>{messages.loading}</p>}>
      <LanguagePair label={label}>
        {(one, ownLabel) => (
          <RichTextField
            label={ownLabel}
            hint={one === 'de' ? hint : undefined}
            error={errorOf(one) ?? (one === 'de' ? error : undefined)}
            lang={one}
            value={texts[one]}
            onChange={(typed) => {
              const next = { ...texts, [one]: typed }
              const isEmpty = [next['de'], next['en']].every((text) => plainTextOf(text) === '')
              const empty = { type: 'doc', content: [] }
              onChange(isEmpty ? null : { de: next['de'] ?? empty, en: next['en'] ?? empty })
            }}
          />
        )}
      </LanguagePair>
    </Suspense>
  )
}

/** The words of a document, without its marks. */
function plainTextOf(document: unknown): string {
  return readRichText(document).content.map(textOf).filter(Boolean).join(' ')
}

function textOf(node: RichTextBlock | RichTextItem | RichTextInline): string {
  if (node.type === 'text') return node.text
  if (node.type === 'hardBreak') return ' '
  const inner = (node.content ?? []).map(textOf)
  return inner.join(node.type === 'paragraph' ? '' : ' ')
}
