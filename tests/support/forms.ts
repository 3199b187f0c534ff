/** Creates forms for tests; what a test does not specify has a plain value. */
import { formFieldTypes, type FormFieldType } from '#contracts/form-field-types.ts'
import { addRecord } from '#domain/records/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { emptyRecord, type DraftOf, type FormFieldDraft } from '#records/field.ts'
import { record } from '#records/form/record.ts'
import { store } from '#records/form/store.server.ts'
import { plainFormField } from '#records/shared/plain-form-field.ts'

type Computed = 'state' | 'entries' | 'unread' | 'updated_at'
/** A form as staff write it. */
export type FormDraft = Omit<DraftOf<typeof record.fields>, Computed>

export function draftForm(changes: Partial<FormDraft> = {}): FormDraft {
  const { state: _, entries: __, unread: ___, updated_at: ____, ...empty } = emptyRecord(record.fields)
  return {
    ...empty,
    slug: 'kontakt',
    title: { de: 'Kontakt', en: 'Contact' },
    is_online: true,
    fields: [draftField('name'), draftField('email', 'email', { required: true })],
    ...changes, // may be invalid, which some tests are about
  }
}

/** Adds a form as the back office does; returns its id. */
export async function createForm(scope: Scope, changes: Partial<FormDraft> = {}): Promise<{ id: number }> {
  return { id: await addRecord(scope, store, draftForm(changes)) }
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
    ...plainFormField,
    ...changes,
  }
}

/** A choice between cards and a second option. */
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

/** A form with a name, an address, a choice, and a file; returns its id. */
export async function createTestForm(
  scope: Scope,
  given: { slug: string; isLoginRequired?: boolean; needsConfirmation?: boolean; isOnline?: boolean },
): Promise<number> {
  const { slug, isLoginRequired = false, needsConfirmation = false, isOnline = true } = given
  const form = await createForm(scope, {
    slug,
    title: { de: 'Barriere melden', en: 'Report a barrier' },
    button_text: { de: 'Absenden', en: 'Send' },
    response_text: { de: 'Danke.', en: 'Thank you.' },
    subject: { de: 'Barriere gemeldet', en: 'Barrier reported' },
    send_to: 'zugang@example.org',
    copies_to: ['kopie@example.org'],
    confirms_receipt: true,
    receipt_text: { de: 'Wir sehen nach.', en: 'We shall look into it.' },
    is_login_required: isLoginRequired,
    needs_confirmation: needsConfirmation,
    is_online: isOnline,
    fields: [
      draftField('name', 'text', { label: { de: 'Name', en: 'Name' }, required: true }),
      draftField('email', 'email', { label: { de: 'E-Mail', en: 'E-mail' }, required: true }),
      draftField('wo', 'radio', {
        label: { de: 'Wo?', en: 'Where?' },
        required: true,
        choices: { de: ['Im Haus', 'Auf der Website'], en: ['In the house', 'On the website'] },
      }),
      draftField('bild', 'file', { label: { de: 'Bild', en: 'Picture' } }),
    ],
  })
  return form.id
}
