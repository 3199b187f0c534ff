import { requestReminderCall } from '#contracts/reminders.ts'
import { requestReminder } from '#domain/reminders/index.server.ts'
import { DomainError } from '#domain/errors.ts'
import type { Api } from './environment.ts'
import { handle } from './handle.ts'
import { explain, refuse } from './refusal.ts'

export function reminderHandlers(api: Api): void {
  handle(api, requestReminderCall, async ({ scope, params: { lang }, json, context }) => {
    const { event, kind, email, seconds, website } = json
    try {
      await requestReminder(
        scope,
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
