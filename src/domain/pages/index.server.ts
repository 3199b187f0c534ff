/** Pages, their place in the tree, and the sections with their revisions and publications. */
export { findPage, listPagePaths } from './find-page.server.ts'
export { findSection, sectionSlug, type SectionKey } from './find-section.server.ts'
export { saveRevision, publishSection } from './write-section.server.ts'
export {
  changePageTexts,
  createPage,
  publishPageContent,
  type PageDraft,
  type PageTexts,
} from './create-page.server.ts'
export { ensureFixedPages } from './fixed-pages.server.ts'
export { resolveReferences, collectReferences } from './references.server.ts'
export {
  readContent,
  textOfContent,
  withUniqueAnchors,
  type ReadBlock,
  type ReadContainer,
  type ReadContent,
} from './read-content.ts'
export { presentSection } from './present-section.ts'
export { listEditorialTasks, type EditorialTasks } from './editorial-tasks.server.ts'
