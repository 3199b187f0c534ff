import { confirmReminder, findReminder, removeReminder } from '#domain/reminders/index.server.ts'
import { reminderMessages } from '#i18n/lazy/reminder.ts'
import type { FormAnswer } from '../../page.ts'
import type { PageRequest } from '../../page-request.server.ts'
import { loadEventLine } from './load-event-line.server.ts'

export type ReminderLink = { step: 'confirm' | 'remove'; token: string }
/** Whether the button's action succeeded; `expired` when the reminder no longer exists. */
export type ReminderResponse = { kind: 'done' | 'expired' }

/**
 * The pages behind the links of a reminder's mails. Mail scanners open these links as well, so a GET changes nothing;
 * only the button does.
 */
export async function loadReminder(
  request: PageRequest,
  { eventId, step, token }: ReminderLink & { eventId: number },
  isDone: boolean,
) {
  const { scope, language } = request
  const reminder = await findReminder(scope, token)
  const kind = reminder?.kind ?? 'sale'
  const messages = reminderMessages[language][kind]
  return {
    kind: 'reminder' as const,
    title: step === 'confirm' ? messages.confirmTitle : messages.removeTitle,
    paths: { de: null, en: null }, // the address is secret, so no link may contain it
    // A reminder to be removed may already be gone: that is not an error, and removing it has the same result.
    status: reminder || step === 'remove' ? 200 : 410,
    step,
    reminder: kind,
    isKnown: reminder !== null,
    isConfirmed: reminder?.isConfirmed ?? false,
    isDone,
    event: await loadEventLine(request, eventId),
    now: scope.now.toISOString(),
  }
}

/**
 * Confirms or removes a reminder. Mail programs also send the removal themselves when the visitor presses their
 * "unsubscribe" button (RFC 8058), from any origin; the token in the address authorizes both.
 */
export async function answerReminder(
  { scope }: PageRequest,
  { step, token }: ReminderLink,
): Promise<FormAnswer<ReminderResponse>> {
  if (step === 'remove') {
    await removeReminder(scope, token)
    return { result: { kind: 'done' }, status: 200 }
  }
  const isDone = (await confirmReminder(scope, token)) !== null
  return isDone ? { result: { kind: 'done' }, status: 200 } : { result: { kind: 'expired' }, status: 410 }
}
