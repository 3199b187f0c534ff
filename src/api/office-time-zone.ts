import { changeTimeZoneCall, planTimeZoneCall, readTimeZoneCall } from '#contracts/office-time-zone.ts'
import { askForTimeZone, planTimeZone, readTimeZoneState } from '#domain/time-zone/index.server.ts'
import type { Api } from './environment.ts'
import { handle } from './handle.ts'

/** The calls for the time zone of the house. */
export function officeTimeZoneHandlers(api: Api): void {
  handle(api, readTimeZoneCall, async ({ scope }) => {
    const { name, previous, wanted } = await readTimeZoneState(scope)
    return { zone: name, previous, wanted }
  })

  handle(api, planTimeZoneCall, async ({ scope, query }) => {
    const { name, counts } = await planTimeZone(scope, query.zone)
    return { zone: name, ...counts }
  })

  handle(api, changeTimeZoneCall, ({ scope, json }) => askForTimeZone(scope, json.zone))
}
