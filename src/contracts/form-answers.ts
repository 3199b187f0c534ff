/**
 * The rules for the answers of a form, the same in the browser and on the server: which fields are shown, what a
 * value means, and its errors (specification, sections 3 and 5; PRODUCT decisions, "Forms").
 */
import { isRealDay } from '#i18n/dates.ts'
import { formFieldTypes } from './form-field-types.ts'
import type { Form, FormField, SentAnswers } from './forms.ts'

/** The slug of the field that repeats the e-mail address. It is appended to every form (specification, section 3). */
export const confirmationSlug = 'email2'

export const answerLimits = {
  line: 1000,
  textarea: 10_000,
  filesPerField: 5,
  /** In bytes. */
  fileSize: 10 * 1024 * 1024,
} as const

/** The kinds of files that can be attached, by their media type, with their file extensions. */
export const attachableFiles = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
} as const satisfies Record<string, readonly string[]>

/** The errors of a value, by their codes; their messages are in `i18n/lazy/forms.ts`. */
export type AnswerError =
  | 'required'
  | 'email'
  | 'email_differs'
  | 'number_expected'
  | 'url'
  | 'date'
  | 'moment'
  | 'birth'
  | 'choice'
  | 'too_long'
  | 'too_many_files'
  | 'file_gone'
  | 'invalid'

/** Why a file is refused; the messages are beside the others. */
export type FileError = 'file_type' | 'file_size' | 'file_empty' | 'file_active' | 'file_unreadable'

export type CheckedAnswers = {
  /** The values of the fields that were shown and answered, by slug. A ticked checkbox is `['true']`. */
  values: Record<string, string[]>
  errors: Record<string, AnswerError>
}

const numbers = {
  email: formFieldTypes.email.number,
  checkbox: formFieldTypes.checkbox.number,
  checkboxes: formFieldTypes.checkboxes.number,
  select: formFieldTypes.select.number,
  multiSelect: formFieldTypes.multi_select.number,
  radio: formFieldTypes.radio.number,
  file: formFieldTypes.file.number,
  textarea: formFieldTypes.textarea.number,
  number: formFieldTypes.number.number,
  url: formFieldTypes.url.number,
  date: formFieldTypes.date.number,
  datetime: formFieldTypes.datetime.number,
  birth: formFieldTypes.date_of_birth.number,
  hidden: formFieldTypes.hidden.number,
} as const

/** The initial value of each field (specification, section 3). */
export function startModel({ fields }: Pick<Form, 'fields'>): Record<string, string | string[] | null> {
  return Object.fromEntries(fields.map((field) => [field.slug, startValue(field)]))
}

function startValue({ field_type, default: value }: FormField): string | string[] | null {
  if (field_type === numbers.file) return null
  if (field_type === numbers.checkboxes || field_type === numbers.multiSelect)
    return value === '' ? [] : [value]
  return value
}

/** Whether the form has an e-mail field, which the field `email2` then repeats. */
export function emailFieldOf({ fields }: Pick<Form, 'fields'>): FormField | null {
  return fields.find(({ field_type, visible }) => field_type === numbers.email && visible) ?? null
}

/**
 * Whether a field is shown, given the values of the fields before it: it is visible, and the field that it depends on
 * is shown itself and has one of the required values.
 */
export function isAskedFor(
  { fields }: Pick<Form, 'fields'>,
  field: FormField,
  valuesOf: (slug: string) => readonly string[],
): boolean {
  if (!field.visible) return false
  const condition = field.visible_if
  if (!condition) return true
  const cause = fields.find(({ slug }) => slug === condition.field)
  // A condition on itself or on a later field is refused in the form builder; the order also ends the recursion.
  if (!cause || fields.indexOf(cause) >= fields.indexOf(field)) return true
  if (!isAskedFor({ fields }, cause, valuesOf)) return false
  const given = valuesOf(cause.slug)
  return condition.values.length === 0
    ? given.length > 0
    : given.some((value) => condition.values.includes(value))
}

/** Reads and checks all answers; `today` is the day in the hall, as YYYY-MM-DD. */
export function checkAnswers(
  form: Pick<Form, 'fields'>,
  sent: Readonly<SentAnswers>,
  today: string,
): CheckedAnswers {
  const read = new Map(form.fields.map((field) => [field.slug, readValues(field, own(sent, field.slug))]))
  const values: CheckedAnswers['values'] = {}
  const errors: CheckedAnswers['errors'] = {}
  for (const field of form.fields) {
    if (field.field_type === 'emailconfirm') continue
    if (!isAskedFor(form, field, (slug) => read.get(slug)?.values ?? [])) continue
    const { values: given, isMalformed } = read.get(field.slug) ?? { values: [], isMalformed: false }
    const error = isMalformed ? 'invalid' : findError(field, given, today)
    if (error) errors[field.slug] = error
    else if (given.length > 0) values[field.slug] = given
  }
  const email = emailFieldOf(form)
  const repeated = readText(own(sent, confirmationSlug)) ?? ''
  if (email && repeated !== '' && repeated.toLowerCase() !== (values[email.slug]?.[0] ?? '').toLowerCase())
    errors[confirmationSlug] = isEmailAddress(repeated) ? 'email_differs' : 'email'
  return { values, errors }
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

function own(sent: Readonly<SentAnswers>, slug: string): SentAnswers[string] {
  return Object.hasOwn(sent, slug) ? (sent[slug] ?? null) : null
}

/** The values as texts without blank ones; malformed when a list was sent for a single value. */
function readValues(field: FormField, sent: SentAnswers[string]): { values: string[]; isMalformed: boolean } {
  if (field.field_type === numbers.checkbox) {
    const text = readText(Array.isArray(sent) ? sent.join() : String(sent ?? ''))
    const isTicked = /^(true|on|1|yes)$/i.test(text ?? '')
    const isClear = /^(false|off|0|no)?$/i.test(text ?? '')
    return { values: isTicked ? ['true'] : [], isMalformed: !isTicked && !isClear }
  }
  const isOneOfMany: (number | string)[] = [numbers.checkboxes, numbers.multiSelect, numbers.file]
  const takesSeveral = isOneOfMany.includes(field.field_type)
  const list = Array.isArray(sent) ? sent : [sent]
  const texts = list.map(readText)
  const values = [...new Set(texts.filter((text) => text !== null && text !== ''))].filter(
    (text) => text !== null,
  )
  const isMalformed = (!takesSeveral && list.length > 1) || texts.includes(null)
  return { values, isMalformed }
}

/** A text as it can be stored and shown: trimmed, with plain line breaks, without control characters; null for no text. */
function readText(sent: unknown): string | null {
  if (sent === null || sent === undefined) return ''
  if (typeof sent !== 'string' && typeof sent !== 'number') return null
  return String(sent)
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}

/** The error of one field's values; null when there is none. */
function findError(field: FormField, values: readonly string[], today: string): AnswerError | null {
  const [value] = values
  if (value === undefined) return field.required && field.field_type !== numbers.hidden ? 'required' : null
  const longest = field.field_type === numbers.textarea ? answerLimits.textarea : answerLimits.line
  if (values.some((text) => text.length > longest)) return 'too_long'
  switch (field.field_type) {
    case numbers.email:
      return isEmailAddress(value) ? null : 'email'
    case numbers.checkboxes:
    case numbers.multiSelect:
    case numbers.select:
    case numbers.radio:
      return values.every((text) => field.choices.includes(text)) ? null : 'choice'
    case numbers.file:
      return values.length > answerLimits.filesPerField ? 'too_many_files' : null
    case numbers.number:
      return /^[-+]?\d{1,15}([.,]\d{1,10})?$/.test(value) ? null : 'number_expected'
    case numbers.url:
      return isWebAddress(value) ? null : 'url'
    case numbers.date:
      return isRealDay(value) ? null : 'date'
    case numbers.datetime:
      return isMoment(value) ? null : 'moment'
    case numbers.birth:
      if (!isRealDay(value)) return 'date'
      return value <= today && value >= `${Number(today.slice(0, 4)) - 120}${today.slice(4)}` ? null : 'birth'
    default:
      return null
  }
}

/** Whether a text is an address with http or https and a host. */
export function isWebAddress(text: string): boolean {
  // Stricter than browsers, which also read "https:example.org" and "https:\\\\example.org".
  return /^https?:\/\/[^\s\\]+$/i.test(text) && URL.parse(text)?.hostname.includes('.') === true
}

function isMoment(text: string): boolean {
  const [day = '', time = ''] = text.split('T')
  return isRealDay(day) && /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(time)
}
