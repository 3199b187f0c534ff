/** The public API of the database client. */
export { openDatabase } from './database.ts'
export { dumpLogical } from './dump/logical-dump.ts'
export { restoreLogical } from './dump/logical-restore.ts'
export { newestMigration } from './migrations.ts'
export { dumpToFile, restoreFromFile } from './dump/dump-commands.ts'
export * from './errors.ts'
export type { Database, Db, OpenOptions, Transaction } from './types.ts'
