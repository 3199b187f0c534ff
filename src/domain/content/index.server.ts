/**
 * The content of pages: sections and their revisions, drafts and publication, pages as records, shared blocks, what editors look
 * up, and what they say about a draft. Its tables are written nowhere else.
 */

// Pages, their place in the tree, and the sections with their revisions and publications.
export { findCodedPage, findInOtherLanguage, findPage } from './pages/find-page.server.ts'
export { listPublicPages } from './pages/list-pages.server.ts'
export { presentPage } from './pages/present-page.server.ts'
export { findPictureFiles, withPictureFiles } from './pages/picture-files.server.ts'
export { findSection, sectionSlug, type SectionKey } from './pages/find-section.server.ts'
export { withHead } from './pages/record-heads.server.ts'
export { withHeadOfPage, withHeadOfRecord } from './pages/with-head.server.ts'
export { headOfPage, headOfRecord, picturesOf } from './pages/heads.ts'
export { readSectionVersions } from './pages/section-versions.server.ts'
export { findSectionOwner } from './pages/section-owner.server.ts'
export { saveRevision, publishSection } from './pages/write-section.server.ts'
export {
  changePageTexts,
  createPage,
  publishPageContent,
  type PageDraft,
  type PageTexts,
} from './pages/create-page.server.ts'
export {
  ensureFixedPages,
  findFixedPages,
  listFixedPages,
  type FixedPage,
} from './pages/fixed-pages.server.ts'
export { collectReferences, describePictures, resolveReferences } from './pages/references.server.ts'
export { readContent, withUniqueAnchors, type ReadBlock, type ReadContent } from './pages/read-content.ts'
export { presentContent, presentSection } from './pages/present-section.ts'
export { UnpublishableError, type ContentError } from './pages/check-publication.server.ts'
export { authorOf, ensureSection } from './pages/section-rows.server.ts'
export type { DraftRow } from './pages/draft-rows.server.ts'
export { indexPage } from './pages/index-page.server.ts'
export { findSources, sourceOf } from './pages/sources.server.ts'
export { findContentsMatching } from './pages/find-contents-matching.server.ts'
export { findOwnerTitles } from './pages/owner-titles.server.ts'
export { currentContents } from './pages/current-contents.ts'
export { publicContents } from './pages/public-contents.ts'
export { blocksOf, isEmptyContent } from './pages/read-content.ts'

export { indexArticle, publishArticleText } from './articles/publish-article.server.ts'

// Sections while they are edited: drafts and their changes, presence of other editors, versions, publication, the other language.
export { beginDraft, findDraft } from './drafts/draft.server.ts'
export { findTemplate } from './drafts/find-template.server.ts'
export { sendChanges } from './drafts/send-changes.server.ts'
export { clearPresence, reportPresence } from './drafts/presence.server.ts'
export { sectionStatus, statusOf } from './drafts/section-status.server.ts'
export {
  cancelScheduled,
  endSection,
  indexOwner,
  publishDraft,
  publishRevision,
  unpublishSection,
} from './drafts/publication.server.ts'
export { convertPlannedPublications } from './drafts/convert-plans.server.ts'
export { listUnpublishedSections } from './drafts/unpublished-sections.server.ts'
export { isDraftNewer } from './drafts/plans.server.ts'
export { discardDraft } from './drafts/discard-draft.server.ts'
export { findBegunSection } from './drafts/find-begun-section.server.ts'
export {
  listEditorialTasks,
  type DraftTask,
  type ScheduledTask,
  type Tasks,
} from './drafts/editorial-tasks.server.ts'
export { keepVersion, listHistory, listVersions } from './drafts/versions.server.ts'
export { contentAt } from './drafts/content-at.server.ts'
export { confirmTranslation, findCounterpart } from './drafts/other-language.server.ts'
export { findPreview, findReleasePreview, type ReleasePreview } from './drafts/find-preview.server.ts'
export {
  clearPreviewLinks,
  createPreviewLink,
  createReleaseLink,
  listPreviewLinks,
  revokePreviewLink,
  type ListedPreviewLink,
} from './drafts/preview-links.server.ts'
export { requireBounded } from './drafts/assert-valid-content.ts'
export { blockVersion } from './drafts/normalise.ts'
export { hasUnpublishedChanges, listMatchingDrafts } from './drafts/matching-drafts.server.ts'
export { cleanJson } from './drafts/clean-json.ts'

// Page records for staff: settings, templates, the page tree, and where pages are used.
export { readPageSettings } from './page-records/settings.server.ts'
export { SettingsConflictError } from './page-records/merge-seen.ts'
export { changePageSettings } from './page-records/change-settings.server.ts'
export { beginLegalPages } from './page-records/begin-legal-pages.server.ts'
export { createPageFromTemplate } from './page-records/create-from-template.server.ts'
export { movePage } from './page-records/move-page.server.ts'
export { deletePage } from './page-records/delete-page.server.ts'
export { listPageTree } from './page-records/page-tree.server.ts'
export { clearTrash, listTrash, restorePage } from './page-records/trash.server.ts'
export { keepOwnTemplate, listOwnTemplates, removeOwnTemplate } from './page-records/own-templates.server.ts'
export { listPageUses } from './page-records/page-uses.server.ts'

// Shared blocks: content that is written once and shown in many places (decision 47).
export { createSharedBlock } from './shared-blocks/create-shared-block.server.ts'
export { listSharedBlocks } from './shared-blocks/list-shared-blocks.server.ts'
export { listSharedBlockUses } from './shared-blocks/shared-block-uses.server.ts'
export {
  deleteSharedBlock,
  renameSharedBlock,
  restoreSharedBlock,
} from './shared-blocks/change-shared-block.server.ts'

// Choices for editors: link targets and images.
export { searchLinkTargets } from './lookups/link-targets.server.ts'
export { listEventSources } from './lookups/event-sources.server.ts'

// Discussions of staff about drafts: comments on blocks, suggested wordings, mentions, and requests for review.
export { addComment, changeComment, deleteComment } from './discussion/write-comments.server.ts'
export { addSuggestion, settleSuggestion } from './discussion/suggestions.server.ts'
export { endReview, requestReview } from './discussion/reviews.server.ts'
export { listDiscussionTasks, type DiscussionTask } from './discussion/discussion-tasks.server.ts'
export { readDiscussion } from './discussion/read-discussion.server.ts'
