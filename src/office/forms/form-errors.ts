import { isRecord } from '#json/is-record.ts'

export type FormError = { name: string; message: string }

/** The errors of a form by the dotted names of their fields, in the order of the form's own parts. */
export function listErrors(errors: unknown, path = ''): FormError[] {
  if (!isRecord(errors) && !Array.isArray(errors)) return []
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    if (name === 'root' || !error) return []
    const at = path ? `${path}.${name}` : name
    if (isRecord(error) && typeof error['message'] === 'string' && 'type' in error)
      return [{ name: at, message: error['message'] }]
    return listErrors(error, at)
  })
}

export type Panel = 'fields' | 'settings' | 'mails'

const mailParts = [
  'sender',
  'send_to',
  'copies_to',
  'subject',
  'confirms_receipt',
  'receipt_text',
  'needs_confirmation',
]

/** The part of the editor that contains a field. */
export function panelOf(name: string): Panel {
  const [part = ''] = name.split('.')
  if (part === 'fields') return 'fields'
  return mailParts.includes(part) ? 'mails' : 'settings'
}

/** The number of the form's field that has an error; null for the form's own settings. */
export function fieldIndexOf(name: string): number | null {
  const found = /^fields\.(\d+)\./.exec(name)
  return found ? Number(found[1]) : null
}
