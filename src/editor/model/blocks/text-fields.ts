import { findForm } from '#blocks/find-form.ts'
import type { FormField } from '#blocks/form.ts'

/** The fields of a kind of block that are translated and compared: its texts, not its links, pictures or choices. */
export function textFieldsOf(type: string): FormField[] {
  return (findForm(type)?.fields ?? []).filter(({ kind }) => ['line', 'lines', 'rich'].includes(kind))
}
