import { requestReminderCall } from '#contracts/reminders.ts'
import { requestReminder } from '#domain/reminders/index.server.ts'
import { DomainError } from '#domain/errors.ts'
import type { Api } from './environment.ts'
import { explain, refuse } from './refusal.ts'

export function reminderHandlers(api: Api): void {
  api.openapi(requestReminderCall, async (context) => {
    const { lang } = context.req.valid('param')
    const { event, kind, email, seconds, website } = context.req.valid('json')
    try {
      await requestReminder(
        context.get('scope'),
        { eventId: event, kind, email, language: lang, seconds, trap: website },
        { publicOrigin: context.get('publicOrigin'), clientAddress: context.get('address') },
      )
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'conflict') throw error
      return refuse(context, 409, (words) => (kind === 'sale' ? words.noSale : words.noWaitingList))
    }
    return context.json({ detail: explain(context.req.path, (words) => words.reminderSent) }, 202)
  })
}
