import { createForm } from '#domain/forms/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { draftField } from './forms.ts'

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
    login_required: isLoginRequired,
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
