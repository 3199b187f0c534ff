/** Redirects from old addresses. */
export {
  bringBackRedirects,
  dropRedirectsTo,
  findRedirect,
  giveUpRedirects,
  leaveRedirects,
  listRedirects,
} from './redirects.server.ts'
export { settleRedirect } from './settle-redirects.server.ts'
export { importRedirects, undoImport } from './import-redirects.server.ts'
export { addVisits, clearMissedPaths, ignoreMissedPath, listMissedPaths } from './visits.server.ts'
export { isWorthNoting } from './worth-noting.ts'
