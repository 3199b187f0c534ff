import type { formMessages } from '#i18n/lazy/forms.ts'

/** A field's submitted value: a text, several, files, or nothing. */
export type SentValue = string | File | (string | File)[] | null | undefined

/**
 * The validation error of a value, as a message for the visitor; null when it is valid. A required field needs more
 * than white space, an e-mail field an address as defined by HTML (specification, section 6).
 */
export function findFieldError(
  field: { isEmail?: boolean; isRequired?: boolean },
  value: SentValue,
  messages: (typeof formMessages)['de'],
): string | null {
  const isEmpty = isBlank(value)
  if (isEmpty) return field.isRequired ? messages.errorRequired : null
  if (field.isEmail && !(typeof value === 'string' && isEmailAddress(value.trim())))
    return messages.errorEmail
  return null
}

/** HTML's rule, and additionally a host with a dot, because single-word hosts are typing errors here. */
export function isEmailAddress(text: string): boolean {
  return (
    text.length <= 254 &&
    /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i.test(
      text,
    )
  )
}

function isBlank(value: SentValue): boolean {
  if (Array.isArray(value)) return value.every(isBlank)
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return value.trim() === ''
  return value.size === 0 && value.name === ''
}
