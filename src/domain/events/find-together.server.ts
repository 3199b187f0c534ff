import { inBatches } from '../in-batches.ts'
import { findEvents } from './find-event.server.ts'

/** The visible events by id; requests of all lists and items of a page in the same tick are combined into one query. */
export const findEventsTogether = inBatches(
  async (scope, ids) => new Map((await findEvents(scope, ids)).map((event) => [event.id, event])),
)
