import { checkAnswers, type AnswerError, type CheckedAnswers } from '#contracts/form-answers.ts'
import type { EntryReceipt, Form, SentAnswers } from '#contracts/forms.ts'
import { hallDay } from '#i18n/dates.ts'
import type { Language } from '#i18n/languages.ts'
import { DomainError } from '../errors.ts'
import { limitedClient } from '../network-of.ts'
import { requireRight } from '../policy.ts'
import { countRequest } from '../request-counts.server.ts'
import type { Scope } from '../scope.ts'
import { findReceipt } from './find-receipt.server.ts'
import { storeEntry } from './store-entry.server.ts'

export type FormSubmission = {
  form: Form
  language: Language
  answers: SentAnswers
  /** The time between showing and sending the form, in seconds; missing when it is not known. */
  seconds?: number | undefined
  /** The value of the invisible honeypot field. */
  trap: string
  /** A test entry of staff, which nobody else receives. */
  isTest: boolean
}

/** Nobody fills in a form faster than this. */
const fewestSeconds = 2
/** Allows for a school class behind one address that fills in the same form within a lesson. */
const perClient = { limit: 40, minutes: 10 }

/**
 * Stores an entry of a form together with the mails that it causes. The same entry sent again within ten minutes is
 * stored once. Throws `invalid` with the errors by the slugs of the fields, `not_signed_in` for a form of staff,
 * `forbidden` for a test entry of others, and `too_many_attempts` with seconds for entries that come too fast or too
 * often.
 */
export async function submitForm(
  scope: Scope,
  { form, language, answers, seconds, trap, isTest }: FormSubmission,
  { publicOrigin, clientAddress }: { publicOrigin: string; clientAddress: string },
): Promise<EntryReceipt> {
  const isVisitor = scope.viewer.kind === 'visitor'
  if (form.login_required && isVisitor) throw new DomainError('not_signed_in')
  if (isTest) requireRight(scope.viewer, 'manage_records')
  if (trap !== '') return findReceipt(scope, form.id, language) // a bot, which gets the same answer as everybody
  if (isVisitor && seconds !== undefined && seconds < fewestSeconds)
    throw new DomainError('too_many_attempts', { retryAfter: fewestSeconds })
  const { values, errors } = checkAnswers(form, answers, hallDay(scope.now))
  requireNoErrors(errors)
  const client = isVisitor ? limitedClient(clientAddress) : ''
  if (client !== '') await countRequest(scope, { what: `form-${form.id}`, who: client, ...perClient })
  await storeEntry(scope, { form, language, values, isTest, client, publicOrigin })
  return findReceipt(scope, form.id, language)
}

function requireNoErrors(errors: CheckedAnswers['errors']): void {
  const entries: [string, AnswerError][] = Object.entries(errors)
  if (entries.length > 0) throw new DomainError('invalid', { fields: Object.fromEntries(entries) })
}
