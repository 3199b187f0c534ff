/** Redirects from old addresses. */
export {
  addRedirects,
  findRedirect,
  leaveRedirects,
  dropRedirectsTo,
  listRedirects,
} from './redirects.server.ts'
