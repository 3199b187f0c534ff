import type { Scope } from '../scope.ts'
import { indexEvents } from './index-events.server.ts'
import { updateProgrammeMinutes } from './programme-minutes.server.ts'

/** Updates what is derived from events that an import has added: their lengths, and what search finds. */
export async function updateFromAddedEvents(scope: Scope, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  await updateProgrammeMinutes(scope, ids)
  await indexEvents(scope, ids)
}
