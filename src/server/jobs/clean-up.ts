import { clearChanges } from '#domain/changes/index.server.ts'
import { clearPresence, clearPreviewLinks } from '#domain/drafts/index.server.ts'
import type { FileStore } from '#domain/file-store.ts'
import { clearEntries, clearFormFiles } from '#domain/forms/index.server.ts'
import { clearImportRuns } from '#domain/imports/index.server.ts'
import { clearOutbox } from '#domain/mail/index.server.ts'
import { clearMedia, type MediaPorts } from '#domain/media/index.server.ts'
import { clearReminders } from '#domain/reminders/index.server.ts'
import { clearRequestCounts } from '#domain/request-counts.server.ts'
import { clearTrash } from '#domain/page-records/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { clearAccounts } from '#domain/users/index.server.ts'

/** Deletes expired data. Each retention period is defined in the module that owns the data. */
export async function cleanUp(
  scope: Scope,
  { files, media }: { files: FileStore; media: Pick<MediaPorts, 'store' | 'parts'> },
): Promise<void> {
  await clearEntries(scope)
  await clearOutbox(scope)
  await clearReminders(scope)
  await clearFormFiles(scope, files)
  await clearMedia(scope, media)
  await clearRequestCounts(scope)
  await clearAccounts(scope)
  await clearPresence(scope)
  await clearPreviewLinks(scope)
  await clearImportRuns(scope)
  await clearTrash(scope)
  await clearChanges(scope)
}
