import { withSnapshot, type Database } from '#db/client/index.server.ts'
import { publishDump, readHouseKey, writeDump } from '#domain/dumps/index.server.ts'
import type { FileStore } from '#domain/file-store.ts'
import { system } from '#domain/scope.ts'
import type { DumpManifest } from '#db/schema/index.ts'

/** An arbitrary number, the same in every process: one dump deletes the files of another. */
const dumpLock = 7142

/** Makes a dump of the archive as it is at one moment, and serves it from then on. */
export async function makeArchiveDump(
  database: Database,
  options: { store: FileStore; now: Date; publicOrigin: string; signal?: AbortSignal },
): Promise<DumpManifest> {
  const { store, now, publicOrigin, signal } = options
  return database.withLock(dumpLock, async () => {
    const key = await readHouseKey(database)
    const given = { url: undefined, now, environment: {} }
    const made = await withSnapshot(database, given, ({ db }) =>
      writeDump({ db, now, viewer: system }, { store, key, publicOrigin, ...(signal && { signal }) }),
    )
    await publishDump({ db: database.db, now }, store, made)
    return made.manifest
  })
}
