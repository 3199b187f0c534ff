/** The whole archive to take along: what a dump consists of, and what its lines say. */
export { dumpLine, type DumpIdentifier, type DumpLine, type DumpLineOf } from './dump-line.ts'
export { currentPosition, listChanges, type PublicChange } from './list-changes.server.ts'
export { isDumpDue, publishDump, writeDump, type StoredDump } from './make-dump.server.ts'
export { findDumpFile, readDump } from './read-dump.server.ts'
export { houseKeyOf, readHouseKey, type HouseKey } from './references.server.ts'
export { richTextOf } from './rich-text.ts'
