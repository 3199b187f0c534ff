import type { ReminderRequest } from '#contracts/reminders.ts'
import { csrfHeader } from '#design/csrf-token.ts'
import type { Language } from '#i18n/languages.ts'
import type { ReminderState } from './reminder-form.tsx'

/** Sends the form to the server and returns the result. */
export async function sendReminder(language: Language, request: ReminderRequest): Promise<ReminderState> {
  const { email } = request
  try {
    const { status } = await fetch(`/${language}/api/presale-reminders/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...csrfHeader() },
      body: JSON.stringify(request),
    })
    if (status === 202) return { kind: 'sent' }
    return { kind: 'refused', email, error: errors[status] ?? 'failed' }
  } catch {
    return { kind: 'refused', email, error: 'failed' }
  }
}

const errors: Record<number, 'email' | 'wait' | 'over'> = {
  400: 'email',
  404: 'over',
  409: 'over',
  429: 'wait',
}
