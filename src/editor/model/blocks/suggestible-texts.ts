import { findForm } from '#blocks/find-form.ts'
import type { FormField } from '#blocks/form.ts'
import type { StoredBlock } from '#contracts/pages.ts'

/** A text of a block for which another wording can be suggested. */
export type SuggestibleText = Extract<FormField, { kind: 'line' | 'lines' | 'rich' }>

/** The texts of a block, in the order of its form. */
export function suggestibleTexts({ type, fields }: Pick<StoredBlock, 'type' | 'fields'>): SuggestibleText[] {
  return (findForm(type)?.fields ?? []).flatMap((field) =>
    (field.kind === 'line' || field.kind === 'lines' || field.kind === 'rich') &&
    (field.isWanted?.(fields) ?? true)
      ? [field]
      : [],
  )
}

/** The value of a text, or an empty one of its kind where nothing is stored. */
export function currentText(
  { fields }: Pick<StoredBlock, 'fields'>,
  { field, kind }: SuggestibleText,
): unknown {
  return fields[field] ?? (kind === 'rich' ? { type: 'doc', content: [] } : '')
}
