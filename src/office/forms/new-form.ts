import { formFieldTypes, type FormFieldType } from '#contracts/form-field-types.ts'
import type { Localized } from '#i18n/languages.ts'
import type { FormFieldDraft, FormDraft } from '#contracts/office-forms.ts'

const nothing = { de: '', en: '' }

/** A form without fields, which only people with an account can see until somebody publishes it. */
export function emptyForm(given: Partial<FormDraft> = {}): FormDraft {
  return {
    slug: '',
    title: nothing,
    intro: nothing,
    button_text: nothing,
    response_text: nothing,
    redirect_url: nothing,
    is_online: false,
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
    fields: [],
    ...given,
  }
}

/** A field of a type, with the given values. */
export function emptyField(type: FormFieldType, given: Partial<FormFieldDraft> = {}): FormFieldDraft {
  return {
    slug: '',
    field_type: formFieldTypes[type].number,
    label: nothing,
    required: false,
    visible: type !== 'hidden',
    choices: { de: [], en: [] },
    default: nothing,
    placeholder_text: nothing,
    help_text: nothing,
    condition: null,
    ...given,
  }
}

/** A text in both languages, as templates write it: "Deutsch | English". */
export function both(text: string): Localized {
  const [de = '', en = de] = text.split(' | ')
  return { de, en }
}
