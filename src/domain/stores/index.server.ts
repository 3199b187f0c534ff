/** The stores of uploaded files: to which database they belong, and what may be removed from them. */
export { identifyDatabase, type DatabaseIdentity } from './identify-database.server.ts'
export { claimStores, judgeStore, type ClaimableStore, type Verdict } from './claim-stores.server.ts'
export { eraseNames, forgetName, nameContent, removableNames } from './stored-names.server.ts'
export { keptDays, sweepStore, type Sweep, type SweepOptions } from './sweep-store.server.ts'
export { listStoppedStores } from './list-stopped-stores.server.ts'
