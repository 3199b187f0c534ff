import { clearChanges } from '#domain/changes/index.server.ts'
import { clearPresence, clearPreviewLinks, clearTrash } from '#domain/content/index.server.ts'
import { clearCorrections } from '#domain/corrections/index.server.ts'
import { clearEntries } from '#domain/forms/index.server.ts'
import { clearIdempotencyKeys } from '#domain/idempotency.server.ts'
import { clearImportFiles, clearImportRuns } from '#domain/imports/index.server.ts'
import { clearOutbox } from '#domain/mail/index.server.ts'
import { clearDeletedRecords, clearRecordPresence } from '#domain/records/index.server.ts'
import { clearMissedPaths } from '#domain/redirects/index.server.ts'
import { clearReminders } from '#domain/reminders/index.server.ts'
import { clearRequestCounts } from '#domain/request-counts.server.ts'
import type { Scope } from '#domain/scope.ts'
import { clearAccounts } from '#domain/users/index.server.ts'
import { clearDeliveries } from '#domain/webhooks/index.server.ts'
import { sweepStores } from '../files/sweep-stores.ts'
import { clearMailFiles } from '../mail/clear-mail-files.ts'

/** Deletes expired data. Each retention period is defined in the module that owns the data. */
export async function cleanUp(
  scope: Scope,
  given: Parameters<typeof sweepStores>[1] & { mailFolder: string },
): Promise<void> {
  await clearEntries(scope)
  await clearCorrections(scope)
  await clearOutbox(scope)
  await clearReminders(scope)
  await clearRequestCounts(scope)
  await clearIdempotencyKeys(scope)
  await clearMissedPaths(scope)
  await clearAccounts(scope)
  await clearPresence(scope)
  await clearRecordPresence(scope)
  await clearPreviewLinks(scope)
  await clearImportRuns(scope)
  await clearImportFiles(scope)
  await clearTrash(scope)
  await clearDeletedRecords(scope)
  await clearChanges(scope)
  await clearDeliveries(scope)
  await clearMailFiles(scope, given.mailFolder)
  await sweepStores(scope, given) // last, because a store that can't be reached fails the run
}
