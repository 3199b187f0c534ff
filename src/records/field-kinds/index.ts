import type { Field } from '../field.ts'
import { choice } from './choice.ts'
import { choices } from './choices.ts'
import { day } from './day.ts'
import { facts } from './facts.ts'
import type { FieldKind } from './field-kind.ts'
import { flag } from './flag.ts'
import { formFields } from './form-fields.ts'
import { instant } from './instant.ts'
import { lines } from './lines.ts'
import { menu } from './menu.ts'
import { money } from './money.ts'
import { number } from './number.ts'
import { parts } from './parts.ts'
import { picture } from './picture.ts'
import { position } from './position.ts'
import { reference } from './reference.ts'
import { references } from './references.ts'
import { richText } from './rich-text.ts'
import { share } from './share.ts'
import { slug } from './slug.ts'
import { taken } from './taken.ts'
import { text } from './text.ts'
import { texts } from './texts.ts'

const kinds: { [Kind in Field['kind']]: FieldKind<Kind> } = {
  text,
  texts,
  lines,
  number,
  share,
  money,
  flag,
  choice,
  choices,
  day,
  instant,
  reference,
  references,
  position,
  slug,
  richText,
  picture,
  menu,
  formFields,
  parts,
  facts,
  taken,
}

/** What the calls need to know of the kind of a field. */
export function kindOf(field: Field): FieldKind<Field['kind']> {
  // The table has the entry for this very kind.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return kinds[field.kind] as FieldKind<Field['kind']>
}
