/** The whole archive to take along: what a dump consists of, and what its lines say. */
export { dumpLine, type DumpLine, type DumpLineOf } from './dump-line.ts'
export { currentPosition, listChanges } from './list-changes.server.ts'
export { isDumpDue, publishDump, writeDump } from './make-dump.server.ts'
export { findDumpFile, readDump } from './read-dump.server.ts'
export { readHouseKey, type HouseKey } from './references.server.ts'
export { paragraphsOf, richTextOf } from './rich-text.ts'
