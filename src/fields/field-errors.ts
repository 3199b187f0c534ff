import type { formMessages } from '#i18n/lazy/forms.ts'

/** What the browser sends of a field: a text, several, files, or nothing. */
export type SentValue = string | File | (string | File)[] | null | undefined

/**
 * What is wrong with a value, in the visitor's words; null when nothing is. A required field needs more than blanks, an
 * e-mail field an address as browsers understand one (specification, section 6).
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

/** The HTML standard's rule, and a host with a dot, because nobody writes to a host of one word from here. */
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
