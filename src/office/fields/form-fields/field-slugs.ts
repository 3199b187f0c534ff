import { confirmationSlug } from '#contracts/form-answers.ts'
import { slugOf } from '#routing/slug-of.ts'
import type { FormFieldDraft } from '#records/field.ts'

/** A slug for a label that differs from all others, and from the slug of the field `email2`. */
export function freeSlug(label: string, others: readonly string[]): string {
  const base = slugOf(label) || 'feld'
  const isFree = (slug: string) => slug !== confirmationSlug && !others.includes(slug)
  if (isFree(base)) return base
  for (let number = 2; ; number++) if (isFree(`${base}-${number}`)) return `${base}-${number}`
}

/** Whether a field's slug is still the one derived from its label, so that it follows a change of the label. */
export function followsLabel(slug: string, label: string, others: readonly string[]): boolean {
  return slug === '' || slug === freeSlug(label, others)
}

/** The fields after one of them has changed its slug: conditions on it follow. */
export function renameField(
  fields: readonly FormFieldDraft[],
  index: number,
  slug: string,
): FormFieldDraft[] {
  const before = fields[index]?.slug
  return fields.map((field, at) => {
    if (at === index) return { ...field, slug }
    if (field.condition && before && field.condition.field === before)
      return { ...field, condition: { ...field.condition, field: slug } }
    return field
  })
}
