/** The front door of the database client. */
export { openDatabase } from './database.ts'
export { startMaintenance } from './maintenance.ts'
export { dumpLogical } from './dump/logical-dump.ts'
export { restoreLogical } from './dump/logical-restore.ts'
export * from './errors.ts'
export type { Database, Db, Listener, MaintenanceTask, OpenOptions, Transaction } from './types.ts'
