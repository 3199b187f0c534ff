import { lazy, Suspense } from 'react'
import { pickLanguage, isLanguage, type Language } from '#i18n/languages.ts'
import type { FormFieldDraft } from '#records/field.ts'
import type { OfficeField, Words } from '../field-kind.ts'

// Only forms have it.
const Builder = lazy(async () => ({ default: (await import('./builder.tsx')).FormBuilder }))

export const formFields: OfficeField<'formFields'> = {
  Control: ({ value, stored, ...props }) => (
    <Suspense>
      <Builder {...props} fields={fieldsOf(value)} stored={fieldsOf(stored)} />
    </Suspense>
  ),
  text: (_, value, { language }) =>
    fieldsOf(value)
      .map((field) => textOf(field, language))
      .join(' · '),
  partName,
  width: () => 'full',
}

/** `Name *`, `Worum geht es? (Karten, Abonnement)` */
function textOf({ label, required, choices }: FormFieldDraft, language: Language): string {
  const offered = choices[language].length > 0 ? ` (${choices[language].join(', ')})` : ''
  return pickLanguage(label, language) + offered + (required ? ' *' : '')
}

/** `Feld 2 „Saal“, Antworten zur Wahl (Deutsch)` */
function partName(value: unknown, path: string, { language, messages }: Words): string {
  const [index = '', part = '', ...rest] = path.split('.')
  const label = fieldsOf(value)[Number(index)]?.label
  const { at, parts } = messages.formField
  const names: Record<string, string> = parts
  const place = at(Number(index) + 1, label ? pickLanguage(label, language) : '')
  const inLanguage = rest.find(isLanguage)
  return `${place}, ${names[part] ?? part}${inLanguage ? ` (${messages.languages[inLanguage]})` : ''}`
}

/** The calls answer what the definition says. */
function fieldsOf(value: unknown): readonly FormFieldDraft[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Array.isArray(value) ? (value as FormFieldDraft[]) : []
}
