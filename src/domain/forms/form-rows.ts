/** Converts a form between the form that staff write and the stored one. */
import { joinChoices, splitChoices } from '#contracts/form-choices.ts'
import type { FormDraft, FormFieldDraft, FormRecord } from '#contracts/office-forms.ts'
import type { formFields, forms } from '#db/schema/index.ts'
import { perLanguage, type Localized } from '#i18n/languages.ts'

type FormRow = typeof forms.$inferSelect
type FieldRow = typeof formFields.$inferSelect

export function formRowOf(draft: FormDraft): Omit<FormRow, 'id' | 'version' | 'createdAt' | 'updatedAt'> {
  return {
    slug: draft.slug,
    title: draft.title,
    intro: textOrNull(draft.intro),
    buttonText: textOrNull(draft.button_text),
    responseText: textOrNull(draft.response_text),
    redirectUrl: textOrNull(draft.redirect_url),
    isOnline: draft.is_online,
    publishedFrom: draft.published_from === null ? null : new Date(draft.published_from),
    publishedTo: draft.published_to === null ? null : new Date(draft.published_to),
    isLoginRequired: draft.login_required,
    sender: draft.sender || null,
    sendTo: draft.send_to || null,
    copiesTo: draft.copies_to.filter(Boolean),
    subject: textOrNull(draft.subject),
    confirmsReceipt: draft.confirms_receipt,
    receiptText: textOrNull(draft.receipt_text),
    needsConfirmation: draft.needs_confirmation,
    retentionDays: draft.retention_days,
  }
}

export function fieldRowOf(field: FormFieldDraft, position: number): Omit<FieldRow, 'id' | 'formId'> {
  return {
    position,
    slug: field.slug,
    fieldType: field.field_type,
    label: field.label,
    isRequired: field.required,
    isVisible: field.visible,
    choices: textOrNull(perLanguage((language) => joinChoices(field.choices[language]))),
    defaultValue: textOrNull(field.default),
    placeholderText: textOrNull(field.placeholder_text),
    helpText: textOrNull(field.help_text),
    condition: field.condition,
  }
}

/** A form as staff see it; `entries` is the number of its entries. */
export function presentForm(form: FormRow, fields: readonly FieldRow[], entries: number): FormRecord {
  return {
    id: form.id,
    version: form.version,
    slug: form.slug,
    title: form.title,
    intro: form.intro ?? nothing,
    button_text: form.buttonText ?? nothing,
    response_text: form.responseText ?? nothing,
    redirect_url: form.redirectUrl ?? nothing,
    is_online: form.isOnline,
    published_from: form.publishedFrom?.toISOString() ?? null,
    published_to: form.publishedTo?.toISOString() ?? null,
    login_required: form.isLoginRequired,
    sender: form.sender ?? '',
    send_to: form.sendTo ?? '',
    copies_to: form.copiesTo,
    subject: form.subject ?? nothing,
    confirms_receipt: form.confirmsReceipt,
    receipt_text: form.receiptText ?? nothing,
    needs_confirmation: form.needsConfirmation,
    retention_days: form.retentionDays,
    fields: fields.map(presentField),
    entries,
    created_at: form.createdAt.toISOString(),
    updated_at: form.updatedAt.toISOString(),
  }
}

function presentField(field: FieldRow): FormFieldDraft {
  return {
    slug: field.slug,
    field_type: field.fieldType,
    label: field.label,
    required: field.isRequired,
    visible: field.isVisible,
    choices: perLanguage((language) => splitChoices(field.choices?.[language] ?? '')),
    default: field.defaultValue ?? nothing,
    placeholder_text: field.placeholderText ?? nothing,
    help_text: field.helpText ?? nothing,
    condition: field.condition,
  }
}

const nothing: Localized = { de: '', en: '' }

function textOrNull(text: Localized): Localized | null {
  return text.de === '' && text.en === '' ? null : text
}
