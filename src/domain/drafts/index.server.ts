/**
 * Sections while they are edited: drafts and their changes, presence of other editors, versions, publication, the
 * other language.
 */
export { beginDraft, findDraft } from './draft.server.ts'
export { findTemplate } from './find-template.server.ts'
export { sendChanges } from './send-changes.server.ts'
export { listChangesAfter } from './list-changes.server.ts'
export { clearPresence, listEditorNames, reportPresence } from './presence.server.ts'
export { sectionStatus, statusOf } from './section-status.server.ts'
export { cancelScheduled, indexOwner, publishDraft, unpublishSection } from './publication.server.ts'
export { writePlannedHeads } from './write-planned-heads.server.ts'
export { discardDraft } from './discard-draft.server.ts'
export { findBegunSection } from './find-begun-section.server.ts'
export {
  listEditorialTasks,
  type DraftTask,
  type ScheduledTask,
  type Tasks,
} from './editorial-tasks.server.ts'
export { keepVersion, listHistory, listVersions } from './versions.server.ts'
export { contentAt } from './content-at.server.ts'
export { confirmTranslation, findCounterpart } from './other-language.server.ts'
export {
  clearPreviewLinks,
  createPreviewLink,
  findPreview,
  listPreviewLinks,
  revokePreviewLink,
  type ListedPreviewLink,
} from './preview-links.server.ts'
export { requireBounded } from './require-sound.ts'
export { blockVersion } from './block-version.ts'
export { cleanJson } from './clean-json.ts'
