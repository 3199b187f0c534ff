/** Events: what is played, when, by whom. */
export { listEvents, listFirstEventIds, listFirstEvents, eventPageSize } from './list-events.server.ts'
export {
  countPastPerformances,
  findEvent,
  findEventByExternalId,
  findEvents,
  findNeighbours,
} from './find-event.server.ts'
export { presentRow } from './present-row.ts'
export { listEventDays, listGenres } from './calendar.server.ts'
export { createEvent, createEvents } from './create-events.server.ts'
export type { CastDraft, EventDraft, PerformanceDraft } from './draft.ts'
export {
  findImportedEvents,
  keepFromImporters,
  updateImportedEvents,
  type ImportedChange,
  type ImportedColumns,
  type ImportedEvent,
} from './import-events.server.ts'
export { findEventsTogether } from './find-together.server.ts'
