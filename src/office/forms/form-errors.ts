/** The errors of a form by the dotted names of their values, such as `fields.2.choices.de.0`. */
export type FormErrors = Readonly<Record<string, string>>

/** The error of a value, or of the first invalid part of it. */
export function errorAt(errors: FormErrors, at: string): string | undefined {
  return Object.entries(errors).find(([name]) => isWithin(name, at))?.[1]
}

/** The errors that are left after a value was changed: those of the server apply to what it has received. */
export function withoutErrorsAt(errors: FormErrors, at: string): FormErrors {
  const left = Object.entries(errors).filter(([name]) => !isWithin(name, at))
  return left.length === Object.keys(errors).length ? errors : Object.fromEntries(left)
}

/** The errors after fields have got other places; those of fields without a place are left out. */
export function errorsAtPlaces(errors: FormErrors, placeOf: (index: number) => number | null): FormErrors {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) => {
      const index = fieldIndexOf(name)
      if (index === null) return [[name, error]]
      const place = placeOf(index)
      return place === null ? [] : [[name.replace(/^fields\.\d+/, `fields.${place}`), error]]
    }),
  )
}

export type Section = 'fields' | 'settings' | 'mails'

const mailParts = [
  'sender',
  'send_to',
  'copies_to',
  'subject',
  'confirms_receipt',
  'receipt_text',
  'needs_confirmation',
]

/** The section of the editor that contains a value. */
export function sectionOf(name: string): Section {
  const [part = ''] = name.split('.')
  if (part === 'fields') return 'fields'
  return mailParts.includes(part) ? 'mails' : 'settings'
}

/** The number of the form's field that has an error; null for the form's own settings. */
export function fieldIndexOf(name: string): number | null {
  const found = /^fields\.(\d+)(?:\.|$)/.exec(name)
  return found ? Number(found[1]) : null
}

function isWithin(name: string, at: string): boolean {
  return name === at || name.startsWith(`${at}.`)
}
