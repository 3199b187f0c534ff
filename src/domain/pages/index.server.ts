/** Pages, their place in the tree, and the sections with their revisions and publications. */
export { findInOtherLanguage, findPage } from './find-page.server.ts'
export { readMenuPlaces, type MenuPlaces } from './menu-places.server.ts'
export { isPageShown, isPublicPage, publicPages, publishedPages } from './shown-pages.server.ts'
export { findHiddenBy } from './owner-visibility.server.ts'
export { presentPage } from './present-page.server.ts'
export { findPictureFiles, withPictureFiles } from './picture-files.server.ts'
export {
  findPublication,
  findSection,
  sectionSlug,
  type BegunSection,
  type PublicationRow,
  type SectionKey,
} from './find-section.server.ts'
export { findPublishedHead } from './published-head.server.ts'
export { changedHeadFields, withHead, writeRecordHead } from './record-heads.server.ts'
export { withHeadOfPage, withHeadOfRecord } from './with-head.server.ts'
export { picturesOf } from './heads.ts'
export { findDeletion, findSectionOwner, type SectionOwnerFacts } from './section-owner.server.ts'
export { saveRevision, publishSection } from './write-section.server.ts'
export {
  changePageTexts,
  createPage,
  publishPageContent,
  type PageDraft,
  type PageTexts,
} from './create-page.server.ts'
export { ensureFixedPages, findFixedPages } from './fixed-pages.server.ts'
export { collectReferences, describePictures, resolveReferences } from './references.server.ts'
export { readContent, withUniqueAnchors, type ReadBlock, type ReadContent } from './read-content.ts'
export {
  isSameContent,
  presentBlock,
  presentContent,
  presentSection,
  upgradeContent,
} from './present-section.ts'
export {
  requireComplete,
  requirePublishable,
  UnpublishableError,
  type ContentError,
} from './check-publication.server.ts'
export {
  authorOf,
  ensureSection,
  findLatestRevision,
  insertRevision,
  lockSection,
  recordSectionChange,
  type RevisionRow,
} from './section-rows.server.ts'
export { findDraftRow, keepUnsaved, replaceDraft, storeDraft, type DraftRow } from './draft-rows.server.ts'
export { storedBlocksOf } from './touched.ts'
export { faultsOfPage } from './page-fields.ts'
export { indexPage } from './index-page.server.ts'
export { findSources, refuseSources, sourceOf } from './sources.server.ts'
export { listSectionsShowing, sourceUses } from './source-uses.server.ts'
export { currentContents } from './current-contents.ts'
export { listPublishedTexts } from './published-texts.server.ts'
export { blocksOf } from './read-content.ts'
