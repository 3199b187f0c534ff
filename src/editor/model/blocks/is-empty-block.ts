import { blockForms } from '#blocks/forms.generated.ts'
import type { StoredBlock } from '#contracts/pages.ts'
import { plainTextOf } from '#i18n/plain-text.ts'

const written = ['line', 'lines', 'rich', 'picture', 'embed', 'link', 'record']

/** Whether nothing has been written or chosen in a block, so that removing it loses nothing. */
export function isEmptyBlock({ type, fields, children = [] }: StoredBlock): boolean {
  const form = Object.hasOwn(blockForms, type) ? blockForms[type] : undefined
  if (!form || children.length > 0) return false
  return form.fields.every(({ kind, field }) => {
    if (!written.includes(kind)) return true
    const value = fields[field] ?? ''
    return (typeof value === 'string' ? value.trim() : plainTextOf(value)) === ''
  })
}
