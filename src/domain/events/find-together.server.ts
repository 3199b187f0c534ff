import { inBatches } from '../in-batches.ts'
import { findEvents } from './find-event.server.ts'

/** The visible events by number; all that a page's lists and items ask for at once are found with one question. */
export const findEventsTogether = inBatches(
  async (scope, ids) => new Map((await findEvents(scope, ids)).map((event) => [event.id, event])),
)
