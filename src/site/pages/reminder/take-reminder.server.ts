import { reminderRequest } from '#contracts/reminders.ts'
import { DomainError } from '#domain/errors.ts'
import { requestReminder } from '#domain/reminders/index.server.ts'
import { saleMessages } from '#i18n/lazy/sale.ts'
import { alternatePaths } from '#routing/paths.ts'
import type { FormAnswer } from '../../page.ts'
import { notFound, type PageRequest } from '../../page-request.server.ts'
import type { ReminderKind, ReminderState } from '../../sale/reminder-form.tsx'
import { isSameOrigin } from '../../same-origin.server.ts'
import { loadEventLine } from './load-event-line.server.ts'

/** The result of the form as a page, with what it was for: meanwhile the event may offer something else. */
export type ReminderAnswer = ReminderState & { reminder: ReminderKind }

/** The drawer "Merken" as a page, for visitors without JavaScript. */
export async function loadBookmark(request: PageRequest, id: number, state: ReminderAnswer | null) {
  const { scope, language, messages, publicOrigin } = request
  const event = await loadEventLine(request, id)
  if (!event) return notFound(messages, messages.error.eventNotFound)
  return {
    kind: 'bookmark' as const,
    title: `${saleMessages[language].bookmark}: ${event.name}`,
    paths: alternatePaths('bookmark', { de: { id }, en: { id } }),
    event,
    now: scope.now.toISOString(),
    publicOrigin,
    state,
  }
}

/** Handles the form of a reminder or waiting list without JavaScript; the drawer sends the same data to the API. */
export async function handleReminder(
  request: PageRequest,
  form: FormData,
  eventId: number,
): Promise<FormAnswer<ReminderAnswer>> {
  const { scope, language, publicOrigin, address } = request
  const email = textOf(form.get('email'))
  const reminder = form.get('kind') === 'returned_tickets' ? 'returned_tickets' : 'sale'
  const refuse = (
    error: Extract<ReminderState, { kind: 'refused' }>['error'],
    status: number,
    headers = {},
  ): FormAnswer<ReminderAnswer> => ({
    result: { kind: 'refused', reminder, email, error },
    status,
    headers,
  })
  if (!isSameOrigin(request)) return refuse('foreign', 403)
  const wish = reminderRequest.safeParse({
    event: eventId,
    kind: reminder,
    email,
    seconds: secondsSince(textOf(form.get('opened_at')), scope.now),
    website: textOf(form.get('website')),
  })
  if (!wish.success) return refuse(email.trim() === '' ? 'required' : 'email', 400)
  const { seconds, website: trap } = wish.data
  try {
    await requestReminder(
      scope,
      { eventId, kind: reminder, email: wish.data.email, language, seconds, trap },
      { publicOrigin, clientAddress: address },
    )
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    if (error.code === 'too_many_attempts')
      return refuse('wait', 429, { 'Retry-After': String(error.retryAfter ?? 1) })
    if (error.code === 'conflict' || error.code === 'not_found') return refuse('over', 409)
    throw error
  }
  return { result: { kind: 'sent', reminder }, status: 202 }
}

/** Seconds since the form was shown, as reported by the form; 0 for an invalid or future time. */
function secondsSince(text: string, now: Date): number {
  const seconds = (now.getTime() - Date.parse(text)) / 1000
  return Number.isFinite(seconds) ? Math.max(0, seconds) : 0
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value.slice(0, 1000) : ''
}
