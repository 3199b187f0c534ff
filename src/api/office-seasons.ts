import { readSeasonOverviewCall } from '#contracts/office-seasons.ts'
import { loadSeasonOverview } from '#domain/events/index.server.ts'
import type { Api } from './environment.ts'
import { handle } from './handle.ts'

/** The call for what a season still lacks. */
export function officeSeasonHandlers(api: Api): void {
  handle(api, readSeasonOverviewCall, ({ scope, query: { season } }) =>
    loadSeasonOverview(scope, season === 'none' ? null : season),
  )
}
