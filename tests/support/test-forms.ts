import { createForm } from '#domain/forms/index.server.ts'
import type { Scope } from '#domain/scope.ts'

/** A form with a name, an address, a choice, and a file that only a choice asks for. */
export async function createTestForm(
  scope: Scope,
  given: { slug: string; isLoginRequired?: boolean; needsConfirmation?: boolean; isOnline?: boolean },
): Promise<number> {
  return createForm(scope, {
    title: { de: 'Barriere melden', en: 'Report a barrier' },
    intro: { de: '', en: '' },
    buttonText: { de: 'Absenden', en: 'Send' },
    responseText: { de: 'Danke.', en: 'Thank you.' },
    subject: { de: 'Barriere gemeldet', en: 'Barrier reported' },
    sendTo: 'zugang@example.org',
    copiesTo: ['kopie@example.org'],
    confirmsReceipt: true,
    receiptText: { de: 'Wir sehen nach.', en: 'We shall look into it.' },
    ...given,
    fields: [
      { slug: 'name', type: 'text', label: { de: 'Name', en: 'Name' }, isRequired: true },
      { slug: 'email', type: 'email', label: { de: 'E-Mail', en: 'E-mail' }, isRequired: true },
      {
        slug: 'wo',
        type: 'radio',
        label: { de: 'Wo?', en: 'Where?' },
        isRequired: true,
        choices: { de: 'Im Haus,Auf der Website', en: 'In the house,On the website' },
      },
      { slug: 'bild', type: 'file', label: { de: 'Bild', en: 'Picture' } },
    ],
  })
}
