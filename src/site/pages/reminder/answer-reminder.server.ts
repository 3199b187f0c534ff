import { confirmReminder, findReminder, removeReminder } from '#domain/reminders/index.server.ts'
import { reminderMessages } from '#i18n/lazy/reminder.ts'
import type { FormAnswer } from '../../page.ts'
import type { PageRequest } from '../../page-request.server.ts'
import { loadEventLine } from './load-event-line.server.ts'

export type ReminderLink = { step: 'confirm' | 'remove'; token: string }
/** Whether the button of the page has done what it says; `expired` where there was no such reminder any more. */
export type ReminderAnswer = { kind: 'done' | 'expired' }

/**
 * The pages behind the links of a reminder's mails. Programs that look through mails open them, too: so looking changes
 * nothing, and the button does.
 */
export async function loadReminder(
  request: PageRequest,
  { eventId, step, token }: ReminderLink & { eventId: number },
  isDone: boolean,
) {
  const { scope, language } = request
  const reminder = await findReminder(scope, token)
  const messages = reminderMessages[language]
  return {
    kind: 'reminder' as const,
    title: step === 'confirm' ? messages.confirmTitle : messages.removeTitle,
    paths: { de: null, en: null }, // the address is a secret: no other page is told of it
    // What is to be removed may be gone: that is no fault, and what the removal itself answers with.
    status: reminder || step === 'remove' ? 200 : 410,
    step,
    isKnown: reminder !== null,
    isConfirmed: reminder?.isConfirmed ?? false,
    isDone,
    event: await loadEventLine(request, eventId),
    now: scope.now.toISOString(),
  }
}

/**
 * Confirms or removes. The removal is also what mail programs send by themselves when their "unsubscribe" is pressed
 * (RFC 8058), from anywhere; the token in the address is what allows both.
 */
export async function answerReminder(
  { scope }: PageRequest,
  { step, token }: ReminderLink,
): Promise<FormAnswer<ReminderAnswer>> {
  if (step === 'remove') {
    await removeReminder(scope, token)
    return { result: { kind: 'done' }, status: 200 }
  }
  const isDone = (await confirmReminder(scope, token)) !== null
  return isDone ? { result: { kind: 'done' }, status: 200 } : { result: { kind: 'expired' }, status: 410 }
}
