import { copyEventCall, listRunCall, type RunEvent } from '#contracts/office-runs.ts'
import { copyEvent, listRun, type RunMember } from '#domain/events/index.server.ts'
import type { Api } from './environment.ts'

/** The calls for events with the same programme on several evenings. */
export function officeRunHandlers(api: Api): void {
  api.openapi(listRunCall, async (context) => {
    const members = await listRun(context.get('scope'), context.req.valid('param').id)
    return context.json(members.map(present), 200)
  })

  api.openapi(copyEventCall, async (context) => {
    const dates = context.req.valid('json').dates.map((date) => new Date(date))
    const copies = await copyEvent(context.get('scope'), context.req.valid('param').id, dates)
    return context.json(copies.map(present), 201)
  })
}

function present({ id, dateStart, isOnline, externalId }: RunMember): RunEvent {
  return { id, date_start: dateStart.toISOString(), is_online: isOnline, external_id: externalId }
}
