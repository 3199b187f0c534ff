import path from 'node:path'
import type { Logger } from 'pino'
import type { Db } from '#db/client/index.server.ts'
import { findKnownFiles } from '#domain/forms/index.server.ts'
import { openFileStore } from './open-file-store.ts'
import type { Stores } from './open-stores.ts'

/**
 * Moves the files of form entries that earlier versions have stored in the data directory, even with a STORAGE_URL,
 * into the common store. Only files with a row of this database are moved, each after its copy has arrived; what is
 * left is moved at the next start.
 */
export async function takeOverFiles(given: {
  db: Db
  dataDir: string
  stores: Pick<Stores, 'files'>
  logger: Pick<Logger, 'info' | 'warn'>
}): Promise<void> {
  const { db, dataDir, stores, logger } = given
  const local = openFileStore(path.join(dataDir, 'files'))
  let moved = 0
  try {
    for await (const { id } of local.list()) {
      const size = await local.sizeOf(id)
      if (size === null || (await findKnownFiles({ db }, [id])).length === 0) continue
      if ((await stores.files.sizeOf(id)) !== size) {
        const content = await local.read(id)
        if (content) await stores.files.write(id, content)
      }
      if ((await stores.files.sizeOf(id)) !== size) throw new Error('A file has not arrived as a whole.')
      await local.remove(id)
      moved += 1
    }
  } catch (error) {
    logger.warn({ err: error, moved }, 'not all files of DATA_DIR/files could be moved to STORAGE_URL')
    return
  }
  if (moved > 0) logger.info({ moved }, 'files of DATA_DIR/files were moved to STORAGE_URL')
}
