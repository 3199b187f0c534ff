import type { Field } from '#records/field.ts'
import { choice } from './choice.tsx'
import { choices } from './choices.tsx'
import { day } from './day.tsx'
import type { OfficeField, Words } from './field-kind.ts'
import { facts } from './facts.tsx'
import { flag } from './flag.tsx'
import { formFields } from './form-fields/form-fields.tsx'
import { instant } from './instant.tsx'
import { lines } from './lines.tsx'
import { menu } from './menu/menu.tsx'
import { money } from './money.tsx'
import { number } from './number.tsx'
import { parts } from './parts/parts.tsx'
import { picture } from './picture.tsx'
import { position } from './position.tsx'
import { reference } from './reference.tsx'
import { references } from './references.tsx'
import { richText } from './rich-text.tsx'
import { share } from './share.tsx'
import { slug } from './slug.tsx'
import { taken } from './taken.tsx'
import { text } from './text.tsx'
import { texts } from './texts.tsx'

const kinds: { [Kind in Field['kind']]: OfficeField<Kind> } = {
  choice,
  choices,
  day,
  facts,
  flag,
  formFields,
  instant,
  lines,
  menu,
  money,
  number,
  parts,
  picture,
  position,
  reference,
  references,
  richText,
  share,
  slug,
  taken,
  text,
  texts,
}

/** How forms and lists show the kind of a field. */
export function officeFieldOf(field: Field): OfficeField<Field['kind']> {
  // The table has the entry for this very kind.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return kinds[field.kind] as OfficeField<Field['kind']>
}

/** A value in words, for lists, the history and exports; empty for an empty value. */
export function fieldText(field: Field, value: unknown, words: Omit<Words, 'textOf'>): string {
  if (value === null || value === undefined) return ''
  const textOf = (inner: Field, part: unknown) => fieldText(inner, part, words)
  return officeFieldOf(field).text(field, value, { ...words, textOf })
}
