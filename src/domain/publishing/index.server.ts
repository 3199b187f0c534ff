/** Applying releases, trying them out, and seeing the site as it will be. */
export { collectRecordChange, type RecordChange } from './collect-record.server.ts'
export { applyDueReleases } from './apply-due.server.ts'
export { tellOfComingReleases } from './tell-staff.server.ts'
export { seeAsOf, seeThroughLink } from './see-as-of.server.ts'
export { checkBeforehand, checkPlannedReleases } from './check-beforehand.server.ts'
export { listWaitingChanges, presentItems, type PresentedItem } from './present-items.server.ts'
export { invertRelease } from './invert-release.server.ts'
