import { requestReminderCall } from '#contracts/reminders.ts'
import { requestReminder } from '#domain/reminders/index.server.ts'
import { isDomainError } from '#domain/errors.ts'
import type { Api } from './environment.ts'

export function reminderHandlers(api: Api): void {
  api.openapi(requestReminderCall, async (context) => {
    const { lang } = context.req.valid('param')
    const { event, email, seconds, website } = context.req.valid('json')
    try {
      await requestReminder(
        context.get('scope'),
        { eventId: event, email, language: lang, seconds, trap: website },
        { publicOrigin: context.get('publicOrigin'), clientAddress: context.get('address') },
      )
    } catch (error) {
      if (!isDomainError(error) || error.code !== 'too_many_attempts') throw error
      context.header('Retry-After', String(error.retryAfter ?? 1))
      return context.json({ detail: error.code }, 429)
    }
    return context.json({ detail: 'A mail is on its way.' }, 202)
  })
}
