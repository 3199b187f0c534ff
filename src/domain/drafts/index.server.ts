/** Sections while they are written: drafts, the changes to them, who else is there, versions, publication, the other language. */
export { beginDraft, findDraft } from './draft.server.ts'
export { sendChanges, type Sent } from './send-changes.server.ts'
export { listChangesAfter } from './list-changes.server.ts'
export { clearPresence, reportPresence, type Presence } from './presence.server.ts'
export { sectionStatus, statusOf } from './section-status.server.ts'
export { publishDraft, unpublishSection } from './publication.server.ts'
export { keepVersion, listHistory, listVersions, type HistoryEntry } from './versions.server.ts'
export { contentAt, type ContentThen } from './content-at.server.ts'
export { confirmTranslation, findCounterpart, type Counterpart } from './other-language.server.ts'
export {
  clearPreviewLinks,
  createPreviewLink,
  findPreview,
  type PreviewLink,
} from './preview-links.server.ts'
export { blockVersion } from './block-version.ts'
export { cleanJson } from './clean-json.ts'
