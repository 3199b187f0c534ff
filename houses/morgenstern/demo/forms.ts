import { z } from 'zod'
import { formFieldTypes } from '#contracts/form-field-types.ts'
import { localized } from '#demo/texts/read-texts.ts'
import type { FormPlan } from '#demo/plan.ts'
import { readData } from './own-texts.ts'

const field = z.strictObject({
  slug: z.string(),
  type: z.string(),
  label: localized,
  required: z.boolean().default(false),
  choices: z.array(localized).default([]),
  placeholder: localized.optional(),
  help: localized.optional(),
  /** Shown only if an earlier field has one of these values: its German choices. */
  onlyIf: z
    .strictObject({ field: z.string(), values: z.array(z.string()) })
    .nullable()
    .default(null),
})

const form = z.strictObject({
  slug: z.string(),
  title: localized,
  intro: localized,
  response: localized,
  button: localized.default({ de: 'Absenden', en: 'Send' }),
  sendTo: z.string(),
  subject: localized,
  /** The text of the mail that confirms the receipt to the sender; without it no mail is sent. */
  receipt: localized.nullable().default(null),
  /** Whether the sender has to follow the link in a mail. */
  needsConfirmation: z.boolean().default(false),
  retentionDays: z.number().default(365),
  fields: z.array(field),
})

/** The house's forms. */
export const forms: FormPlan[] = readData('forms.yaml', z.array(form)).map(formOf)

function formOf({ receipt, needsConfirmation, retentionDays, ...entry }: z.infer<typeof form>): FormPlan {
  return {
    slug: entry.slug,
    title: entry.title,
    intro: entry.intro,
    response_text: entry.response,
    redirect_url: null,
    is_online: true,
    published_from: null,
    published_to: null,
    button_text: entry.button,
    send_to: entry.sendTo,
    subject: entry.subject,
    confirms_receipt: receipt !== null,
    receipt_text: receipt,
    needs_confirmation: needsConfirmation,
    retention_days: needsConfirmation ? null : retentionDays,
    fields: entry.fields.map(fieldOf),
  }
}

function fieldOf({ slug, type, label, required, choices, placeholder, help, onlyIf }: z.infer<typeof field>) {
  const [, known] = Object.entries(formFieldTypes).find(([name]) => name === type) ?? []
  if (!known) throw new Error(`There is no type of form field ${type}`)
  return {
    slug,
    field_type: known.number,
    label,
    required,
    choices: { de: choices.map(({ de }) => de), en: choices.map(({ en }) => en) },
    ...(placeholder && { placeholder_text: placeholder }),
    ...(help && { help_text: help }),
    condition: onlyIf,
  }
}
