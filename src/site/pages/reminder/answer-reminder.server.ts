import { data } from 'react-router'
import { confirmReminder, findReminder, removeReminder } from '#domain/reminders/index.server.ts'
import { reminderWords } from '#i18n/lazy/reminder.ts'
import type { PageRequest } from '../../request.server.ts'
import { loadEventLine } from './load-event-line.server.ts'

export type ReminderLink = { step: 'confirm' | 'remove'; token: string }

const headers = { 'Cache-Control': 'private, no-store' }

/**
 * The pages behind the links of a reminder's mails. Programs that look through mails open them, too: so looking changes
 * nothing, and the button does.
 */
export async function loadReminder(page: PageRequest, link: ReminderLink & { eventId: number }) {
  const { scope, language, describe } = page
  const reminder = await findReminder(scope, link.token)
  const words = reminderWords[language]
  return data(
    {
      kind: 'reminder' as const,
      head: describe({
        title: link.step === 'confirm' ? words.confirmTitle : words.removeTitle,
        paths: { de: null, en: null }, // the address is a secret: no other page is told of it
        isIndexed: false,
      }),
      step: link.step,
      isKnown: reminder !== null,
      isConfirmed: reminder?.isConfirmed ?? false,
      event: await loadEventLine(page, link.eventId),
      now: scope.now.toISOString(),
    },
    // What is to be removed may be gone: that is no fault, and what the removal itself answers with.
    { status: reminder || link.step === 'remove' ? 200 : 410, headers },
  )
}

/**
 * Confirms or removes. The removal is also what mail programs send by themselves when their "unsubscribe" is pressed
 * (RFC 8058), from anywhere; the token in the address is what allows both.
 */
export async function answerReminder({ scope }: PageRequest, { step, token }: ReminderLink) {
  if (step === 'remove') {
    await removeReminder(scope, token)
    return data({ done: true }, { headers })
  }
  const isDone = (await confirmReminder(scope, token)) !== null
  return data({ done: isDone }, { status: isDone ? 200 : 410, headers })
}
