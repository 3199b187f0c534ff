import { confirmEntry, findEntryToConfirm } from '#domain/forms/index.server.ts'
import { formMessages } from '#i18n/lazy/forms.ts'
import { definePage, type FormAnswer } from '../../page.ts'
import type { PageRequest } from '../../page-request.server.ts'
import { FormConfirmationPage } from './form-confirmation-page.tsx'

/** The page behind the link that asks the sender of a form to confirm the address (double opt-in). */
export default definePage({
  route: 'forms-confirm',
  act,
  load,
  head: ({ title }) => ({ title, paths: { de: null, en: null }, isIndexed: false }), // the address is secret
  status: ({ entry }) => (entry ? 200 : 410),
  View: FormConfirmationPage,
  cache: 'never',
})

/** Mail scanners open links as well, so a GET changes nothing; only the button does. */
async function load({ scope, language, params }: PageRequest) {
  const entry = await findEntryToConfirm(scope, params['token'] ?? '')
  const messages = formMessages[language].confirmation
  return { title: entry?.title ?? messages.expiredTitle, entry }
}

async function act({ scope, params, publicOrigin }: PageRequest): Promise<FormAnswer<boolean>> {
  const isConfirmed = await confirmEntry(scope, params['token'] ?? '', { publicOrigin })
  return { result: isConfirmed, status: isConfirmed ? 200 : 410 }
}
