import type { Logger } from 'pino'
import { clearFormFiles } from '#domain/forms/index.server.ts'
import { clearMedia, type MediaServices } from '#domain/media/index.server.ts'
import type { FileStore } from '#domain/file-store.ts'
import type { Scope } from '#domain/scope.ts'
import type { Sweep, SweepOptions } from '#domain/stores/index.server.ts'
import type { StoreGuard } from './guard-stores.ts'

type Given = {
  files: FileStore
  media: Pick<MediaServices, 'store' | 'uploads'>
  guard: StoreGuard
  logger: Pick<Logger, 'info' | 'error'>
}

/**
 * Cleans up all stores, and logs one line about each. Touches nothing and returns null when a store does not carry
 * this database's mark.
 */
export async function sweepStores(
  scope: Scope,
  { files, media, guard, logger }: Given,
  options: SweepOptions = {},
): Promise<{ media: Sweep; files: Sweep } | null> {
  if (!(await guard.areOurs())) {
    logger.error('a store of files belongs to another database: nothing was removed from it')
    return null
  }
  const swept = {
    media: await clearMedia(scope, media, options),
    files: await clearFormFiles(scope, files, options),
  }
  for (const [store, facts] of Object.entries(swept))
    if (facts.isStopped)
      logger.error(
        { store, ...facts },
        'a store has too many files that this database does not know: none was moved to the trash; see npm run store:clean',
      )
    else logger.info({ store, ...facts }, 'a store was cleaned up')
  return swept
}
