/** Page records for staff: settings, templates, the page tree, and where pages are used. */
export { readPageSettings } from './settings.server.ts'
export { changePageSettings } from './change-settings.server.ts'
export { createPageFromTemplate } from './create-from-template.server.ts'
export { movePage } from './move-page.server.ts'
export { deletePage } from './delete-page.server.ts'
export { listPageTree } from './page-tree.server.ts'
export { clearTrash, listTrash, restorePage } from './trash.server.ts'
export { listPageUses } from './page-uses.server.ts'
