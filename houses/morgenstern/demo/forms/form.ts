import { formFieldTypes, type FormFieldType } from '#contracts/form-field-types.ts'
import { readLocalized } from '../content/read-localized.ts'
import type { FormPlan } from '../types.ts'

type FieldPlan = FormPlan['fields'][number]

/** How the files of this folder write a form; texts are `Deutsch | English`. */
interface FormEntry {
  slug: string
  title: string
  intro: string
  response: string
  button?: string
  sendTo: string
  subject: string
  /** The text of the mail that confirms the receipt to the sender; without it no mail is sent. */
  receipt?: string
  /** Whether the sender has to follow the link in a mail. */
  needsConfirmation?: boolean
  retentionDays?: number
  fields: FieldPlan[]
}

export function form(entry: FormEntry): FormPlan {
  const { slug, receipt, retentionDays = 365, needsConfirmation = false } = entry
  return {
    slug,
    title: readLocalized(entry.title),
    intro: readLocalized(entry.intro),
    response_text: readLocalized(entry.response),
    redirect_url: null,
    is_online: true,
    published_from: null,
    published_to: null,
    button_text: readLocalized(entry.button ?? 'Absenden | Send'),
    send_to: entry.sendTo,
    subject: readLocalized(entry.subject),
    confirms_receipt: receipt !== undefined,
    receipt_text: receipt === undefined ? null : readLocalized(receipt),
    needs_confirmation: needsConfirmation,
    retention_days: needsConfirmation ? null : retentionDays,
    fields: entry.fields,
  }
}

interface FieldOptions {
  required?: boolean
  /** Each is `Deutsch | English`. */
  choices?: string[]
  placeholder?: string
  help?: string
  /** The slug of an earlier field, and its German choices. */
  onlyIf?: [field: string, ...values: string[]]
}

export function field(
  slug: string,
  type: FormFieldType,
  label: string,
  { required = false, choices = [], placeholder, help, onlyIf }: FieldOptions = {},
): FieldPlan {
  const texts = choices.map(readLocalized)
  const [cause, ...values] = onlyIf ?? []
  return {
    slug,
    field_type: formFieldTypes[type].number,
    label: readLocalized(label),
    required,
    choices: { de: texts.map(({ de }) => de), en: texts.map(({ en }) => en) },
    ...(placeholder !== undefined && { placeholder_text: readLocalized(placeholder) }),
    ...(help !== undefined && { help_text: readLocalized(help) }),
    condition: cause === undefined ? null : { field: cause, values },
  }
}
