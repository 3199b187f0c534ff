/** Events: what is played, when, by whom. */
export {
  eventPageSize,
  findBookableIds,
  listEvents,
  listFirstEventIds,
  listFirstEvents,
  type EventPage,
} from './list-events.server.ts'
export {
  countEarlierPerformances,
  findEvent,
  findEventByExternalId,
  findEventOfPerformance,
  findEvents,
  findNeighbours,
} from './find-event.server.ts'
export { loadEventSummaries } from './load-summaries.server.ts'
export { presentRow } from './present-row.ts'
export { presentPrices } from './present.ts'
export { listEventDays, listGenres } from './calendar.server.ts'
export { reindexEventsOf } from './reindex-events.server.ts'
export { indexEvents } from './index-events.server.ts'
export { nextSequence } from './next-sequence.server.ts'
export { forgetEvents, indexWrittenEvents } from './update-from-events.server.ts'
export { updateProgrammeMinutes } from './programme-minutes.server.ts'
export { houseFactsOf, type HouseFact } from './house-facts.ts'
export { checkEvent } from './check-event.ts'
export { settleDate } from './settle-date.ts'
export { findEventsTogether } from './find-together.server.ts'
export { gaps, gapsOf, isComing, richTextIn, textIn } from './gaps.server.ts'
export { loadSeasonOverview } from './season-overview.server.ts'
