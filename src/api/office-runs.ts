import { copyEventCall, listRunCall, type RunEvent } from '#contracts/office-runs.ts'
import { copyEvent, listRun, type RunMember } from '#domain/evenings/index.server.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import type { Api } from './environment.ts'
import { handle } from './handle.ts'

/** The calls for events with the same programme on several evenings. */
export function officeRunHandlers(api: Api): void {
  handle(api, listRunCall, async ({ scope, params }) => {
    const members = await listRun(scope, params.id)
    return members.map(present)
  })

  handle(api, copyEventCall, async ({ scope, params, json }) => {
    const dates = json.dates.map((date) => new Date(date))
    const copies = await copyEvent(scope, recordStores, params.id, { dates, sale: json.sale })
    return copies.map(present)
  })
}

function present({ id, dateStart, isOnline, externalId }: RunMember): RunEvent {
  return { id, date_start: dateStart.toISOString(), is_online: isOnline, external_id: externalId }
}
