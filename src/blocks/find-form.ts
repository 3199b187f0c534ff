import { blockForms } from './forms.generated.ts'
import { headForms, type HeadForm } from './head-forms.ts'

/** The form of a block or of a head; undefined for an unknown type. */
export function findForm(type: string): HeadForm | undefined {
  if (Object.hasOwn(blockForms, type)) return blockForms[type]
  return Object.hasOwn(headForms, type) ? headForms[type] : undefined
}
