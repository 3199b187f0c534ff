/** Releases: what they contain, and what waits for one. `domain/publishing` applies them. */
export {
  announceNewSeason,
  announceWith,
  dropItemsOf,
  findAnnouncementOf,
  findAnnouncements,
  listAnnouncements,
  moveAnnouncement,
} from './announced-seasons.server.ts'
export { checkRelease } from './check-release.server.ts'
export {
  addRelease,
  collect,
  collectEach,
  dropItems,
  findOrCreateRelease,
  roomIn,
  type Destination,
} from './collect.server.ts'
export {
  findItems,
  findPlanned,
  findRivals,
  findWaiting,
  findWaitingOfKind,
  isOpen,
  listOpenReleases,
  type OpenRelease,
  type ReleaseItem,
  type WaitingItem,
} from './items.server.ts'
export { namesOfReleases } from './waits-in.server.ts'
export { moveItems } from './move-items.server.ts'
export { findNextRelease } from './next-release.server.ts'
