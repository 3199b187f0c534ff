/** Forms that tests are about; what a test does not name gets a plain value. */
import type { FormDraft, FormFieldDraft } from '#contracts/office-forms.ts'
import { formFieldTypes, type FormFieldType } from '#contracts/form-field-types.ts'

const nothing = { de: '', en: '' }

export function draftForm(changes: Partial<FormDraft> = {}): FormDraft {
  return {
    slug: 'kontakt',
    title: { de: 'Kontakt', en: 'Contact' },
    intro: nothing,
    button_text: nothing,
    response_text: nothing,
    redirect_url: nothing,
    is_online: true,
    published_from: null,
    published_to: null,
    login_required: false,
    sender: '',
    send_to: '',
    copies_to: [],
    subject: nothing,
    confirms_receipt: false,
    receipt_text: nothing,
    needs_confirmation: false,
    retention_days: null,
    fields: [draftField('name'), draftField('email', 'email', { required: true })],
    ...changes,
  }
}

export function draftField(
  slug: string,
  type: FormFieldType = 'text',
  changes: Partial<FormFieldDraft> = {},
): FormFieldDraft {
  return {
    slug,
    field_type: formFieldTypes[type].number,
    label: { de: slug, en: slug },
    required: false,
    visible: true,
    choices: { de: [], en: [] },
    default: nothing,
    placeholder_text: nothing,
    help_text: nothing,
    condition: null,
    ...changes,
  }
}

/** A choice between cards and something else. */
export function draftChoice(
  slug: string,
  type: FormFieldType = 'select',
  changes: Partial<FormFieldDraft> = {},
) {
  return draftField(slug, type, {
    choices: { de: ['Karten', 'Lob, Kritik'], en: ['Tickets', 'Praise, criticism'] },
    ...changes,
  })
}
